import type { GrantPayer, GrantScope } from "@marquee/contracts/account/grant-scopes";
import type { TeamRole } from "@marquee/contracts/account/team-roles";
import type { PriceList } from "@marquee/contracts/admin/system";
import type { DealAction, DealSide, DealStatus, DealVersionKind } from "@marquee/contracts/deals/deal-moves";
import type { DeliverableStatus } from "@marquee/contracts/deals/deliverable-moves";
import type { CreditTransactionType, JobStatus, MatchPart, PaymentStatus } from "@marquee/contracts/enums";
import type { TileId } from "@marquee/contracts/insight/analytics-measures";
import type { BrandKnowledge } from "./port.ts";

/** Results of the read tools. Money is in USD; they contain no email addresses or phone numbers. */

/** An event as Morgan may see it: public fields only. */
export interface ToolEvent {
  id: string;
  name: string;
  description: string;
  location: string;
  /** On the clock of its place, such as 2026-01-15T19:00:00-08:00. */
  date: string;
  endsAt: string;
  timeZone: string;
  category: string;
  attendeeCount: number;
  attendeeType: string;
  /** The lowest price of its packages; null while it has none. */
  priceFromUsd: number | null;
  spotsLeft: number;
}

/** A sponsorship package as Morgan may see it. */
export interface ToolPackage {
  id: string;
  eventId: string;
  eventName: string;
  name: string;
  priceUsd: number;
  tier: string;
  benefits: readonly string[];
  spots: number;
  sold: number;
  spotsLeft: number;
  /** How many accounts wait for a spot. */
  waiting: number;
  /** Only this reader's brand may buy it. */
  madeForReader: boolean;
}

/** An event's page: who runs it, what it offers, and how well it matches the reader. */
export interface ToolEventDetail extends ToolEvent {
  status: string;
  host: {
    name: string;
    company: string;
    medianReplyHours: number | null;
    completionRate: number | null;
  };
  hostId: string;
  pastSponsors: readonly { company: string; eventName: string }[];
  oneSponsorPerIndustry: boolean;
  takenIndustries: readonly string[];
  packages: readonly ToolPackage[];
  addOns: readonly { id: string; benefit: string; priceUsd: number; remaining: number | null }[];
  match: ToolMatch | null;
}

/** How well an event matches the reader, from 0 to 100, and why. */
export interface ToolMatch {
  score: number;
  parts: readonly { name: MatchPart; score: number; weight: number; reason: string }[];
}

export interface ToolRecommendedEvent extends ToolEvent {
  match: ToolMatch;
}

export interface ToolContact {
  name: string;
  company: string;
}

/** A deal that the reader takes part in. */
export interface ToolDeal {
  id: string;
  eventId: string;
  eventName: string;
  /** On the clock of the event's place. */
  eventDate: string;
  packageId: string;
  packageName: string;
  tier: string;
  status: DealStatus;
  /** Which side the reader is on. */
  ownSide: DealSide;
  with: ToolContact;
  amountUsd: number;
  version: number;
  /** Who made the newest version, and whether it is an offer or a request for changes. */
  offeredBy: DealSide;
  offerKind: DealVersionKind;
  /** Until when an unanswered offer holds the spot. */
  expiresAt: string | null;
  closingDate: string | null;
  signedAt: string | null;
  roi: number | null;
  unreadMessages: boolean;
  /** What the reader may do now. */
  moves: readonly DealAction[];
  updatedAt: string;
}

/** A deal with its terms, what each side owes, its versions and who signed. */
export interface ToolDealDetail extends ToolDeal {
  benefits: readonly string[];
  addOns: readonly { id: string; benefit: string; priceUsd: number }[];
  kpis: readonly string[];
  notes: string;
  endReason: string | null;
  offers: readonly {
    version: number;
    by: DealSide;
    kind: DealVersionKind;
    amountUsd: number;
    note: string;
    createdAt: string;
  }[];
  deliverables: readonly {
    benefit: string;
    owner: DealSide;
    dueDate: string | null;
    status: DeliverableStatus;
  }[];
}

