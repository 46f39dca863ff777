import type { OperationId } from "@marquee/contracts/operations";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { Pushes } from "#live/pushes.ts";

/** Operations whose answers say how many spots are left, of the event that their key names or of those they list. */
const ofOne = ["getEvent", "listSponsorshipPackages"] as const satisfies readonly OperationId[];
const ofMany = [
  "listEvents",
  "listSavedEvents",
  "listRecommendedEvents",
  "listConceptEvents",
  "listOwnCapacity",
] as const satisfies readonly OperationId[];
const operations: readonly unknown[] = [...ofOne, ...ofMany];

/** The events whose spots a query's answer tells. */
function eventsOf({ queryKey, state }: Query): string[] {
  const [operation, id] = queryKey;
  if (!operations.includes(operation)) return [];
  return ofMany.some((each) => each === operation) ? idsIn(state.data) : typeof id === "string" ? [id] : [];
}

/** The ids of the events in an answer: a list, its pages, or an object with either. */
function idsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(idsIn);
  if (typeof data !== "object" || data === null) return [];
  const { id, pages, items, events, event } = data as Record<string, unknown>;
  if (typeof id === "string") return [id];
  return [pages, items, events, event].flatMap(idsIn);
}

/** Spots of an event on screen are taken and given back while it is read. */
export const eventPushes: Pushes = {
  on: {
    spots_changed: (client, { data }) =>
      void client.invalidateQueries({ predicate: (query) => eventsOf(query).includes(data.eventId) }),
  },
  watches: (client: QueryClient) => {
    const visible = client.getQueryCache().findAll({ type: "active" });
    return visible.flatMap(eventsOf);
  },
  // They may have changed before the connection was there, and while it was gone.
  afterConnecting: [...ofOne, "listOwnCapacity"],
  afterGap: [...ofOne, ...ofMany],
};
