/** Every text of the deal pages, by component; the texts for creating a deal are in new-deal-copy.ts, the hub's in hub-copy.ts. */

import { sentence } from "@marquee/contracts/text/sentence";
import { formatDollars } from "#format/format.ts";

export const dealsTable = {
  caption: "Deals",
  sponsorship: "Sponsorship",
  with: "With",
  status: "Status",
  amount: "Amount",
  closingDate: "Closing date",
  next: "Next step",
  at: (what: string, place: string) => sentence`${what} · ${place}`,
  actions: (deal: string) => sentence`Actions for ${deal}`,
  proposed: (date: string) => sentence`Proposed: ${date}`,
  noDate: "Not set",
  preview: "Preview Contract",
  view: "View Contract",
  continue: "Continue Negotiation",
  manage: "Manage Deal",
  look: "View Deal",
} as const;

export const timeLeft = {
  left: (time: string) => sentence`${time} left`,
  over: "Time is up",
} as const;

export const dealStatuses = {
  negotiating: "Negotiating",
  pending: "Pending",
  active: "Active",
  completed: "Completed",
  cancelled: "Canceled",
} as const;

export const dealNames = {
  /** The packages of every demo's initial data are shown by the names of their events. */
  packages: {
    "1": "Tech Summit 2025",
    "2": "AI Conference",
    "3": "Startup Expo",
    "4": "Developer Days",
  } as Readonly<Record<string, string>>,
  fallback: (packageId: string) => sentence`Package #${packageId}`,
  unknown: "Unknown",
} as const;

export const dealPage = {
  title: "Deal",
  lead: (packageName: string, days: string, place: string) => sentence`${packageName} · ${days} · ${place}`,
  back: "Back to Deals",
  list: "Your deals",
  detail: "Deal",
  loading: "Loading the deal",
  failed: "Couldn't load this deal",
} as const;

export const dealDetail = {
  loadingPrices: "Loading the event's prices",
  tabs: "About this deal",
  terms: "Terms",
  contract: "Contract & files",
  deliverables: "Deliverables",
  messages: "Messages",
  history: "History",
  viewAnalytics: "View Analytics",
  results: "Goals & results",
  renewedFrom: "Renews an earlier deal",
  renewedTo: "Renewed in a new deal",
  concept: "For your concept",
  showConcept: "Show concept",
  showDeal: "Show deal",
  closed: "This deal can no longer be changed because one of the accounts was deleted.",
} as const;

export const dealStanding = {
  yourTurn: (name: string) => sentence`${name} made the latest offer. It's your turn.`,
  theirTurn: (name: string) => sentence`Waiting for ${name} to answer your latest offer.`,
  theyAsked: (name: string) => sentence`${name} asked for changes. Send a new offer.`,
  youAsked: (name: string) => sentence`Waiting for ${name} to send a new offer.`,
  toAnswer: (time: string) => sentence`${time} left to answer.`,
  toSign: (time: string) => sentence`${time} left to sign.`,
  unsigned: "The contract wasn't signed in time, so the spot is free again.",
  reopened: "The event has changed, so the terms are open again. Send a new offer, or wait for one.",
  amended: "The event has changed, so the contract has been amended.",
  inForce: (version: number) =>
    sentence`Until both sides have signed the amendment, version ${version} stays in force.`,
  amendFirst: (name: string) => sentence`Sign it again; ${name} signs after you.`,
  theyAmendFirst: (name: string) => sentence`Waiting for ${name} to sign it first.`,
  mayLeave: "You can also leave the deal without fault.",
  eventCanceled: "The event was canceled. Either side can cancel the deal without fault.",
  youSignFirst: (name: string) =>
    sentence`Both sides accepted the terms. Sign the contract; ${name} signs after you.`,
  theySignFirst: (name: string) =>
    sentence`Both sides accepted the terms. Waiting for ${name} to sign the contract.`,
  theySigned: (name: string) => sentence`${name} signed the contract. It's your turn to sign.`,
  youSigned: (name: string) => sentence`You signed the contract. Waiting for ${name} to sign it.`,
  active: (date: string) => sentence`Active since ${date}.`,
  activeNow: "Active.",
  completed: (date: string | undefined, roi: number | null) =>
    [
      sentence`Completed${date === undefined ? "" : sentence` ${date}`}.`,
      ...(roi === null ? [] : [sentence`ROI ${roi}x.`]),
    ].join(" "),
  ended: (name: string, reason: string) => sentence`Canceled by ${name}: ${reason}`,
  lapsed: "The offer expired, so the spot is free again.",
  you: "you",
} as const;

