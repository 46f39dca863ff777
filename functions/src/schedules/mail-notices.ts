import { mailNotices } from "@marquee/core/live/notifications/mail-notices";
import { liveCore } from "../runtime/deps.ts";
import { liveMailing } from "../runtime/mailing.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const mailer = { core: liveCore(), mailing: liveMailing() };

/** Each minute: mails notifications to users who chose mail, at the times they chose. */
export const handler = scheduleHandler(
  "notices",
  async (untilMs) => {
    const { looked, mailed, cutShort, ...trouble } = await mailNotices(mailer, untilMs);
    return { report: { looked, mailed, cutShort }, ...trouble };
  },
  { reserveMs: 15_000 },
);
