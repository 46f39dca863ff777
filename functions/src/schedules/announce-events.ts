import { workAnnouncements } from "@marquee/core/live/announcements/work-announcements";
import { shareNotices } from "@marquee/core/live/notifications/share-notices";
import { allAnnouncers } from "@marquee/core/whole/announcers/all-announcers";
import { liveChannel, liveCore } from "../runtime/deps.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const herald = { core: liveCore(), channel: liveChannel() };

/**
 * Each minute: notifies users about changes to events that they asked to hear about, and people of an account about
 * what the calls that wrote it could not tell all of them.
 */
export const handler = scheduleHandler(
  "announcements",
  async (untilMs) => {
    const done = await workAnnouncements(herald, allAnnouncers, untilMs);
    await shareNotices(herald.core, herald.channel, untilMs, done);
    const { looked, ended, cutShort, ...trouble } = done;
    return { report: { looked, ended, cutShort }, ...trouble };
  },
  { reserveMs: 10_000 },
);
