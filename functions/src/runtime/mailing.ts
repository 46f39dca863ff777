import type { Mailing } from "@marquee/core/live/mail/mailing";
import { liveEmail, siteUrl } from "./deps.ts";
import { reportError } from "./failures.ts";

/** The stage's mail; a mail that cannot be sent is logged and counted, without its address. */
export const liveMailing = (): Mailing => ({
  email: liveEmail(),
  siteUrl: siteUrl(),
  failed: (error) => reportError("MailsFailed", "mail not sent", error),
});
