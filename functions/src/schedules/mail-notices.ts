import { noticePicture } from "@marquee/core/home/previews/notice-picture";
import { mailNotices, type NoticeMailer } from "@marquee/core/live/notifications/mail-notices";
import { liveCore, siteUrl } from "../runtime/deps.ts";
import { liveMailing } from "../runtime/mailing.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const core = liveCore();
const mailer: NoticeMailer = {
  core,
  mailing: liveMailing(),
  pictureOf: (notice) => noticePicture(core, siteUrl(), notice),
};

/** Each minute: mails notifications to users who chose mail, at the times they chose. */
export const handler = scheduleHandler(
  "notices",
  async (untilMs) => {
    const { looked, mailed, cutShort, ...trouble } = await mailNotices(mailer, untilMs);
    return { report: { looked, mailed, cutShort }, ...trouble };
  },
  { reserveMs: 15_000 },
);
