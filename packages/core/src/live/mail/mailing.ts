import type { EmailSender } from "@marquee/adapters/email/port";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import type { Mail } from "./letter.ts";
import { sentMailEntity } from "./sent-mail.item.ts";

/** What a core function needs to send email. */
export interface Mailing {
  email: EmailSender;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** Called with the error of a mail that was not sent, or of a note that was not stored, for the log. */
  failed(error: unknown): void;
}

/** The account whose mail it is, and the address that it goes to. */
export interface MailReader {
  id: string;
  email: string;
}

/**
 * Sends a mail and notes in the reader's account that it went out, or that it could not. A note that cannot be stored
 * fails no mail.
 * @throws the error of the mail service, once it is noted
 */
export async function sendMail(core: Core, mailing: Mailing, reader: MailReader, mail: Mail): Promise<void> {
  try {
    await mailing.email.send({ to: reader.email, ...mail });
  } catch (error) {
    await note(core, mailing, reader, mail, false);
    throw error;
  }
  await note(core, mailing, reader, mail, true);
}

/**
 * The same for a mail that nothing depends on, such as a notice of a completed change. Never throws; returns whether it
 * was sent. Accounts without an address get none.
 */
export async function sendQuietly(
  core: Core,
  mailing: Mailing,
  { id, email }: { id: string; email: string | null },
  mail: Mail,
): Promise<boolean> {
  if (email === null) return false;
  let sent = true;
  try {
    await mailing.email.send({ to: email, ...mail });
  } catch (error) {
    mailing.failed(error);
    sent = false;
  }
  await note(core, mailing, { id, email }, mail, sent);
  return sent;
}

/** Says farewell to somebody whose account is gone, and with it every note. Never throws. */
export async function sendLast(mailing: Mailing, to: string | null, mail: Mail): Promise<void> {
  if (to !== null) await mailing.email.send({ to, ...mail }).catch(mailing.failed);
}

async function note(
  core: Core,
  mailing: Mailing,
  { id: userId, email: to }: MailReader,
  { subject }: Mail,
  sent: boolean,
): Promise<void> {
  const nowMs = core.clock.now();
  const id = core.ids.next("sentMail", nowMs);
  const item = sentMailEntity.item({ userId, id, to, subject, sent, createdAt: isoTime(nowMs) });
  await core.table.write({ op: "put", item }).catch(mailing.failed);
}
