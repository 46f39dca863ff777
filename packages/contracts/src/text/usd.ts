import { inThousands } from "./in-thousands.ts";

/**
 * An amount of USD as people read it: "$12,000", and "$12.50" where it has cents; `exact` always shows the cents, as a
 * receipt does. Only this file and usd-compact.ts put a dollar sign before an amount. Without `Intl`, because sentences
 * with amounts are built while modules load.
 */
export function usd(amount: number, { exact = false } = {}): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const rest = cents % 100;
  const sign = amount < 0 && cents > 0 ? "-" : "";
  const decimals = exact || rest > 0 ? `.${String(rest).padStart(2, "0")}` : "";
  return `${sign}$${inThousands(Math.trunc(cents / 100))}${decimals}`;
}
