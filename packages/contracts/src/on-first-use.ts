/**
 * Calls `make` on first use and caches the result. `Intl` formatters load their locale's data, which adds about ten
 * milliseconds to a function's start and delays a page's first paint; most calls never format anything.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
