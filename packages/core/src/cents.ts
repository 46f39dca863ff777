/** USD with cents as whole cents. */
export function cents(usd: number): number {
  return Math.round(usd * 100);
}
