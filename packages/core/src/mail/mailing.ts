import type { EmailSender } from "@marquee/adapters/email/port";
import type { Mail } from "./mails.ts";

/** What a verb needs to write to people. */
export interface Mailing {
  email: EmailSender;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  /** Is told of a mail that did not go out, for the log. */
  failed(error: unknown): void;
}

/**
 * Sends a mail that nothing depends on, such as a notice of a change that is done. Never throws; answers whether it went
 * out. Who has no address gets none.
 */
export async function sendQuietly(mailing: Mailing, to: string | null, mail: Mail): Promise<boolean> {
  if (to === null) return false;
  try {
    await mailing.email.send({ to, ...mail });
    return true;
  } catch (error) {
    mailing.failed(error);
    return false;
  }
}
