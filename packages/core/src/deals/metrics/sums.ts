import type { Measured } from "@marquee/contracts/insight/analytics";
import { type Measure, measures } from "@marquee/contracts/insight/analytics-measures";
import { cents } from "../../cents.ts";

/** A number for each measure: counts, and revenue in cents. */
export type Sums = { [measure in Measure]: number };

const each = (valueOf: (measure: Measure) => number): Sums =>
  Object.fromEntries(measures.map((measure) => [measure, valueOf(measure)])) as Sums;

export const noSums: Readonly<Sums> = each(() => 0);

export function total(all: Iterable<Readonly<Sums>>): Sums {
  const sums = { ...noSums };
  for (const one of all) for (const measure of measures) sums[measure] += one[measure];
  return sums;
}

export function sameSums(left: Readonly<Sums>, right: Readonly<Sums>): boolean {
  return measures.every((measure) => left[measure] === right[measure]);
}

/** What was entered, as rows store it; measures that were left out are 0. */
export function storedSums(entered: { [measure in Measure]?: number | undefined }): Sums {
  return each((measure) => {
    const value = entered[measure] ?? 0;
    return measure === "revenue" ? cents(value) : value;
  });
}

/** As answers show them: revenue in USD. */
export function shownSums(sums: Readonly<Sums>): Measured {
  return each((measure) => (measure === "revenue" ? sums.revenue / 100 : sums[measure]));
}
