import type { Core } from "@marquee/core/core";
import type { DealRecord } from "@marquee/core/deals/deals/deal.item";
import { dealWrites } from "@marquee/core/deals/deals/write-deal";
import { eventItem } from "@marquee/core/events/events/event.item";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { dealHost, sampleDeal } from "./deal-stage.ts";
import { sampleEvent } from "./sample-event.ts";
import { sampleUser } from "./sample-user.ts";

/** The brand and the host of every deal that is measured in tests. */
export const measuringBrand = sampleUser("usr_brand", { name: "Bea Brand" });
export const measuringHost = dealHost;

/** A deal between them about an event in a city, active by default. */
export function measurableDeal(id: string, eventId: string, given: Partial<DealRecord> = {}): DealRecord {
  return sampleDeal({
    id,
    brandId: measuringBrand.id,
    eventId,
    eventName: `Event ${eventId}`,
    packageName: `Package of ${id}`,
    status: "active",
    expiresAt: null,
    signedAt: "2026-01-02T10:00:00.000Z",
    ...given,
  });
}

/** Stores both accounts, the deals, and their events by city. */
export async function setMeasuredStage(
  core: Core,
  deals: readonly DealRecord[],
  cities: Readonly<Record<string, string>>,
): Promise<void> {
  for (const user of [measuringBrand, measuringHost])
    await core.table.write({ op: "put", item: profileItem(user) });
  for (const [id, city] of Object.entries(cities)) {
    const event = sampleEvent({ id, date: "2026-06-01T09:00:00.000Z", location: `${city}, Somewhere` });
    await core.table.write({ op: "put", item: eventItem(event) });
  }
  for (const after of deals)
    await core.table.transact(
      dealWrites(core, { before: undefined, after, action: "propose", by: "brand", note: "" }),
    );
}
