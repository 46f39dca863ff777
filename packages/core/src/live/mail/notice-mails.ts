import type { Digest } from "@marquee/contracts/enums";
import { dealStepDeadline, untilText } from "@marquee/contracts/live/deal-notices";
import {
  type NotificationKind,
  type NotificationOf,
  readNotification,
  type ToldNotification,
} from "@marquee/contracts/live/notification-kinds";
import { inAccount, sitePaths } from "@marquee/contracts/site-path";
import { shortened } from "@marquee/contracts/text/characters";
import { monthDayText } from "@marquee/contracts/text/day-text";
import { withoutIsolates } from "@marquee/contracts/text/direction";
import { numberText } from "@marquee/contracts/text/formats";
import { usd } from "@marquee/contracts/text/usd";
import { inMail, inSubject, subjectMax } from "./in-mail.ts";
import { composed, type LinkedSentence, type Mail, type MailPicture } from "./letter.ts";

interface Recipient {
  name: string;
  /** The company that it is about, for whoever has joined it; undefined for their own account. */
  company?: string | undefined;
  /** The reader's time zone, whose days and hours the mail names. */
  timeZone: string;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
}

/** How many notifications a mail lists; it gives the number of the others. */
export const listedMax = 20;

const howToStop = ({ siteUrl, company }: Recipient): LinkedSentence => ({
  text:
    company === undefined
      ? "You get this email because email notifications are on. You can change how often we write, or turn them off."
      : `You get this email because you work in ${company}'s account and email notifications are on. You can change how often we write, or turn them off.`,
  link: { label: "Settings", url: `${siteUrl}${sitePaths.settings}` },
});

/** A notification and the account that its links name, for readers who act for several; absent where it says so itself. */
export type MailedNotice = ToldNotification & { accountId?: string | undefined };

function urlOf({ siteUrl }: Recipient, path: string, { accountId }: MailedNotice): string {
  return `${siteUrl}${accountId === undefined ? path : inAccount(path, accountId)}`;
}

/** A mail about one notification. */
export function noticeMail(to: Recipient, notice: MailedNotice, picture?: MailPicture): Mail {
  const { title, message, leadsTo, action } = readNotification(notice, to.timeZone);
  const { from } = factsOf(notice);
  const isAbout = factNames[notice.kind]?.includes("from") && typeof from === "string";
  return composed(to.siteUrl, {
    subject: subjectOf(notice, to.timeZone),
    headline: title,
    name: to.name,
    ...(isAbout ? { from } : {}),
    picture,
    paragraphs: [message],
    facts: noticeFacts(notice, to.timeZone),
    button: { label: action, url: urlOf(to, leadsTo, notice) },
    closing: receiptOf(to, notice),
    why: howToStop(to),
  });
}

/** Where a mail about bought credits leads to their receipt. */
function receiptOf(to: Recipient, notice: MailedNotice): LinkedSentence[] {
  const { kind, about } = notice;
  if (kind !== "credits_added" || about.paymentId === undefined) return [];
  const path = sitePaths.receipt.replace(":id", encodeURIComponent(about.paymentId));
  return [
    {
      text: "Your receipt can be printed and downloaded.",
      link: { label: "View receipt", url: urlOf(to, path, notice) },
    },
  ];
}

/** A mail about the notifications of a day or a week, with their pictures; each picture stands once, at the first. */
export function noticeDigestMail(
  to: Recipient,
  digest: Exclude<Digest, "each">,
  notices: readonly MailedNotice[],
  pictures: readonly (MailPicture | undefined)[] = [],
): Mail {
  const count = notices.length === 1 ? "1 notification" : `${notices.length} notifications`;
  const [first] = notices;
  const others = notices.length > 1 ? ` and ${notices.length - 1} more` : "";
  const rest = notices.length - listedMax;
  return composed(to.siteUrl, {
    subject: first ? `${subjectOf(first, to.timeZone, subjectMax - others.length)}${others}` : count,
    headline: `Your ${digest} summary: ${count}`,
    name: to.name,
    paragraphs: [],
    entries: notices.slice(0, listedMax).map((notice, at) => {
      const { title, message, leadsTo } = readNotification(notice, to.timeZone);
      const isFirst = pictures.findIndex((other) => other?.url === pictures[at]?.url) === at;
      const picture = isFirst ? pictures[at] : undefined;
      return { title, message, url: urlOf(to, leadsTo, notice), picture };
    }),
    closing:
      rest > 0 ? [{ text: `And ${rest} more.`, link: { label: "Open Marquee", url: to.siteUrl } }] : [],
    why: howToStop(to),
  });
}

