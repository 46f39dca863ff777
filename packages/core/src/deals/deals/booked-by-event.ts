import type { Core } from "../../core.ts";
import { countsInNumbers, dealBriefsOf } from "./deal-briefs.ts";

/** What the signed deals of a host's events come to, in cents by the event's id; events without one are absent. */
export async function bookedByEvent(core: Core, hostId: string): Promise<ReadonlyMap<string, number>> {
  const booked = new Map<string, number>();
  for (const deal of await dealBriefsOf(core, hostId)) {
    const counts = deal.side === "host" && deal.signedAt !== null && countsInNumbers(deal);
    if (counts) booked.set(deal.eventId, (booked.get(deal.eventId) ?? 0) + deal.amountCents);
  }
  return booked;
}
