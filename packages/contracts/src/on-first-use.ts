/**
 * What `make` makes, made when it is first asked for. Formatters of `Intl` load the data of their locale, which costs a
 * function's start about ten milliseconds and a page its first paint; most calls never format anything.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
