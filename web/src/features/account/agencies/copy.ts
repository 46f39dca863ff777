/** Every text of agencies and their clients, by component. */

import type { GrantedAccess } from "@marquee/contracts/account/agencies";
import { numberText } from "@marquee/contracts/text/formats";
import { sentence } from "@marquee/contracts/text/sentence";

/** What each scope includes, for who grants it and who gets it. */
export const scopes: Readonly<Record<GrantedAccess["scope"], { label: string; text: string }>> = {
  everything: {
    label: "Everything",
    text: "Deals, campaigns, Morgan and numbers. Never people, billing, API keys or the account itself.",
  },
  deals: {
    label: "Deals only",
    text: "Events, offers, negotiations, agreements and messages. No campaigns, credits or numbers.",
  },
  campaigns: {
    label: "Campaigns only",
    text: "Campaigns, concepts and what Morgan knows about the brand. No deals.",
  },
};

/** What each role may do within the scope. */
export const roles: Readonly<Record<GrantedAccess["teamRole"], { label: string; text: string }>> = {
  viewer: { label: "Read only", text: "The agency reads and changes nothing." },
  member: {
    label: "Work",
    text: "The agency drafts, negotiates and orders. It signs nothing.",
  },
  manager: {
    label: "Work and sign",
    text: "The agency also signs deals in the client's name.",
  },
};

/** Who pays what the agency orders, for both sides. */
export const payers: Readonly<Record<GrantedAccess["payer"], { label: string; text: string }>> = {
  client: { label: "The client pays", text: "What the agency orders takes the client's credits." },
  agency: {
    label: "The agency pays",
    text: "What the agency orders takes its own credits, and the client gets the results.",
  },
};

export const access = {
  summary: ({ teamRole, scope, payer }: GrantedAccess) =>
    sentence`${scopes[scope].label} · ${roles[teamRole].label} · ${payers[payer].label}`,
  explained: ({ teamRole, scope, payer }: GrantedAccess) =>
    sentence`${scopes[scope].text} ${roles[teamRole].text} ${payers[payer].text}`,
  since: (date: string) => sentence`since ${date}`,
} as const;

const openDeals = (deals: number, amount: string) =>
  deals === 0
    ? "no open deals"
    : deals === 1
      ? sentence`1 open deal worth ${amount}`
      : sentence`${numberText(deals)} open deals worth ${amount}`;

export const clientsPage = {
  title: "Clients",
  lead: "Companies that you act for, and what waits for each.",
  ask: "Ask a company",
  loading: "Loading your clients",
  failed: "Couldn't load your clients",
  none: "No clients yet",
  noneText: "Ask a company for access, or let it offer you access from its Team tab.",
  waiting: (count: number, isMore: boolean) =>
    isMore
      ? sentence`${numberText(count)} or more things wait`
      : count === 1
        ? "1 thing waits"
        : sentence`${numberText(count)} things wait`,
  nothingWaits: "Nothing waits",
  openDeals,
  total: (waiting: number, deals: number, amount: string) =>
    sentence`Over all clients: ${numberText(waiting)} waiting, ${openDeals(deals, amount)}`,
  noDeals: "Deals aren't part of this access",
  actFor: "Switch to client",
  actForName: (name: string) => sentence`Switch to client ${name}`,
  leave: "Leave",
  leaveName: (name: string) => sentence`Leave ${name}`,
  offers: "Offers you access",
  accept: "Accept",
  acceptName: (name: string) => sentence`Accept the access to ${name}`,
  decline: "Decline",
  declineName: (name: string) => sentence`Decline the access to ${name}`,
  leaveTitle: (name: string) => sentence`Give up the access to ${name}?`,
  leaveText: (name: string) =>
    sentence`Nobody of your agency acts for ${name} any more, from now on. What you did stays there. Only ${name} can let you in again.`,
  leaveConfirm: "Give up access",
} as const;

export const requestsCard = {
  asked: "Asked",
  offered: "Offered",
  note: "We don't say whether an address has an account. Who has it decides.",
  details: (summary: string, date: string) => sentence`${summary} · sent ${date}`,
  withdraw: "Withdraw",
  withdrawFrom: (email: string) => sentence`Withdraw what waits at ${email}`,
} as const;

export const startDialog = {
  askTitle: "Ask a company for access",
  askLead: "Its owners decide. They see your agency's name and what you ask for.",
  offerTitle: "Offer an agency access",
  offerLead: "Its owners accept or decline. You can change what it may do, or end the access, at any time.",
  askEmail: "Email address of the company's owner",
  offerEmail: "Email address of the agency's owner",
  scope: "What the agency sees",
  role: "What the agency may do",
  payer: "Who pays for orders",
  cancel: "Cancel",
  ask: "Send request",
  offer: "Send offer",
} as const;

export const changeDialog = {
  title: (name: string) => sentence`Change what ${name} may do`,
  payerStays: ({ payer }: GrantedAccess) =>
    sentence`${payers[payer].label}, as you agreed. To change that, end the access and agree on a new one.`,
  cancel: "Cancel",
  submit: "Save changes",
} as const;

export const agenciesCard = {
  title: "Agencies",
  note: "An agency that you let in acts in your account. You end it at any time.",
  none: "No agency acts for you.",
  loading: "Loading your agencies",
  failed: "Couldn't load your agencies",
  offer: "Offer access",
  asks: "Asks for access",
  allow: "Allow",
  allowName: (name: string) => sentence`Allow ${name} to act for you`,
  decline: "Decline",
  declineName: (name: string) => sentence`Decline what ${name} asks`,
  change: "Change",
  changeName: (name: string) => sentence`Change what ${name} may do`,
  end: "End access",
  endName: (name: string) => sentence`End access for ${name}`,
  endTitle: (name: string) => sentence`End the access of ${name}?`,
  endText: (name: string) =>
    sentence`${name} is out at once, also in the middle of a step. What it did for you stays, under its people's names.`,
  endConfirm: "End access",
  allowTitle: (name: string) => sentence`Let ${name} act for you?`,
} as const;
