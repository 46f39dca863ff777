import type { Preferences } from "../account/profile.ts";
import { inAccount, sitePaths } from "../site-path.ts";
import { monthDayText } from "../text/day-text.ts";
import { isolated, isolatedNames } from "../text/direction.ts";
import { numberText } from "../text/formats.ts";
import { usd } from "../text/usd.ts";
import { accessChanged } from "./agency-notices.ts";
import { apiAccessChanged } from "./api-access-notices.ts";
import { dealOutcomeText, dealStepMessage, dealStepTitle, firstOf, untilText } from "./deal-notices.ts";
import {
  conceptCommented,
  conceptMention,
  dealMention,
  dealMessage,
  inquiryMention,
  inquiryMessage,
} from "./message-notices.ts";
import {
  type AboutOf,
  type Facts,
  type FactType,
  kind,
  type NoticeClient,
  type NotificationKindOf,
} from "./notification-shape.ts";
import { sampleOf } from "./sample-notices.ts";
import { agreedChanges, savedEventChanges, savedEventTitles } from "./saved-event-changes.ts";
import { securityEventTitle } from "./security-events.ts";
import { teamChanged } from "./team-notices.ts";

const conceptsOf = (generationId: string): string =>
  `${sitePaths.campaigns}?${new URLSearchParams({ tab: "concepts", generation: generationId }).toString()}`;

const eventPage = (eventId: string): string =>
  `${sitePaths.events}?${new URLSearchParams({ event: eventId }).toString()}`;

const creditsText = (credits: number): string =>
  `${numberText(credits)} ${credits === 1 ? "credit" : "credits"}`;