/** The lengths that names are cut to, one after the other, until a subject has room for the whole fact. */
const nameLengths = [60, 40, 30, 24, 20, 16] as const;
const names: ReadonlySet<string> = new Set([
  "from",
  "eventName",
  "packageName",
  "concept",
  "what",
  "searchName",
]);

/** The title with its names as long as there is room for: a long name must not push the fact out of the subject. */
function subjectOf(notice: NotificationOf, timeZone: string, most: number = subjectMax): string {
  for (const length of nameLengths) {
    const subject = inMail(titleOf(withShortNames(notice, length), timeZone));
    if (subject.length <= most) return subject;
  }
  return inSubject(titleOf(withShortNames(notice, nameLengths.at(-1) ?? 16), timeZone), most);
}

/** A title without marks of direction, which some programs show as boxes in a subject. */
function titleOf(notice: NotificationOf, timeZone: string): string {
  return withoutIsolates(readNotification(notice, timeZone).title);
}

function withShortNames(notice: NotificationOf, length: number): NotificationOf {
  const about = Object.fromEntries(
    Object.entries(factsOf(notice)).map(([name, value]) => {
      const isName = names.has(name) && factNames[notice.kind]?.includes(name);
      return [name, isName && typeof value === "string" ? shortened(inMail(value), length) : value];
    }),
  );
  return { kind: notice.kind, about } as NotificationOf;
}

/** The facts of each kind that its mail lists, in this order. */
const factNames: Partial<Record<NotificationKind, readonly string[]>> = {
  deal_step: ["from", "eventName", "packageName", "amount", "what", "until"],
  deal_event: ["eventName"],
  deal_message: ["from", "eventName"],
  deal_mention: ["from", "eventName"],
  inquiry_mention: ["from", "eventName"],
  inquiry_message: ["from", "eventName"],
  package_proposed: ["from", "eventName", "packageName", "price"],
  spot_offered: ["eventName", "packageName", "until"],
  saved_event_changed: ["eventName"],
  event_news: ["eventName"],
  event_by_admin: ["eventName"],
  search_match: ["eventName", "searchName"],
  concept_commented: ["from", "concept"],
  concept_mention: ["from", "concept"],
  credits_expiring: ["credits", "expiresAt"],
  credits_added: ["credits"],
  credits_low: ["available"],
};

const labels: Readonly<Record<string, string>> = {
  from: "From",
  eventName: "Event",
  packageName: "Package",
  amount: "Amount",
  price: "Price",
  what: "About",
  until: "Held until",
  searchName: "Saved search",
  concept: "Concept",
  credits: "Credits",
  available: "Credits left",
  expiresAt: "Expires",
};

function factsOf({ about }: NotificationOf): Readonly<Record<string, unknown>> {
  return { ...about };
}

/** A notification's facts as a mail lists them. */
function noticeFacts(notice: NotificationOf, timeZone: string): { label: string; value: string }[] {
  const about = factsOf(notice);
  const deadline = notice.kind === "deal_step" ? dealStepDeadline(notice.about) : undefined;
  return (factNames[notice.kind] ?? []).flatMap((name) => {
    const value = about[name];
    if (value === undefined || value === "") return [];
    if (name === "until" && notice.kind === "deal_step")
      return deadline ? [{ label: `${deadline.verb} by`, value: untilText(deadline.until, timeZone) }] : [];
    // Nobody did what the clock did; the other side is whom the deal is with.
    const isWith = name === "from" && notice.kind === "deal_step" && notice.about.by === undefined;
    const label = isWith ? "With" : (labels[name] ?? name);
    return [{ label, value: factText(name, value, timeZone) }];
  });
}

function factText(name: string, value: unknown, timeZone: string): string {
  if (name === "amount" || name === "price") return usd(Number(value));
  if (name === "until") return untilText(String(value), timeZone);
  if (name === "expiresAt") return monthDayText(String(value), timeZone);
  return typeof value === "number" ? numberText(value) : String(value);
}
