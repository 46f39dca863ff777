import type { Mailing } from "@marquee/core/mail/mailing";
import { liveEmail, siteUrl } from "./deps.ts";
import { errorFields, log } from "./logger.ts";

/** Mail of this stage; one that does not go out is logged, without its address. */
export const liveMailing = (): Mailing => ({
  email: liveEmail(),
  siteUrl: siteUrl(),
  failed: (error) => log.warn("mail not sent", errorFields(error)),
});
