import { deliverableMovesOf } from "@marquee/contracts/deals/deliverable-moves";
import type { OwedDeliverable } from "@marquee/contracts/deals/owed-deliverable";
import { unknownPlaceZone } from "@marquee/contracts/events/event-time";
import type { Core } from "../../core.ts";
import { eventKey, readEvent } from "../../events/events/event.item.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import { pick } from "../../pick.ts";
import { listPage } from "../../rows/lists.ts";
import { type PageOf, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { dealEntity } from "./deal.item.ts";
import { dealAt, otherSide, partyOf } from "./deal-view.ts";
import { deliverableEntity, owedList } from "./deliverable.item.ts";

/**
 * One page of what an account still has to deliver by a given day, across all of its deals, most urgent first. What
 * is not owed for the moment, because its deal is being negotiated again, is left out.
 */
export async function listOwedDeliverables(
  core: Core,
  accountId: string,
  { until }: { until?: string | undefined },
  page: PageRequest,
): Promise<PageOf<OwedDeliverable>> {
  const { items, cursor } = await listPage(core, owedList(accountId), {
    ...pageOptions(page),
    // Sorts after every entry of that day.
    ...(until === undefined ? {} : { sk: { below: `${until}#~` } }),
  });
  const owed = readEach(items, deliverableEntity.read).rows;
  const ids = [...new Set(owed.map(({ dealId }) => dealId))];
  const rows = await core.table.getMany(ids.map((id) => dealEntity.key({ id })));
  const now = isoTime(core.clock.now());
  const deals = new Map(
    readEach(
      rows.filter((row) => row !== undefined),
      dealEntity.read,
    ).rows.map((deal) => [deal.id, dealAt(deal, now)]),
  );
  const due = owed.flatMap((one) => {
    const deal = deals.get(one.dealId);
    const isOpen = deal && deliverableMovesOf(one, deal.status, one.owner).length > 0;
    return isOpen && one.dueDate !== null ? [{ one, deal, dueDate: one.dueDate }] : [];
  });
  const eventIds = [...new Set(due.map(({ deal }) => deal.eventId))];
  const events = await core.table.getMany(eventIds.map(eventKey));
  const zones = new Map(
    readEach(
      events.filter((row) => row !== undefined),
      readEvent,
    ).rows.map(({ id, timeZone }) => [id, timeZone]),
  );
  const others = due.map(({ one, deal }) => partyOf(deal, otherSide(one.owner)));
  const contacts = await contactsOf(core, others);
  return {
    items: due.map(({ one, deal, dueDate }, at) => ({
      ...pick(one, "dealId", "n", "benefit", "status"),
      dueDate,
      timeZone: zones.get(deal.eventId) ?? unknownPlaceZone,
      ...pick(deal, "eventName", "packageName"),
      with: contacts.get(others[at] ?? "") ?? { name: "", company: "" },
    })),
    cursor,
  };
}
