import { adjustmentWithout, approvalWithout, auditWithout, ledgerEntryWithout } from "./anonymize.ts";
import { exportViews } from "./export-views.ts";
import {
  adjustmentsOf,
  approvalsOf,
  auditOf,
  connectionsOf,
  guardsOf,
  lastCodesOf,
  webhookBodiesOf,
} from "./find-rows.ts";
import type { Ownership } from "./ownership.ts";

const counter: Pick<Ownership, "owner" | "export" | "onDelete"> = {
  owner: "partition",
  export: { notShown: "A counter or marker of the machinery; what it counts is in the export itself." },
  onDelete: "erase",
};
const nobodys: Ownership = {
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "It is nobody's." },
  onDelete: { keep: "It is nobody's." },
};
const books = "Bookkeeping: records of money and credits stay, by an id that leads to nobody any more.";

/** A row that leads from elsewhere to an id, and goes by itself. */
function passing(what: string): Ownership {
  return {
    owner: { notFound: what },
    export: { notShown: "It says nothing of a person." },
    onDelete: { keep: `${what} It expires by itself.` },
  };
}

/**
 * Every kind of row, by its rowType. registry.test.ts fails when code stores a kind that is not here.
 * Backups hold what was erased until they age out, after 35 days.
 */
export const registry = {
  user: {
    owner: "partition",
    export: exportViews.user,
    // By the deletion itself, as its last step: until then the profile is how the rest is found.
    onDelete: { keep: "As a tombstone without personal data, so that the ledger still has its account." },
  },
  guard: {
    owner: guardsOf,
    export: { notShown: "It repeats the account's own names." },
    onDelete: "erase",
  },
  "email-change": { owner: "partition", export: exportViews.emailChange, onDelete: "erase" },
  "two-factor": { owner: "partition", export: exportViews.twoFactor, onDelete: "erase" },
  "reset-link": {
    owner: "partition",
    export: { notShown: "A fingerprint of a link that was mailed to the account." },
    onDelete: "erase",
  },
  session: { owner: "partition", export: exportViews.session, onDelete: "erase" },
  "sign-in-flow": passing(
    "A step of a browser's sign-in, for ten minutes; its cookie is the only way to it.",
  ),
  activity: { owner: "partition", export: exportViews.activity, onDelete: "erase" },
  "api-key": { owner: "partition", export: exportViews.apiKey, onDelete: "erase" },
  "last-code": {
    owner: lastCodesOf,
    export: { notShown: "The time of a text message, by a fingerprint of the number." },
    onDelete: "erase",
  },
  balance: { owner: "partition", export: exportViews.balance, onDelete: { keep: books } },
  "ledger-entry": {
    owner: "partition",
    export: exportViews.ledgerEntry,
    onDelete: { anonymize: ledgerEntryWithout },
  },
  "given-alone": counter,
  adjustment: {
    owner: adjustmentsOf,
    export: exportViews.adjustment,
    onDelete: { anonymize: adjustmentWithout },
  },
  approval: {
    owner: approvalsOf,
    export: {
      notShown: "Decisions among admins; what they changed is in the account's activity, which is shown.",
    },
    onDelete: { anonymize: approvalWithout },
  },
  payment: { owner: "partition", export: exportViews.payment, onDelete: { keep: books } },
  "payment-event": {
    owner: "partition",
    export: { notShown: "The history of the payments that are shown." },
    onDelete: { keep: books },
  },
  "payment-lookup": {
    owner: { notFound: "Leads from the card provider's ids to a payment, for refunds that come later." },
    export: { notShown: "The ids are in the payments that are shown." },
    onDelete: { keep: books },
  },
  "card-customer": {
    owner: "partition",
    export: { notShown: "The card provider's id of the account; the provider answers for what it holds." },
    onDelete: "erase",
  },
  "webhook-event": {
    owner: { notFound: "What came of an event: ids and verdicts only." },
    export: { notShown: "The payments that it changed are shown." },
    onDelete: { keep: "It names a person by ids and fingerprints only and expires after 90 days." },
  },
  "webhook-raw": {
    owner: webhookBodiesOf,
    export: { notShown: "The card provider's message about the account; its payments are shown." },
    onDelete: "erase",
  },
  job: { owner: "partition", export: exportViews.job, onDelete: "erase" },
  message: { owner: "partition", export: exportViews.message, onDelete: "erase" },
  "campaign-idea": { owner: "partition", export: exportViews.campaignIdea, onDelete: "erase" },
  // The public ones stand in a partition of their own and are the product's.
  "campaign-template": { owner: "partition", export: exportViews.campaignTemplate, onDelete: "erase" },
  socket: { owner: "partition", export: exportViews.socket, onDelete: "erase" },
  connection: {
    owner: connectionsOf,
    export: { notShown: "It repeats the socket that is shown." },
    onDelete: "erase",
  },
  ticket: passing("Opens one connection, for 60 seconds."),
  turn: counter,
  sent: counter,
  allowance: counter,
  daily: counter,
  minute: counter,
  "request-key": counter,
  limit: passing("A number of tries under a fingerprint."),
  audit: {
    owner: auditOf,
    export: { notShown: "It tells of admins. What it changed is in the account's activity, which is shown." },
    // Who changed what must stay answerable: ids stay, words and names go.
    onDelete: { anonymize: auditWithout },
  },
  settings: nobodys,
  "ledger-check": nobodys,
  "model-budget": nobodys,
  "credit-package": nobodys,
  event: nobodys,
  "sponsorship-package": nobodys,
} as const satisfies Record<string, Ownership>;

export type RowType = keyof typeof registry;

/** The entry of a row; a kind that nobody wrote down is never shown and never kept. */
export function ownershipOf(rowType: unknown): Ownership {
  const known: Record<string, Ownership> = registry;
  return (typeof rowType === "string" ? known[rowType] : undefined) ?? counter;
}

/** Where the account's files are; every key of a person's file begins with one of these. */
export function filePrefixes(userId: string): string[] {
  return ["mockups", "avatars", "uploads"].map((folder) => `${folder}/${userId}/`);
}
