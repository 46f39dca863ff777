/** USD with cents as whole cents. */
export function cents(amount: number): number {
  return Math.round(amount * 100);
}

/** An amount of USD as people read it: "$12,000", and "$12.50" where it has cents. */
export function usd(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