/** Every kind of notification: what it says, where it leads and what governs it. */
export const notificationKinds = {
  campaign_ready: kind({
    about: { generationId: "text" },
    icon: "sparkles",
    preference: null,
    title: () => "Campaign ideas generated!",
    message: () => "Your new campaign concepts are ready to review.",
    leadsTo: ({ generationId }) => conceptsOf(generationId),
    action: "View concepts",
  }),
  campaign_failed: kind({
    about: { generationId: "text", reason: "text" },
    icon: "sparkles",
    preference: null,
    title: () => "Generation failed",
    message: ({ reason }) => reason,
    leadsTo: ({ generationId }) => conceptsOf(generationId),
    action: "View concepts",
  }),
  concept_commented: conceptCommented,
  concept_mention: conceptMention,
  credits_added: kind({
    about: { credits: "number", paymentId: "text?" },
    icon: "coins",
    preference: null,
    title: ({ credits }) => `Credits added: ${numberText(credits)}`,
    message: ({ credits }) =>
      `${creditsText(credits)} ${credits === 1 ? "was" : "were"} added to your balance.`,
    leadsTo: () => sitePaths.credits,
    action: "View balance",
  }),
  credits_low: kind({
    about: { available: "number" },
    icon: "coins",
    preference: null,
    title: ({ available }) => `Credits running low: ${numberText(available)} left`,
    message: ({ available }) => `You have ${creditsText(available)} left.`,
    leadsTo: () => sitePaths.credits,
    action: "Buy credits",
  }),
  credits_granted: kind({
    about: { credits: "number", expiresAt: "text" },
    icon: "coins",
    preference: null,
    noMail: true,
    title: () => "Your first campaign is on us",
    message: ({ credits, expiresAt }, timeZone) =>
      `You have ${creditsText(credits)} to start with. They expire on ${monthDayText(expiresAt, timeZone)}.`,
    leadsTo: () => sitePaths.campaigns,
    action: "Create a campaign",
  }),
  credits_expiring: kind({
    about: { credits: "number", expiresAt: "text" },
    icon: "coins",
    preference: null,
    title: ({ credits }) => `${creditsText(credits)} ${credits === 1 ? "expires" : "expire"} soon`,
    message: ({ credits, expiresAt }, timeZone) =>
      `${creditsText(credits)} ${credits === 1 ? "expires" : "expire"} on ${monthDayText(expiresAt, timeZone)}.`,
    leadsTo: () => sitePaths.campaigns,
    action: "Create a campaign",
  }),
  security_event: kind({
    /** `event` is one of `securityEvents`. */
    about: { event: "text", device: "text" },
    icon: "shield-check",
    preference: null,
    noMail: true,
    title: ({ event }) => securityEventTitle(event),
    message: ({ device }) => `${device}. If this wasn't you, reset your password right away.`,
    leadsTo: () => `${sitePaths.profile}?tab=security`,
    action: "Review security",
  }),
  api_access_changed: apiAccessChanged,
  team_changed: teamChanged,
  access_changed: accessChanged,
  welcome: kind({
    about: { name: "text" },
    icon: "sparkles",
    preference: null,
    noMail: true,
    title: () => "Welcome to Marquee!",
    message: ({ name }) => `${name}, Morgan is ready to help you find the right sponsorships.`,
    leadsTo: () => sitePaths.chat,
    action: "Ask Morgan",
  }),
  inquiry_message: inquiryMessage,
  inquiry_mention: inquiryMention,
  search_match: kind({
    about: { eventId: "text", eventName: "text", searchName: "text" },
    icon: "sparkles",
    preference: "newEvents",
    title: ({ eventName }) => `New event: ${eventName}`,
    message: ({ searchName }) => `It matches your saved search "${searchName}".`,
    leadsTo: ({ eventId }) => eventPage(eventId),
    action: "View event",
  }),
  saved_event_changed: kind({
    /** `field` is one of `savedEventChanges`; money in USD, `from` and `to` empty if there was or is no value. */
    about: { eventId: "text", eventName: "text", field: "text", from: "text", to: "text" },
    icon: "calendar-days",
    preference: "dealUpdates",
    atOnce: ({ field }) => agreedChanges.has(field),
    title: ({ eventName, field, from, to }) =>
      (savedEventTitles[field] ?? savedEventTitles.any)(eventName, from, to),
    message: ({ field, from, to }) => (savedEventChanges[field] ?? savedEventChanges.any)(from, to),
    leadsTo: ({ eventId }) => eventPage(eventId),
    action: "View event",
  }),
  deal_step: kind({
    about: {
      dealId: "text",
      step: "number",
      action: "text",
      from: "text",
      eventName: "text",
      packageName: "text?",
      amount: "number?",
      by: "text?",
      until: "text?",
      what: "text?",
      state: "text?",
    },
    icon: "handshake",
    preference: "dealUpdates",
    title: dealStepTitle,
    message: dealStepMessage,
    leadsTo: ({ dealId }) => sitePaths.sponsorship.replace(":id", encodeURIComponent(dealId)),
    action: "Open deal",
  }),
  deal_event: kind({
    /** `changed` says what differs, empty if the event was canceled; `outcome` is one of `dealOutcomes`. */
    about: { dealId: "text", step: "number", eventName: "text", changed: "text", outcome: "text" },
    icon: "calendar-days",
    preference: null,
    atOnce: () => true,
    title: ({ eventName, changed }) =>
      changed === ""
        ? `${eventName} was canceled`
        : `Your deal for ${eventName} changed: ${firstOf(changed)}`,
    message: ({ changed, outcome }) =>
      [changed, dealOutcomeText(outcome)].filter((part) => part !== "").join(" "),
    leadsTo: ({ dealId }) => sitePaths.sponsorship.replace(":id", encodeURIComponent(dealId)),
    action: "Open deal",
  }),
  event_by_admin: kind({
    /** What was done, by the name of the operation. */
    about: { eventId: "text", eventName: "text", action: "text" },
    icon: "shield-check",
    preference: null,
    title: ({ eventName, action }) =>
      action === "deleteEvent"
        ? `A Marquee admin deleted ${eventName}`
        : `A Marquee admin changed ${eventName}`,
    message: ({ action }) =>
      action === "deleteEvent"
        ? "If you didn't ask for this, contact support."
        : "Its history shows who changed what. If you didn't ask for this, contact support.",
    leadsTo: ({ eventId, action }) =>
      action === "deleteEvent"
        ? sitePaths.hosting
        : `${sitePaths.hostedEvent.replace(":id", encodeURIComponent(eventId))}?tab=history`,
    action: "View details",
  }),
  event_news: kind({
    /** `changed` says what differs, empty if the event was canceled. */
    about: { eventId: "text", eventName: "text", changed: "text" },
    icon: "calendar-days",
    preference: null,
    atOnce: () => true,
    title: ({ eventName, changed }) =>
      changed === "" ? `${eventName} was canceled` : `${eventName} changed: ${firstOf(changed)}`,
    message: ({ changed }) =>
      changed === ""
        ? "You're no longer on its waiting list."
        : `${changed} You're still on the waiting list.`,
    leadsTo: ({ eventId }) => eventPage(eventId),
    action: "View event",
  }),
  deal_message: dealMessage,
  deal_mention: dealMention,
  spot_offered: kind({
    about: { packageId: "text", packageName: "text", eventId: "text", eventName: "text", until: "text" },
    icon: "handshake",
    preference: null,
    title: ({ eventName }) => `A spot is free at ${eventName}`,
    message: ({ packageName, until }, timeZone) =>
      `${packageName} is held for you for 24 hours, until ${untilText(until, timeZone)}.`,
    leadsTo: ({ eventId }) =>
      `${sitePaths.events}?${new URLSearchParams({ event: eventId, tab: "sponsorship" }).toString()}`,
    action: "Choose package",
  }),
  package_proposed: kind({
    /** `price` in USD. */
    about: {
      packageId: "text",
      packageName: "text",
      eventId: "text",
      eventName: "text",
      from: "text",
      price: "number?",
    },
    icon: "handshake",
    preference: "dealUpdates",
    title: ({ from, packageName, price }) =>
      price === undefined
        ? `${from} made you an offer`
        : `${from} offered you ${packageName} for ${usd(price)}`,
    message: ({ packageName, eventName }) => `${packageName} at ${eventName}. Only you can see it.`,
    leadsTo: ({ eventId, packageId }) =>
      `${sitePaths.newSponsorship}?${new URLSearchParams({ event: eventId, package: packageId, step: "offer" }).toString()}`,
    action: "View package",
  }),
  sample: kind({
    /** `which` names one of the samples. */
    about: { which: "text" },
    icon: "sparkles",
    preference: null,
    noMail: true,
    title: ({ which }) => sampleOf(which).title,
    message: ({ which }) => sampleOf(which).message,
    leadsTo: ({ which }) => sampleOf(which).leadsTo,
    action: "Take a look",
  }),
  support_answered: kind({
    /** `answer` is its beginning. */
    about: { requestId: "text", answer: "text" },
    icon: "message-square-text",
    preference: null,
    atOnce: () => true,
    title: () => "Marquee answered your request",
    message: ({ answer }) => answer,
    leadsTo: () => sitePaths.support,
    action: "Read answer",
  }),
  role_change_decided: kind({
    /** `role` is the label of the role that was asked for; `reason` is what the admin wrote. */
    about: { role: "text", outcome: "text", reason: "text" },
    icon: "shield-check",
    preference: null,
    atOnce: () => true,
    title: ({ role, outcome }) =>
      outcome === "approved" ? `Your role is now ${role}` : "Your role stays as it is",
    message: ({ role, outcome, reason }) =>
      outcome === "approved"
        ? `Your request was approved: “${reason}”`
        : `Your request to become ${role} was declined: “${reason}”`,
    leadsTo: () => sitePaths.profile,
    action: "Open profile",
  }),
} as const;

