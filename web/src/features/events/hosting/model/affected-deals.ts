import type { EventChange } from "@marquee/contracts/deals/deal-facts";
import type { ListedDeal } from "@marquee/contracts/deals/deals";
import type { EventDetail } from "@marquee/contracts/events/events";
import type { EventChanges, EventValues } from "./event-form.ts";

/** What a save does to the deals about an event: what their agreements say otherwise afterwards, and which they are. */
export interface AffectedDeals {
  changes: readonly EventChange[];
  deals: readonly ListedDeal[];
}

/** What a save changes of what agreements print about a published event; empty for anything else. */
export async function agreedChanges(
  event: EventDetail,
  body: EventChanges,
  values: EventValues,
): Promise<EventChange[]> {
  if (event.status === "draft") return [];
  const [{ agreedEvent, eventChanges }, { loadNewEventSchema }] = await Promise.all([
    import("@marquee/contracts/deals/deal-facts"),
    import("./event-form.ts"),
  ]);
  const { zoneOf } = await loadNewEventSchema(event);
  const after = {
    name: body.name ?? event.name,
    location: body.location ?? event.location,
    attendeeCount: body.attendeeCount ?? event.attendeeCount,
    attendeeType: body.attendeeType ?? event.attendeeType,
    date: body.date ?? event.date,
    endsAt: body.endsAt ?? event.endsAt,
    timeZone: zoneOf(values),
  };
  return eventChanges(agreedEvent(event), agreedEvent(after));
}

/** Whether two answers say the same about the deals, as somebody reads it. */
export function isSameRead(left: AffectedDeals, right: AffectedDeals): boolean {
  return readOf(left) === readOf(right);
}

function readOf({ changes, deals }: AffectedDeals): string {
  return JSON.stringify([changes, deals.map(({ id, status, version }) => [id, status, version])]);
}
