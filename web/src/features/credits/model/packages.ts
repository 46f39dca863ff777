import type { CreditPackage } from "@marquee/contracts/http/credits";
import { formatCredits } from "#format/format.ts";
import { packageFeatures as copy } from "../copy.ts";

/** The package to point out: the middle one by price from three on, otherwise the first. */
export function popularPackageId(
  packages: readonly Pick<CreditPackage, "id" | "price">[],
): string | undefined {
  if (packages.length < 3) return packages[0]?.id;
  const byPrice = [...packages].sort((left, right) => left.price - right.price);
  return byPrice[Math.floor(byPrice.length / 2)]?.id;
}

/** What a package brings: its own list, or the one that its size gives it. */
export function packageFeatures(offer: Pick<CreditPackage, "features" | "creditAmount">): string[] {
  // A stored map has no order of its own; its keys give one that is the same on every load.
  const own = Object.keys(offer.features)
    .sort()
    .flatMap((key) => offer.features[key]?.trim() || []);
  if (own.length > 0) return own;
  return [
    copy.credits(formatCredits(offer.creditAmount)),
    copy.neverExpire,
    ...(offer.creditAmount >= 200 ? [copy.priorityMatching] : []),
    ...(offer.creditAmount >= 500 ? [copy.accountManager] : []),
  ];
}
