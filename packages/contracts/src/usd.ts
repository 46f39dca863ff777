/**
 * An amount of USD as people read it: "$12,000", and "$12.50" where it has cents; `exact` always shows the cents, as a
 * receipt does. Only this file and usd-compact.ts put a dollar sign before an amount.
 */
export function usd(amount: number, { exact = false } = {}): string {
  const value = Math.round(amount * 100) / 100 || 0;
  const minimumFractionDigits = exact || value % 1 ? 2 : 0;
  return value.toLocaleString("en-US", { style: "currency", currency: "USD", minimumFractionDigits });
}
