import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { benefitText } from "@marquee/contracts/events/benefits";
import type { SponsorshipPackage } from "@marquee/contracts/events/events";
import { isoTime } from "../../time.ts";
import type { SponsorshipPackageRecord, Spot, Waiting } from "./event.item.ts";

type Offer = SponsorshipPackageRecord;

/** The spots that are sold, or whose hold has not expired, whether or not a sweeper has run. */
export function takenSpots({ spots }: { spots: readonly Spot[] }, now: string): Spot[] {
  return spots.filter(({ until }) => until === null || until > now);
}

/** The waiting accounts that can be offered a spot at the given time. */
function servable(waiting: readonly Waiting[], now: string): readonly Waiting[] {
  return waiting.filter(({ servedFrom }) => servedFrom !== null && servedFrom <= now);
}

/** How many spots are free; waiting accounts have precedence. */
function freeSpots(offer: Offer, now: string): number {
  return offer.maxSponsors - takenSpots(offer, now).length;
}

/** The package as responses show it at the given time: its price in USD, its spots as numbers. */
export function publicSponsorshipPackage(
  offer: Offer,
  now: string,
): Omit<SponsorshipPackage, "madeFor" | "packageHash"> {
  const { priceCents, spots: _, onlyFor: __, waiting, benefits, ...shown } = offer;
  const taken = takenSpots(offer, now);
  const heldUntil = taken.flatMap(({ until }) => (until === null ? [] : [until])).sort();
  return {
    ...shown,
    price: priceCents / 100,
    benefits: benefits.map(benefitText),
    benefitItems: benefits,
    remaining: Math.max(0, freeSpots(offer, now) - servable(waiting, now).length),
    sold: taken.length - heldUntil.length,
    heldUntil,
    waiting: waiting.length,
  };
}

/**
 * The package with one spot taken, replacing the account's earlier hold. Waiting accounts come before others, in order.
 * @throws AppError sold_out
 */
export function withSpotTaken(offer: Offer, wanted: Spot, now: string): Offer {
  const { accountId } = wanted;
  const own = ownHold(offer, accountId, now);
  const place = offer.waiting.findIndex((one) => one.accountId === accountId);
  const ahead = servable(place < 0 ? offer.waiting : offer.waiting.slice(0, place), now).length;
  if (!own && freeSpots(offer, now) <= ahead) throw new AppError("sold_out");
  return {
    ...offer,
    spots: [...takenSpots(offer, now).filter((one) => one !== own), wanted],
    waiting: offer.waiting.filter((one) => one.accountId !== accountId),
  };
}

/** The spot that is held for an account without a deal: while it composes an offer, or because it waited. */
export function ownHold(offer: Offer, accountId: string, now: string): Spot | undefined {
  return takenSpots(offer, now).find((one) => one.accountId === accountId && one.kind !== "deal");
}

/** The account's hold as responses show it. */
export function shownHold(
  offer: Offer,
  accountId: string,
  now: string,
): { kind: "composing" | "offered"; expiresAt: string } | undefined {
  const hold = ownHold(offer, accountId, now);
  if (!hold || hold.kind === "deal" || hold.until === null) return undefined;
  return { kind: hold.kind, expiresAt: hold.until };
}

/**
 * The package with an already taken spot extended to another time, or for good; a lost spot is taken again.
 * @throws AppError sold_out
 */
export function withSpotKept(offer: Offer, wanted: Spot, now: string): Offer {
  const taken = takenSpots(offer, now);
  if (!taken.some(({ ref }) => ref === wanted.ref)) return withSpotTaken(offer, wanted, now);
  return { ...offer, spots: taken.map((one) => (one.ref === wanted.ref ? wanted : one)) };
}

/**
 * The package without expired holds; each free spot is held for the first waiting account that `mayServe` allows next
 * to the taken spots. An account that is offered a spot leaves the waiting list.
 */
export function settled(
  offer: Offer,
  nowMs: number,
  mayServe: (one: Waiting, spots: readonly Spot[]) => boolean,
): Offer {
  const spots = takenSpots(offer, isoTime(nowMs));
  const until = isoTime(nowMs + durations.waitingOfferSeconds * 1_000);
  const waiting = offer.waiting.filter((one) => {
    if (spots.length >= offer.maxSponsors || !mayServe(one, spots)) return true;
    const { accountId, industry } = one;
    spots.push({ ref: accountId, kind: "offered", accountId, industry, until });
    return false;
  });
  return { ...offer, spots, waiting };
}

/** A package or add-on without the spot taken for a deal or held for an account; the same object if there is none. */
export function withSpotFreed<Of extends { spots: Spot[] }>(offer: Of, ref: string): Of {
  const spots = offer.spots.filter((one) => one.ref !== ref);
  return spots.length === offer.spots.length ? offer : { ...offer, spots };
}
