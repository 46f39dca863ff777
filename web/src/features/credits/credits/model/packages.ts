import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { formatCredits } from "#format/format.ts";
import { packageFeatures as copy } from "../copy.ts";

/** The package to highlight: the middle one by price if there are three or more, otherwise the first. */
export function popularPackageId(
  packages: readonly Pick<CreditPackage, "id" | "price">[],
): string | undefined {
  if (packages.length < 3) return packages[0]?.id;
  const byPrice = [...packages].sort((left, right) => left.price - right.price);
  return byPrice[Math.floor(byPrice.length / 2)]?.id;
}

/** A package's features: its own list, or the default for its size. */
export function packageFeatures(offer: Pick<CreditPackage, "features" | "creditAmount">): string[] {
  // A stored map has no order; its sorted keys give the same order on every load.
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
