import type { Reference } from "./references.ts";

/**
 * A package that many events have is meant at the event that was spoken of last, and a company with several deals in the
 * one that was, or that was just shown.
 */
export function atFocus(
  named: readonly Reference[],
  focus: readonly Reference[],
  shown: readonly Reference[],
): readonly Reference[] {
  const events = focus.flatMap(({ kind, id, eventId }) =>
    kind === "event" ? [id] : eventId ? [eventId] : [],
  );
  const [event] = events;
  if (event === undefined || named.length < 2) return named;
  if (named.every(({ kind }) => kind === "deal" || kind === "inquiry")) {
    const spoken = named.filter(({ eventId }) => new Set(events).size === 1 && eventId === event);
    if (spoken.length > 0) return spoken;
    // "The Zania one" after a list is the one of theirs that it shows.
    const listed = named.filter(({ id }) => shown.some((each) => each.id === id));
    return listed.length > 0 ? listed : named;
  }
  if (named.some(({ kind }) => kind !== "package")) return named;
  const there = named.filter(({ eventId }) => eventId === event);
  const [one] = focus;
  return there.length > 0 || !one ? there : [one];
}