export const termsTab = {
  dueEntry: (benefit: string, event: string) => sentence`Due: ${benefit} (${event})`,
  contract: "Contract details",
  package: "Package summary",
  event: "Event",
  eventDate: "Event days",
  location: "Location",
  audience: "Audience",
  kindAndDue: (kind: string, due: string) => sentence`${kind} · due ${due}`,
  packageName: "Package",
  tier: "Tier",
  brand: "Sponsor",
  host: "Host",
  amount: "Amount",
  closingDate: "Closing date",
  proposedDate: "Proposed closing date",
  version: "Version",
  created: "Created",
  benefits: "Benefits",
  noBenefits: "No benefits agreed on yet.",
  addOns: "Add-ons, included in the amount",
  addOn: (benefit: string, price: string) => sentence`${benefit} (${price})`,
  kpis: "Goals",
  noKpis: "No goals agreed on yet.",
  notes: "Further terms",
  roi: "ROI to date",
  roiValue: (roi: number | null) => (roi === null ? "–" : sentence`${roi}x`),
} as const;

export const earlier = { show: "Show earlier" } as const;

export const changes = {
  deliverable: (n: string, field: string) => sentence`Deliverable ${n}: ${field.toLowerCase()}`,
  to: "to",
} as const;

export const historyTab = {
  title: "History",
  log: "What happened, newest first",
  changed: "changed the deal",
  create: "opened the deal",
  propose: "sent an offer",
  request_changes: "asked for changes",
  accept: "accepted the terms",
  decline: "declined the deal",
  cancel: "canceled the deal",
  lapse: "freed the spot because the offer expired",
  lapse_unsigned: "freed the spot because the contract wasn't signed in time",
  sign_reminder: "reminded both sides to sign",
  event_changed: "updated the deal to match the changed event",
  event_canceled: "noted that the event was canceled",
  sign: "signed the contract",
  complete: "completed the deal",
  renew: "started a renewal",
  deliverable: "updated a deliverable",
  proof: "uploaded proof of a deliverable",
  proof_removed: "removed proof of a deliverable",
  file: "added a file",
  file_removed: "removed a file",
} as const;

export const deliverablesTab = {
  title: "Deliverables",
  empty: "No deliverables yet",
  emptyText: "Once both sides accept the same terms, each benefit becomes a deliverable here.",
  due: (date: string) => sentence`Due ${date}`,
  noDue: "No due date",
  dueAfterSigning: (days: number) => {
    if (days === 0) return "Due on the day both sides sign";
    return sentence`Due ${days} ${days === 1 ? "day" : "days"} after signing`;
  },
  by: (name: string) => sentence`Delivered by ${name}`,
  atRisk: "At risk: started before both sides signed",
  named: (label: string, benefit: string) => sentence`${label}: ${benefit}`,
  moves: {
    pending: "Not started",
    in_progress: "Start work",
    delivered: "Mark as delivered",
    accepted: "Accept",
    disputed: "Dispute",
    waived: "Waive",
  },
} as const;

export const deliverableStatuses = {
  pending: "Pending",
  in_progress: "In progress",
  delivered: "Delivered",
  accepted: "Accepted",
  disputed: "Disputed",
  waived: "Waived",
} as const;

export const deliverableDialog = {
  title: "Update deliverable",
  status: "Status",
  owner: "Delivered by",
  dueDate: "Due date",
  note: "Note",
  noteHint: (name: string) => sentence`${name} will see this.`,
  reasonRequired: "Say what's wrong with it",
  cancel: "Cancel",
  save: "Save changes",
} as const;

export const messagesTab = {
  title: "Messages",
  loading: "Loading the messages",
  failed: "Couldn't load the messages",
  empty: (name: string) => sentence`No messages yet. What you write here goes to ${name}.`,
  label: (name: string) => sentence`Message to ${name}`,
  send: "Send",
} as const;

export const dealActions = {
  accept: "Accept Contract",
  sign: "Sign Contract",
  managersSign: "Managers and owners sign for your company.",
  bothSides: "Your agency is the other side of this deal, so somebody of the company has to decide.",
  propose: "Change Offer",
  counter: "Make Counter-offer",
  request_changes: "Request Changes",
  complete: "Complete Deal",
  renew: "Renew Deal",
  decline: "Decline",
  cancel: "Cancel Deal",
} as const;

export const reasonDialog = {
  request_changes: {
    title: "Request Changes",
    lead: "The terms are open again, and earlier acceptances no longer apply.",
    label: "What should change?",
    submit: "Request changes",
  },
  decline: {
    title: "Decline this deal?",
    lead: "The deal ends and its spot is free again.",
    label: "Reason",
    submit: "Decline deal",
  },
  cancel: {
    title: "Cancel this deal?",
    lead: "The deal ends and its spot is free again.",
    label: "Reason",
    submit: "Cancel deal",
  },
  leaveChanged:
    "The event has changed since both sides signed. You leave the deal without fault, and its spot is free again.",
  leaveCanceled: "The event was canceled. The deal ends without fault on either side.",
  over: "This is no longer possible. Close this to see where the deal stands.",
  hint: (name: string) => sentence`${name} will see this.`,
  keep: "Back",
} as const;

