import { type Measure, measures } from "@marquee/contracts/analytics-measures";
import type { Measured } from "@marquee/contracts/http/analytics";
import { cents } from "../cents.ts";

/** A number for each measure, in the order of `measures`: counts, and revenue in cents. */
export type Sums = readonly number[];

export const noSums: Sums = measures.map(() => 0);

export function plus(left: Sums, right: Sums): Sums {
  return measures.map((_, at) => (left[at] ?? 0) + (right[at] ?? 0));
}

export function minus(left: Sums, right: Sums): Sums {
  return measures.map((_, at) => (left[at] ?? 0) - (right[at] ?? 0));
}

export function total(all: Iterable<Sums>): Sums {
  let sums = noSums;
  for (const one of all) sums = plus(sums, one);
  return sums;
}

export function sameSums(left: Sums, right: Sums): boolean {
  return measures.every((_, at) => (left[at] ?? 0) === (right[at] ?? 0));
}

/** One measure; revenue in cents. */
export function measureOf(sums: Sums, measure: Measure): number {
  return sums[measures.indexOf(measure)] ?? 0;
}

/** What was entered, as rows store it; measures that were left out are 0. */
export function storedSums(entered: { [measure in Measure]?: number | undefined }): Sums {
  return measures.map((measure) => {
    const value = entered[measure] ?? 0;
    return measure === "revenue" ? cents(value) : value;
  });
}

/** As answers show them: revenue in USD. */
export function shownSums(sums: Sums): Measured {
  const entries = measures.map((measure) => {
    const value = measureOf(sums, measure);
    return [measure, measure === "revenue" ? value / 100 : value];
  });
  return Object.fromEntries(entries) as Measured;
}
