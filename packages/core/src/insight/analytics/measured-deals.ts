import type { Core } from "../../core.ts";
import { dealEntity, dealPartyEntity } from "../../deals/deals/deal.item.ts";
import { eventKey, readEvent } from "../../events/events/event.item.ts";
import { cityOf } from "../../events/events/event-listing.item.ts";
import { readOr } from "../../rows/paging.ts";
import type { DealFacts } from "./change-days.ts";

/** The names, events and cities of those deals that the account is a party to; at most 100. */
export async function measuredDeals(
  core: Core,
  accountId: string,
  dealIds: readonly string[],
): Promise<Map<string, DealFacts>> {
  const ids = [...new Set(dealIds)];
  const [parties, dealRows] = await Promise.all([
    core.table.getMany(ids.map((id) => dealPartyEntity.key({ accountId, id }))),
    core.table.getMany(ids.map((id) => dealEntity.key({ id }))),
  ]);
  const deals = dealRows.flatMap((row, at) => (row && parties[at] ? [dealEntity.read(row)] : []));
  const eventIds = [...new Set(deals.map(({ eventId }) => eventId))];
  const events = await core.table.getMany(eventIds.map(eventKey));
  const cities = new Map(
    events.flatMap((row) => {
      const event = row && readOr(row, readEvent);
      return event ? [[event.id, cityOf(event.location)] as const] : [];
    }),
  );
  return new Map(
    deals.map(({ id, packageName, eventId, eventName }) => [
      id,
      { dealId: id, dealName: packageName, eventId, eventName, city: cities.get(eventId) ?? "" },
    ]),
  );
}
