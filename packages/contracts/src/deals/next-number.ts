import { type MarketPrice, timesAttendees } from "../events/market-price.ts";
import type { ClosedPrices } from "../events/match.ts";
import type { DealSide } from "./deal-moves.ts";
import type { Deal } from "./deals.ts";

/** What one side of a deal knows about its price. All amounts are in USD. */
export interface PriceFacts {
  side: DealSide;
  /** What the package and its add-ons cost; undefined if nobody knows any longer. */
  listPrice?: number | undefined;
  /** What closed deals paid for as many attendees; undefined while there are too few of them. */
  closed?: MarketPrice | undefined;
  /** What the sponsor can spend; the host doesn't know it. */
  budget?: number | undefined;
  /** The offers of both sides, oldest first. */
  offers: readonly { by: DealSide; amount: number }[];
  /** Whether the last offer is the other side's and waits for an answer. */
  mayAccept: boolean;
}

/** What a package of an event costs, and what closed deals of its tier paid per attendee. */
export interface PackagePrice {
  /** With the add-ons that are asked for, in USD; undefined once the package is gone. */
  listPrice: number | undefined;
  closed: ClosedPrices | undefined;
  attendeeCount: number;
  /** The budget of the sponsor; 0 or null if they have said none. */
  budget: number | null;
}

/** What somebody who makes the first offer for a package knows. */
export function priceFactsOf({ listPrice, closed, attendeeCount, budget }: PackagePrice): PriceFacts {
  return {
    side: "brand",
    listPrice,
    closed: closed && attendeeCount > 0 ? timesAttendees(closed.perAttendee, attendeeCount) : undefined,
    budget: budget || undefined,
    offers: [],
    mayAccept: false,
  };
}

/** What the reader of a deal knows about its price. Requests and what follows from a changed event name no number. */
export function dealPriceFacts(
  { ownSide, offers, offerKind, offeredBy }: Pick<Deal, "ownSide" | "offers" | "offerKind" | "offeredBy">,
  price: PackagePrice,
): PriceFacts {
  return {
    ...priceFactsOf(price),
    side: ownSide,
    offers: offers.filter(({ kind }) => kind === "offer").toReversed(),
    mayAccept: offerKind === "offer" && offeredBy !== ownSide,
  };
}

/**
 * What decided on a number: the other side met one's own, a fair price, or all but one's own; what closed deals paid,
 * the list price or the budget; the way to the other side, halfway or its last step; or that one stays, because one's
 * own number is good enough or the other side has not moved.
 */
export type NumberReason =
  | "met"
  | "fair"
  | "close"
  | "closed"
  | "list"
  | "budget"
  | "halfway"
  | "step"
  | "enough"
  | "still";

export interface NextNumber {
  move: "accept" | "offer" | "hold";
  amount: number;
  reason: NumberReason;
}

/** A difference of this share of the price is not worth another round. */
const closeShare = 0.02;

/**
 * The next number for one side: what to accept, offer or stay at. What closed deals paid is fair. A sponsor goes no
 * higher than that, the list price and the budget; a host, whose first number is the list price, no lower than what
 * closed deals paid. On the way a side goes halfway toward the other, by no more than the other moved last, and never
 * back behind its own number. Undefined where neither a list price nor closed deals are known.
 */
