import type { InfiniteData } from "@tanstack/react-query";

/**
 * The newest part of a list, which a deal has itself, followed by the earlier pages that were loaded. What the pages
 * repeat of the newest part is left out, so that a deal that moved on since never shows an entry twice.
 */
export function withEarlier<T>(
  newest: readonly T[],
  loaded: InfiniteData<{ items: readonly T[] }> | undefined,
  idOf: (one: T) => string | number,
): T[] {
  const known = new Set(newest.map(idOf));
  const earlier = loaded?.pages.flatMap(({ items }) => items) ?? [];
  return [...newest, ...earlier.filter((one) => !known.has(idOf(one)))];
}
