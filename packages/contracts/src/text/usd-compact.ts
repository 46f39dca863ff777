import { onFirstUse } from "../on-first-use.ts";

const compact = onFirstUse(
  () => new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 }),
);

/** A rounded amount for tight spaces, such as an axis: "$80K". */
export function usdCompact(amount: number): string {
  return `$${compact().format(amount)}`;
}