export function nextNumber(facts: PriceFacts): NextNumber | undefined {
  const { side, listPrice, closed } = facts;
  if (listPrice === undefined && !closed) return undefined;
  const end = endOf(facts);
  const own = numbersOf(facts, side).at(-1);
  const theirs = numbersOf(facts, side === "brand" ? "host" : "brand");
  // A sponsor wants to pay little, a host to take much: from here on, `isWorse` and `rounded` are the only differences.
  const isWorse: IsWorse = (one, other) => (side === "brand" ? one > other : one < other);
  const rounded = (amount: number) => roundedTo(amount, side === "brand" ? "down" : "up");
  const accepted = facts.mayAccept
    ? acceptedOf({ facts, own, latest: theirs.at(-1), end, isWorse })
    : undefined;
  if (accepted) return accepted;
  if (own === undefined) return end && { move: "offer", amount: rounded(end.amount), reason: end.reason };
  const step = stepOf({ own, theirs, end, isWorse });
  const wanted = side === "brand" ? own + step.by : own - step.by;
  const isBeyond = end !== undefined && isWorse(wanted, end.amount);
  const amount = rounded(isBeyond ? end.amount : wanted);
  if (isWorse(amount, own)) return { move: "offer", amount, reason: isBeyond ? end.reason : step.reason };
  return { move: "hold", amount: own, reason: step.by === 0 ? step.reason : "enough" };
}

type IsWorse = (one: number, other: number) => boolean;

/** How far a side goes at most, and what sets that. */
interface End {
  amount: number;
  reason: NumberReason;
}

function endOf({ side, listPrice, closed, budget }: PriceFacts): End | undefined {
  const market: End[] = [
    ...(closed ? [{ amount: closed.median, reason: "closed" as const }] : []),
    ...(listPrice === undefined ? [] : [{ amount: listPrice, reason: "list" as const }]),
  ];
  // Without closed deals, nothing tells a host how low is too low.
  if (side === "host" && !closed) return undefined;
  const own: End[] = side === "brand" && budget !== undefined ? [{ amount: budget, reason: "budget" }] : [];
  return [...market, ...own].toSorted((left, right) => left.amount - right.amount)[0];
}

/** What a side has asked for or offered, oldest first; a host has asked for the list price first. */
export function numbersOf({ offers, listPrice }: PriceFacts, side: DealSide): number[] {
  const own = offers.filter(({ by }) => by === side).map(({ amount }) => amount);
  return side === "host" && listPrice !== undefined ? [listPrice, ...own] : own;
}

/** Whether the offer that waits for an answer is good enough to take. */
function acceptedOf(at: {
  facts: PriceFacts;
  own: number | undefined;
  latest: number | undefined;
  end: End | undefined;
  isWorse: IsWorse;
}): NextNumber | undefined {
  const { facts, own, latest, end, isWorse } = at;
  if (latest === undefined) return undefined;
  const accepted = (reason: NumberReason): NextNumber => ({ move: "accept", amount: latest, reason });
  if (own !== undefined && !isWorse(latest, own)) return accepted("met");
  if (end && isWorse(latest, end.amount)) return undefined;
  if (facts.closed) return accepted("fair");
  return own !== undefined && Math.abs(latest - own) <= latest * closeShare ? accepted("close") : undefined;
}

/** How far to move: half of what is between both sides, and no more than the other side moved last. */
function stepOf(at: { own: number; theirs: readonly number[]; end: End | undefined; isWorse: IsWorse }): {
  by: number;
  reason: NumberReason;
} {
  const { own, theirs, end } = at;
  const [latest, before] = [theirs.at(-1), theirs.at(-2)];
  const toward = latest ?? end?.amount ?? own;
  if (!at.isWorse(toward, own)) return { by: 0, reason: "enough" };
  const between = Math.abs(toward - own);
  if (latest === undefined) return { by: between, reason: end?.reason ?? "enough" };
  const moved = before === undefined ? between : Math.abs(latest - before);
  if (moved === 0) return { by: 0, reason: "still" };
  return moved < between / 2 ? { by: moved, reason: "step" } : { by: between / 2, reason: "halfway" };
}

/** A number that people say: to a thousand from $100,000, to a hundred from $1,000, else to ten. */
function roundedTo(amount: number, direction: "up" | "down"): number {
  const unit = amount >= 100_000 ? 1_000 : amount >= 1_000 ? 100 : 10;
  return (direction === "up" ? Math.ceil(amount / unit) : Math.floor(amount / unit)) * unit;
}
