import { numberText } from "./formats.ts";

/** A rounded amount for tight spaces, such as an axis: "$80K". */
export function usdCompact(amount: number): string {
  return `$${numberText(amount, { decimals: 1, compact: true })}`;
}
