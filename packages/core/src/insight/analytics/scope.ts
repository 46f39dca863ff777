import type { Analytics, AnalyticsQuery } from "@marquee/contracts/insight/analytics";

/** The event of a scope that is not narrowed to one. */
export const allEvents = "all";

/** What numbers are filtered by. Events and deals that are not the reader's own contain none of their numbers. */
export interface Scope {
  /** An event's id, or `allEvents`. */
  event: string;
  /** A deal's id; undefined for all deals. */
  deal: string | undefined;
}

export const everything: Scope = { event: allEvents, deal: undefined };

export function scopeOf({ event = allEvents, deal }: Pick<AnalyticsQuery, "event" | "deal">): Scope {
  return { event, deal: deal === "all" ? undefined : deal };
}

export function isInScope(
  { eventId, dealId }: { eventId: string; dealId: string },
  { event, deal }: Scope,
): boolean {
  return (event === allEvents || event === eventId) && (deal === undefined || deal === dealId);
}

/** The names of a scope's event and deal; null for all of them, empty for one that is not the reader's own. */
export function namesOf(
  { events, deals }: Pick<Analytics, "events" | "deals">,
  scope: Scope,
): { eventName: string | null; dealName: string | null } {
  const deal = deals.find(({ id }) => id === scope.deal);
  const event = scope.event === allEvents ? deal?.eventId : scope.event;
  return {
    eventName: event === undefined ? null : (events.find(({ id }) => id === event)?.name ?? ""),
    dealName: scope.deal === undefined ? null : (deal?.name ?? ""),
  };
}