interface ConfirmedDeal {
  amount: number;
  undelivered: number;
  ownSide: "brand" | "host";
  with: { name: string };
}

const things = (count: number) => (count === 1 ? "1 deliverable" : sentence`${count} deliverables`);

export const confirmMoveDialog = {
  accept: {
    title: "Accept these terms?",
    lead: ({ amount, with: { name } }: ConfirmedDeal) =>
      sentence`You're accepting ${name}'s latest offer of ${formatDollars(amount)}. Next, both sides have 14 days to sign the contract, but not past the event's start.`,
    submit: "Accept",
  },
  complete: {
    title: "Complete this deal?",
    lead: ({ undelivered, ownSide, with: { name } }: ConfirmedDeal) => {
      if (undelivered > 0)
        return ownSide === "brand"
          ? sentence`${name} hasn't delivered ${things(undelivered)}. By completing the deal, you accept that.`
          : sentence`You haven't delivered ${things(undelivered)}. Completing the deal closes it as it is.`;
      return ownSide === "brand"
        ? sentence`You confirm that ${name} has delivered what was agreed on. Either side can renew the deal afterwards.`
        : sentence`You confirm that you've delivered everything you owe. ${name} can renew the deal afterwards.`;
    },
    submit: "Complete deal",
  },
  over: "This is no longer possible. Close this to see where the deal stands.",
} as const;

export const changedNote = {
  title: "This has changed since you opened it",
  wording: "The wording of the contract has changed. Read it again under Contract & files.",
  read: "I've read the changes",
} as const;

export const offerDialog = {
  lead: (name: string) => sentence`${name} gets a new version of the terms and has 72 hours to answer.`,
  over: "You can no longer send an offer. Close this to see where the deal stands.",
  note: (name: string) => sentence`Message to ${name}`,
  cancel: "Cancel",
  submit: "Send offer",
} as const;

export const zeroOffer = {
  label: "Offer of $0",
  text: "This offer is for $0. The sponsor would pay nothing.",
  agree: "Yes, offer $0",
  required: "Confirm that you mean $0, or change the amount",
} as const;

export const contractTab = {
  loading: "Loading the contract",
  failed: "Couldn't load the contract",
  signatures: "Signatures",
  document: "Contract",
  status: {
    draft: "Preview",
    awaiting_brand: "Waiting for the sponsor",
    awaiting_host: "Waiting for the host",
    signed: "Signed by both sides",
    void: "Void",
  },
  signedAs: (name: string, at: string) => sentence`Signed as ${name} on ${at}`,
  inCapacity: (capacity: string) => sentence`As ${capacity}`,
  account: (name: string, address: string) =>
    address === ""
      ? sentence`With the account of ${name}`
      : sentence`With the account of ${name}, confirmed as ${address}`,
  notSigned: { brand: "Sponsor, signs first", host: "Host, signs second" },
  voided: (name: string, version: number, at: string) =>
    sentence`${name} signed version ${version} on ${at}. That signature is void.`,
  hash: "SHA-256 of the text:",
  copyHash: "Copy hash",
  verify: "Verify a contract",
} as const;

export const signDialog = {
  title: "Sign Contract",
  lead: (version: number, name: string) =>
    sentence`You sign version ${version} of the contract with ${name}. It takes effect once both sides have signed.`,
  name: "Your full name",
  nameHint: "Typing your name is your signature.",
  nameRequired: "Name is required",
  password: "Password",
  passwordRequired: "Password is required",
  code: "Authentication code",
  codeRequired: "Code is required",
  otherName: (name: string) => sentence`Your account's name is ${name}. Sign with the other name.`,
  otherNameRequired: "Say that you mean to sign with another name, or use your account's",
  cancel: "Cancel",
  submit: "Sign contract",
  over: "You can no longer sign. Close this to see where the deal stands.",
} as const;

export const verifyContractPage = {
  title: "Verify a contract",
  lead: "Check whether a contract is the one that was signed. The file stays on this device.",
  back: "Back to Deals",
  file: "Contract file",
  choose: "Choose a file",
  hint: "A PDF that was downloaded from Marquee, up to 20 MB.",
  tooLarge: "The file is larger than 20 MB.",
  checking: "Checking the file",
  matches: "This is a contract from Marquee",
  noMatch: "This file doesn't match any contract",
  noMatchText: "It was changed after it was signed, or it wasn't made by Marquee.",
  current: (version: number) => sentence`It is version ${version}, the latest one.`,
  replaced: (version: number) => sentence`It is version ${version}, which is no longer valid.`,
  nobody: "Nobody has signed it.",
  signed: {
    brand: (name: string, at: string) => sentence`Signed for the sponsor by ${name} on ${at}`,
    host: (name: string, at: string) => sentence`Signed for the host by ${name} on ${at}`,
  },
} as const;

export const downloadContract = {
  download: "Download Contract",
} as const;