export type NotificationKind = keyof typeof notificationKinds;
export type NotificationAbout<K extends NotificationKind> = Parameters<
  (typeof notificationKinds)[K]["title"]
>[0];

/** One notification of any kind. */
export type NotificationOf<K extends NotificationKind = NotificationKind> = {
  [One in K]: { kind: One; about: NotificationAbout<One> };
}[K];

function isKind(value: unknown): value is NotificationKind {
  return typeof value === "string" && Object.hasOwn(notificationKinds, value);
}

/** Whether this is a notification of a kind that this release knows, with the facts that its kind needs. */
export function isNotification(value: unknown): value is NotificationOf {
  if (typeof value !== "object" || value === null || !("kind" in value) || !isKind(value.kind)) return false;
  const about: unknown = "about" in value ? value.about : undefined;
  if (typeof about !== "object" || about === null) return false;
  const given = about as Record<string, unknown>;
  return Object.entries(notificationKinds[value.kind].about).every(([name, type]: [string, FactType]) =>
    type.endsWith("?") && given[name] === undefined
      ? true
      : typeof given[name] === (type.startsWith("text") ? "string" : "number"),
  );
}

/** A notification with only the facts of its kind, without extra ones that another release may have written. */
export function withKnownFacts({ kind, about }: NotificationOf): NotificationOf {
  const facts: Readonly<Record<string, unknown>> = about;
  const names = Object.keys(notificationKinds[kind].about);
  const known = names.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]);
  // The compiler follows a kind through a union of 25 at most.
  return { kind, about: Object.fromEntries(known) } as NotificationOf;
}

/** A notification of any kind, and the client whom it is about where that is not the account of its list. */
export type ToldNotification = NotificationOf & { client?: NoticeClient | undefined };

/**
 * The texts of a notification and where it leads, as its kind defines them, with days in the reader's time zone. One
 * about a client says so and leads to that client's page.
 */
export function readNotification(
  { kind, about, client }: ToldNotification,
  timeZone?: string,
): {
  title: string;
  message: string;
  leadsTo: string;
  action: string;
  icon: NotificationKindOf<Facts>["icon"];
} {
  // The types pair each kind with its facts, but the compiler loses that for a union of all kinds.
  const of = notificationKinds[kind] as unknown as NotificationKindOf<Facts>;
  const facts = about as unknown as AboutOf<Facts>;
  const named = isolatedNames(facts);
  const message = of.message(named, timeZone);
  const leadsTo = of.leadsTo(facts);
  return {
    title: of.title(named),
    message: client ? `For ${isolated(client.name)}: ${message}` : message,
    leadsTo: client ? inAccount(leadsTo, client.id) : leadsTo,
    action: of.action,
    icon: of.icon,
  };
}

/** Whether somebody with these toggles wants this kind of notification. */
export function wantsNotification(
  kind: NotificationKind,
  { notifications }: Pick<Preferences, "notifications">,
): boolean {
  const { preference } = notificationKinds[kind];
  return preference === null || notifications[preference];
}

/** Whether a notification is mailed at once, rather than when its reader likes to get mail. */
export function isMailedAtOnce({ kind, about }: NotificationOf): boolean {
  const { atOnce } = notificationKinds[kind] as unknown as NotificationKindOf<Facts>;
  return atOnce?.(about as unknown as AboutOf<Facts>) ?? false;
}

/** Whether notifications of a kind are mailed to users who want mail. */
export function isMailed(kind: NotificationKind): boolean {
  const declared: { noMail?: true } = notificationKinds[kind];
  return declared.noMail === undefined;
}
