import type { Digest } from "@marquee/contracts/enums";
import { sitePaths } from "@marquee/contracts/site-path";
import { inMail, inSubject } from "./in-mail.ts";
import type { Mail } from "./mails.ts";

/** A notification as text, as its kind words it. */
export interface MailedNotice {
  title: string;
  message: string;
  /** A path on the site. */
  leadsTo: string;
}

interface Recipient {
  name: string;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
}

/** How many notifications a mail lists; it gives the number of the others. */
const listedMax = 20;

const howToStop = (siteUrl: string) =>
  `You can change how often we write, or turn email notifications off, in Settings: ${siteUrl}${sitePaths.settings}`;

/** A mail about one notification. */
export function noticeMail(to: Recipient, { title, message, leadsTo }: MailedNotice): Mail {
  return {
    subject: inSubject(title),
    text: [
      `Hi ${inMail(to.name)},`,
      `${inMail(title)}\n${inMail(message)}`,
      `${to.siteUrl}${leadsTo}`,
      howToStop(to.siteUrl),
      `Marquee\n${to.siteUrl}`,
    ].join("\n\n"),
  };
}

/** A mail about the notifications of a day or a week. */
export function noticeDigestMail(
  to: Recipient,
  digest: Exclude<Digest, "each">,
  notices: readonly MailedNotice[],
): Mail {
  const count = notices.length === 1 ? "1 notification" : `${notices.length} notifications`;
  const rest = notices.length - listedMax;
  return {
    subject: `Your ${digest} summary: ${count}`,
    text: [
      `Hi ${inMail(to.name)},`,
      `${count} since your last summary:`,
      ...notices
        .slice(0, listedMax)
        .map(
          ({ title, message, leadsTo }) => `${inMail(title)}\n${inMail(message)}\n${to.siteUrl}${leadsTo}`,
        ),
      ...(rest > 0 ? [`And ${rest} more: ${to.siteUrl}`] : []),
      howToStop(to.siteUrl),
      `Marquee\n${to.siteUrl}`,
    ].join("\n\n"),
  };
}