/** The agreement for a deal's newest version. */
export interface ToolAgreement {
  dealId: string;
  eventName: string;
  version: number;
  status: "draft" | "awaiting_brand" | "awaiting_host" | "signed" | "void";
  signatures: readonly { version: number; side: DealSide; name: string; at: string; void: boolean }[];
  text: string;
}

/** Something that the reader still has to deliver. */
export interface ToolOwed {
  dealId: string;
  eventName: string;
  packageName: string;
  benefit: string;
  status: DeliverableStatus;
  dueDate: string;
  /** The day is over where the event takes place. */
  overdue: boolean;
  with: ToolContact;
}

/** A company that the reader's agency acts for, or that offers it access. */
export interface ToolClient {
  company: string;
  scope: GrantScope;
  teamRole: TeamRole;
  payer: GrantPayer;
  /** `offered` waits for the agency's answer. */
  state: "active" | "offered";
  since: string;
}

/** A campaign that the reader ordered, with what it cost. */
export interface ToolCampaign {
  id: string;
  prompt: string;
  status: JobStatus;
  costCredits: number;
  /** What was finally charged; null while it is open. */
  chargedCredits: number | null;
  /** Why it failed; null unless it did. */
  error: string | null;
  ideas: readonly { name: string; type: string; budgetUsd: number }[];
  createdAt: string;
}

export interface ToolBalance {
  totalCredits: number;
  usedCredits: number;
  /** The part of the used credits that is still pending. */
  heldCredits: number;
  availableCredits: number;
  /** The available credits that expire on a day of the reader's calendar unless they are spent before; null if none do. */
  expiring: { credits: number; day: string } | null;
  /** Replies that are still free this month. */
  freeRepliesLeft: number;
  /** The agency whose credits pay what the reader orders, instead of these. */
  payingAgency?: string;
}

export interface ToolCreditEntry {
  at: string;
  /** What it added to the balance; negative for spending. */
  credits: number;
  balanceAfter: number;
  type: CreditTransactionType;
  description: string;
}

export interface ToolPayment {
  at: string;
  packageName: string;
  credits: number;
  amountUsd: number;
  refundedUsd: number;
  status: PaymentStatus;
}

/** A credit package on sale. */
export interface ToolCreditPackage {
  id: string;
  name: string;
  creditAmount: number;
  priceUsd: number;
}

/** What work costs in credits right now, and the credit packages on sale, cheapest first. */
export interface ToolPriceList {
  prices: PriceList;
  packages: readonly ToolCreditPackage[];
}

/** The reader's numbers for a period, each with its formula, next to those of the same number of days before. */
export interface ToolAnalytics {
  from: string;
  to: string;
  previous: { from: string; to: string };
  /** Whether these are sample rows, which are shown until there are real ones. */
  sample: boolean;
  /** The side of the person's deals that these numbers are of, and the sides that they have numbers on. */
  side: DealSide;
  sides: readonly DealSide[];
  tiles: readonly {
    id: TileId;
    label: string;
    unit: "count" | "usd" | "percent" | "multiple";
    formula: string;
    value: number | null;
    previous: number | null;
    goal: number | null;
  }[];
  pipeline: readonly {
    stage: string;
    deals: number;
    amountUsd: number;
    weight: number;
    weightedUsd: number;
  }[];
  locations: readonly { city: string; deals: number; score: number | null; expectedRoi: number | null }[];
  events: readonly { id: string; name: string }[];
}

/** What the reader said about themselves, which decides which events match them. */
export interface ToolProfile {
  name: string;
  company: string;
  role: string;
  industry: string | null;
  budgetUsd: number | null;
  interests: readonly string[];
  audiences: readonly string[];
  places: readonly string[];
  /** What they told Morgan about their brand; null if nothing. */
  brand: BrandKnowledge | null;
}
