import type { RankedLocation } from "@marquee/contracts/insight/analytics";
import { rankingDealsMin } from "@marquee/contracts/insight/analytics-measures";

/** The attributed revenue and the cost of a deal, in cents. */
export interface LocationResult {
  city: string;
  revenueCents: number;
  amountCents: number;
}

/**
 * Ranks cities by the returns of the deals there. The expected ROI is the mean of the deals' ROIs; its interval is
 * Student's t interval, which contains the true mean in nine of ten cases. The score is 100 × low ÷ (1 + low), where
 * low is the lower end of the interval: 50 where even a bad case pays back its cost, so a city with few or scattered
 * results does not rank above a dependable one. With fewer than `rankingDealsMin` deals there is no estimate.
 */
export function rankLocations(results: readonly LocationResult[]): RankedLocation[] {
  const useful = results.filter(
    ({ city, revenueCents, amountCents }) => city && revenueCents > 0 && amountCents > 0,
  );
  const byCity = Map.groupBy(useful, ({ city }) => city);
  return [...byCity]
    .map(([city, deals]) => rankLocation(city, deals))
    .sort(
      (left, right) =>
        (right.score ?? -1) - (left.score ?? -1) ||
        right.deals - left.deals ||
        (left.city < right.city ? -1 : 1),
    );
}

function rankLocation(city: string, deals: readonly LocationResult[]): RankedLocation {
  const count = deals.length;
  if (count < rankingDealsMin) {
    const unknown = { score: null, expectedRoi: null, low: null, high: null };
    return { city, deals: count, ...unknown, revenuePotential: null, estimatedCost: null };
  }
  const ratios = deals.map(({ revenueCents, amountCents }) => revenueCents / amountCents);
  const mean = average(ratios);
  const variance = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / (count - 1);
  const margin = studentT95(count - 1) * Math.sqrt(variance / count);
  const low = Math.max(0, mean - margin);
  return {
    city,
    deals: count,
    score: Math.round((100 * low) / (1 + low)),
    expectedRoi: twoPlaces(mean),
    low: twoPlaces(low),
    high: twoPlaces(mean + margin),
    revenuePotential: Math.round(average(deals.map(({ revenueCents }) => revenueCents))) / 100,
    estimatedCost: Math.round(average(deals.map(({ amountCents }) => amountCents))) / 100,
  };
}

const twoPlaces = (value: number) => Math.round(value * 100) / 100;

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The 95th percentile of Student's t distribution, expanded in powers of 1 ÷ degrees around the normal percentile:
 * accurate to two decimal places from four degrees of freedom up.
 */
export function studentT95(degrees: number): number {
  const z = 1.644854;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}
