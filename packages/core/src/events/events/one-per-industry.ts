import { type Industry, industries } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { isoTime } from "../../time.ts";
import { capitalized } from "../../words.ts";
import type { EventRecord, SponsorshipPackageRecord, Spot, Waiting } from "./event.item.ts";
import { settled, takenSpots } from "./spots.ts";

interface Inventory {
  event: Pick<EventRecord, "oneSponsorPerIndustry">;
  packages: readonly SponsorshipPackageRecord[];
}

/** Somebody who sponsors, or wants to. */
export interface Sponsor {
  accountId: string;
  industry: Industry | null;
}

/** The industries with a sold or held spot, for an event that takes one sponsor per industry; otherwise none. */
export function takenIndustries({ event, packages }: Inventory, now: string): Industry[] {
  if (!event.oneSponsorPerIndustry) return [];
  const taken = new Set(packages.flatMap((one) => takenSpots(one, now)).map(({ industry }) => industry));
  return industries.filter((one) => taken.has(one));
}

/** When other sponsors stop holding a sponsor's industry: null for never as things stand, empty for now. */
function freeFrom({ event, packages }: Inventory, { accountId, industry }: Sponsor): string | null {
  if (!event.oneSponsorPerIndustry) return "";
  if (industry === null) return null;
  return packages
    .flatMap(({ spots }) => spots)
    .filter((one) => one.industry === industry && one.accountId !== accountId)
    .reduce<string | null>(
      (last, { until }) => (last === null || until === null ? null : last > until ? last : until),
      "",
    );
}

/** Whether the one-sponsor-per-industry rule lets an event take a sponsor at the given time. */
export function isIndustryFree(inventory: Inventory, sponsor: Sponsor, now: string): boolean {
  const from = freeFrom(inventory, sponsor);
  return from !== null && from <= now;
}

/** Why an event cannot take a sponsor at the given time; null if it can. */
export function industryBar(
  inventory: Inventory,
  sponsor: Sponsor,
  now: string,
): "industry_missing" | "industry_taken" | null {
  if (isIndustryFree(inventory, sponsor, now)) return null;
  return sponsor.industry === null ? "industry_missing" : "industry_taken";
}

/** Refuses a sponsor without an industry if the event needs one. @throws AppError conflict */
export function requireIndustry({ event }: Pick<Inventory, "event">, { industry }: Sponsor): void {
  if (event.oneSponsorPerIndustry && industry === null)
    throw new AppError("conflict", { message: noIndustry });
}

const noIndustry =
  "This event takes one sponsor per industry. The sponsor has to choose their industry on the Profile page first.";

/**
 * Refuses a new spot in a changed package while its industry is taken by another sponsor at any of the event's
 * packages, or promised to a waiting account. Existing spots stay.
 * @throws AppError category_taken, conflict for a sponsor without an industry
 */
export function requireOnePerIndustry(
  before: Inventory,
  changed: SponsorshipPackageRecord,
  nowMs: number,
): void {
  if (!before.event.oneSponsorPerIndustry) return;
  const now = isoTime(nowMs);
  const old = before.packages.find(({ id }) => id === changed.id);
  const known = new Set((old ? takenSpots(old, now) : []).map(({ ref }) => ref));
  const added = takenSpots(changed, now).filter(({ ref }) => !known.has(ref));
  const packages = settledPackages(before, before.packages, nowMs);
  for (const sponsor of added) {
    requireIndustry(before, sponsor);
    if (!isIndustryFree({ ...before, packages }, sponsor, now))
      throw new AppError("category_taken", {
        message: `This event takes one sponsor per industry, and "${capitalized(sponsor.industry ?? "")}" is taken.`,
      });
  }
}

/**
 * An event's packages without the expired holds of some of them: each free spot is held for the first waiting account
 * whose industry is free; accounts passed over keep their position. The rest stay the same objects.
 */
export function settledPackages(
  { event, packages }: Inventory,
  some: readonly Pick<SponsorshipPackageRecord, "id">[],
  nowMs: number,
): SponsorshipPackageRecord[] {
  const now = isoTime(nowMs);
  const ids = new Set(some.map(({ id }) => id));
  const after = [...packages];
  for (const [at, offer] of packages.entries()) {
    if (!ids.has(offer.id)) continue;
    // `after` still has this package as it was: what holds of its spots is among `spots`, the rest has lapsed.
    const mayServe = (one: Waiting, spots: readonly Spot[]) =>
      isIndustryFree({ event, packages: [...after, { ...offer, spots: [...spots] }] }, one, now);
    const next = settled(offer, nowMs, mayServe);
    const same = next.spots.length === offer.spots.length && next.waiting.length === offer.waiting.length;
    after[at] = same ? offer : next;
  }
  return withTurns({ event, packages: after });
}

/** The packages with each waiting account's `servedFrom` updated, where every reader and the sweeper find it. */
export function withTurns({ event, packages }: Inventory): SponsorshipPackageRecord[] {
  return packages.map((offer) => {
    const waiting = offer.waiting.map((one) => {
      const servedFrom = freeFrom({ event, packages }, one);
      return servedFrom === one.servedFrom ? one : { ...one, servedFrom };
    });
    return waiting.every((one, at) => one === offer.waiting[at]) ? offer : { ...offer, waiting };
  });
}
