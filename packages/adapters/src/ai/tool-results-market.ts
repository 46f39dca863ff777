import type { DealSide, DealStatus, DealVersionKind } from "@marquee/contracts/deals/deal-moves";
import type { ContactKind, EventCategory, SponsorshipTier } from "@marquee/contracts/enums";
import type { ToolContact, ToolEvent, ToolMatch } from "./tool-results.ts";

/** Results of the tools that search, compare prices, and look at what the reader hosts. Money is in USD. */

/** What a search for events may be narrowed by. */
export const eventConstraints = [
  "words",
  "categories",
  "places",
  "dates",
  "price",
  "tier",
  "free_spots",
  "attendance",
  "audience",
  "host",
] as const;
export type EventConstraint = (typeof eventConstraints)[number];

/** A found event with what anybody may buy there, cheapest first; `match` only where it was sorted by. */
export interface ToolFoundEvent extends ToolEvent {
  offers: readonly { tier: SponsorshipTier; priceUsd: number; spotsLeft: number }[];
  match: ToolMatch | null;
}

export interface ToolEventSearch {
  /** By what it was narrowed. */
  used: readonly EventConstraint[];
  /** How many fit; the events are the first of them. */
  total: number;
  events: readonly ToolFoundEvent[];
  /**
   * Only if nothing fits: for each constraint without which something would, the nearest two; if there is no such one,
   * the same for two constraints at once.
   */
  nearest: readonly {
    without: EventConstraint;
    andWithout: EventConstraint | null;
    events: readonly ToolFoundEvent[];
  }[];
}

/** What a name may stand for. */
export const nameKinds = ["event", "package", "host", "deal", "inquiry", "campaign", "concept"] as const;
export type NameKind = (typeof nameKinds)[number];

/** Something that the reader may open, with how well its name fits from 0 to 1. */
export interface ToolNamed {
  kind: NameKind;
  id: string;
  name: string;
  /** What tells it from others of the same name. */
  detail: string;
  score: number;
  /** The event that it is, or is about. */
  eventId: string | null;
}

export interface ToolNames {
  /** What the text names, best first; empty for a name that nothing has. */
  found: readonly ToolNamed[];
  /** The two nearest if nothing was found. */
  nearest: readonly ToolNamed[];
}

/** Prices of completed deals for each expected attendee, and what they mean for an event of a size. */
export interface ToolMarketPrice {
  category: EventCategory;
  /** Of the event that was asked for; null if only a category was, or if it expects nobody. */
  event: { id: string; name: string; attendeeCount: number } | null;
  tiers: readonly {
    tier: SponsorshipTier;
    /** How many deals closed; null if too few to say without naming one. */
    closed: {
      deals: number;
      perAttendeeUsd: { median: number; low: number; high: number };
      /** The same for the event's attendance. */
      forEventUsd: { median: number; low: number; high: number } | null;
    } | null;
    /** What the event asks for in this tier, with how far that is above the median, in percent; negative below it. */
    offered: readonly { packageId: string; name: string; priceUsd: number; abovePercent: number | null }[];
  }[];
  /** With fewer closed deals, no price is shown. */
  leastDeals: number;
}

/** Who runs events: how they answer, whether they deliver, who sponsored them, and what is next. */
export interface ToolHost {
  id: string;
  name: string;
  company: string;
  isReader: boolean;
  medianReplyHours: number | null;
  completionRate: number | null;
  pastSponsors: readonly { company: string; eventName: string }[];
  upcoming: readonly { id: string; name: string; location: string; date: string }[];
}

/** An event that the reader hosts, with what it sells. */
export interface ToolHostedEvent {
  id: string;
  name: string;
  location: string;
  date: string;
  category: EventCategory;
  attendeeCount: number;
  status: string;
  packages: readonly {
    id: string;
    name: string;
    tier: SponsorshipTier;
    priceUsd: number;
    spots: number;
    sold: number;
    held: number;
    left: number;
    waiting: number;
    /** The only brand that may buy it; null if anybody may. */
    madeFor: string | null;
  }[];
  /** What signed deals pay. */
  soldUsd: number;
  /** What the free spots would bring at their prices. */
  unsoldUsd: number;
  /** Deals that are not signed yet. */
  open: { deals: number; amountUsd: number };
}

/** An offer that waits for the reader's answer, next to its list price and to closed deals. */
export interface ToolOffer {
  dealId: string;
  eventId: string;
  eventName: string;
  packageName: string;
  tier: SponsorshipTier;
  ownSide: DealSide;
  with: ToolContact;
  version: number;
  /** A request for changes is answered by a new offer, not accepted. */
  kind: DealVersionKind;
  amountUsd: number;
  /** With add-ons; null if the package is gone. */
  listPriceUsd: number | null;
  /** The median of closed deals for the event's attendance; null if there are too few. */
  closedMedianUsd: number | null;
  closedDeals: number | null;
  expiresAt: string | null;
  /** What to do next, from list price, closed deals, budget and both sides' steps; null if nothing is known of them. */
  next: { move: "accept" | "offer" | "hold"; amountUsd: number } | null;
}

/** A conversation about an event before there is a deal. */
export interface ToolInquiry {
  id: string;
  eventId: string;
  eventName: string;
  topic: string;
  /** Which side the reader is on. */
  ownSide: "inquirer" | "host";
  with: ToolContact;
  lastMessage: string;
  lastMessageAt: string;
  /** Whether the other side wrote last. */
  awaitsReader: boolean;
  unread: boolean;
  startedAt: string;
}

export interface ToolInquiryDetail extends ToolInquiry {
  /** False once one side's account is gone. */
  open: boolean;
  /** The newest, oldest first. */
  messages: readonly { by: "inquirer" | "host"; text: string; at: string }[];
  proposals: readonly { packageId: string; name: string; priceUsd: number }[];
}

/** A brand that the reader knows from their events and could invite to one. */
export interface ToolInvitee {
  name: string;
  company: string;
  /** How they are known: by this event, or by another of the reader's. */
  because: "waits" | "asked" | "negotiates" | "sponsors" | "sponsored";
  eventName: string;
  /** Set where a package may be proposed to them for this event. */
  contact: { kind: ContactKind; id: string } | null;
  dealStatus: DealStatus | null;
}

export interface ToolHelp {
  topics: readonly { title: string; text: string; page: string; link: string }[];
  words: readonly { term: string; text: string }[];
}
