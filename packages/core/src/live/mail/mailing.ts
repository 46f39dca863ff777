import type { EmailSender } from "@marquee/adapters/email/port";
import type { Mail } from "./letter.ts";

/** What a core function needs to send email. */
export interface Mailing {
  email: EmailSender;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** Called with the error of a mail that was not sent, for the log. */
  failed(error: unknown): void;
}

/**
 * Sends a mail that nothing depends on, such as a notice of a completed change. Never throws; returns whether it was
 * sent. Accounts without an address get none.
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
