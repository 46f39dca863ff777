import { workAnnouncements } from "@marquee/core/live/announcements/work-announcements";
import { allAnnouncers } from "@marquee/core/whole/announcers/all-announcers";
import { liveChannel, liveCore } from "../runtime/deps.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const herald = { core: liveCore(), channel: liveChannel() };

/** Each minute: notifies users about changes to events that they asked to hear about. */
export const handler = scheduleHandler(
  "announcements",
  async (untilMs) => {
    const { looked, ended, cutShort, ...trouble } = await workAnnouncements(herald, allAnnouncers, untilMs);
    return { report: { looked, ended, cutShort }, ...trouble };
  },
  { reserveMs: 10_000 },
);
