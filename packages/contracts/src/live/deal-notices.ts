import { durations } from "../durations.ts";
import { isolated, withoutIsolates } from "../text/direction.ts";
import { dateFormat } from "../text/formats.ts";
import { usd } from "../text/usd.ts";

/** What a notice of a deal's step knows; what is optional is missing from notices that an earlier release wrote. */
export interface DealStepAbout {
  /** What happened. */
  action: string;
  /** The company that did it, or its person where there is none; for a new owner, the colleague who chose them. */
  from: string;
  eventName: string;
  packageName?: string | undefined;
  /** The deal's amount, USD. */
  amount?: number | undefined;
  /** The side that did it. */
  by?: string | undefined;
  /** When the offer, or what was accepted, expires; absent once nothing does. */
  until?: string | undefined;
  /** The deliverable or the file that it is about, and what a deliverable is now. */
  what?: string | undefined;
  state?: string | undefined;
}

const forPackage = ({ packageName }: DealStepAbout) =>
  packageName === undefined ? "" : ` for ${packageName}`;
const named = ({ what }: DealStepAbout, otherwise: string) => (what === undefined ? otherwise : `“${what}”`);
const price = ({ amount }: DealStepAbout, otherwise: string) =>
  amount === undefined ? otherwise : usd(amount);

/** Titles of a deal's steps for the side that did not take them: the fact itself, as a mail's subject says it too. */
const dealSteps: Partial<Record<string, (about: DealStepAbout) => string>> = {
  propose: (about) => {
    const { from, amount, by, packageName } = about;
    if (amount === undefined || packageName === undefined) return `New offer from ${from}`;
    return by === "host"
      ? `${from} offered ${packageName} for ${usd(amount)}`
      : `${from} offered ${usd(amount)} for ${packageName}`;
  },
  request_changes: (about) => `${about.from} requested changes${forPackage(about)}`,
  accept: (about) => `${about.from} accepted ${price(about, "your offer")}${forPackage(about)}`,
  decline: (about) => `${about.from} declined ${price(about, "your offer")}${forPackage(about)}`,
  cancel: (about) => `${about.from} canceled the deal${forPackage(about)}`,
  complete: (about) => `${about.from} completed the deal${forPackage(about)}`,
  sign: (about) => `${about.from} signed the contract${forPackage(about)}`,
  owner: (about) => `${about.from} made you the owner of the deal${forPackage(about)}`,
  renew: ({ from, amount, packageName = "the deal" }) =>
    `${from} offered to renew ${packageName}${amount === undefined ? "" : ` for ${usd(amount)}`}`,
  deliverable: (about) =>
    about.state === undefined
      ? `${about.from} updated ${named(about, "a deliverable")}`
      : `${about.from} set ${named(about, "a deliverable")} to ${about.state}`,
  proof: (about) => `${about.from} uploaded proof of ${named(about, "a deliverable")}`,
  proof_removed: (about) => `${about.from} removed proof of ${named(about, "a deliverable")}`,
  file: (about) => `${about.from} shared ${named(about, "a file")}`,
  file_removed: (about) => `${about.from} removed ${named(about, "a file")}`,
  lapse: (about) =>
    `The offer${about.amount === undefined ? "" : ` of ${usd(about.amount)}`}${forPackage(about)} expired`,
  lapse_unsigned: (about) => `The contract${forPackage(about)} wasn't signed in time`,
  sign_reminder: (about) => `Three days left to sign the contract${forPackage(about)}`,
  contract_ready: (about) => `Your signed contract${forPackage(about)} is ready`,
};

/** The title of a notice of a deal's step. */
export function dealStepTitle(about: DealStepAbout): string {
  return dealSteps[about.action]?.(about) ?? "Deal updated";
}

/** Steps that the other side answers with an offer or a decision, and those that leave a signature to give. */
const asksForAnswer: ReadonlySet<string> = new Set(["propose", "request_changes", "renew"]);
const asksForSignature: ReadonlySet<string> = new Set(["accept", "sign", "sign_reminder"]);

/** By when something is asked of the reader, and what; nothing for a step that asks for nothing. */
export function dealStepDeadline({
  action,
  until,
}: DealStepAbout): { verb: string; until: string } | undefined {
  if (until === undefined) return undefined;
  if (asksForAnswer.has(action)) return { verb: "Answer", until };
  return asksForSignature.has(action) ? { verb: "Sign", until } : undefined;
}

/** What a notice of a deal's step says below its title: what to do by when, and which event it is about. */
export function dealStepMessage(about: DealStepAbout, timeZone?: string): string {
  const asked = dealStepDeadline(about);
  const event = `It's for ${about.eventName}.`;
  if (!asked) return event;
  const by = untilText(asked.until, timeZone);
  const within = asked.verb === "Answer" ? ` within ${durations.dealOfferSeconds / 3_600} hours,` : "";
  return `${asked.verb}${within} by ${by}. ${event}`;
}

/** An instant on the reader's clock: "January 18 at 9:00 AM PST". */
export function untilText(instant: string, timeZone?: string): string {
  return dateFormat({
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  })
    .format(new Date(instant))
    .replaceAll(/\s/gu, " ");
}

/** What a change of its event does to a deal, by the side that reads it. */
const dealOutcomes = {
  reopened: "The terms are open again: send a new offer, or wait for one.",
  to_sign:
    "The terms you accepted have been amended. Read the contract again and sign it, or cancel the deal.",
  to_amend: "Both sides need to sign the amendment. Until then, the contract you signed stays in force.",
  may_leave: "Sign the amendment, or leave the deal. Until then, the contract you signed stays in force.",
  ended: "The deal has ended.",
  may_cancel: "Either side can cancel the deal now, without fault.",
} as const;
export type DealOutcome = keyof typeof dealOutcomes;

/** What becomes of a deal, as a notice says it; nothing for an outcome that this release does not know. */
export function dealOutcomeText(outcome: string): string {
  return Object.hasOwn(dealOutcomes, outcome) ? dealOutcomes[outcome as DealOutcome] : "";
}

/** The first of several changes in words, without what was before: "Event days: July 1–2, 2026". */
export const firstOf = (changed: string): string =>
  isolated(withoutIsolates(changed).split(" instead of ")[0] ?? changed);
