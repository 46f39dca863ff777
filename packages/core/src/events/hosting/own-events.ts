import type { EventCapacity } from "@marquee/contracts/events/capacity";
import type { EventHistoryEntry, OwnEvent } from "@marquee/contracts/events/hosting";
import type { Core } from "../../core.ts";
import { idsOfActor, nameOfActor } from "../../ground/users/actor-names.ts";
import { contactOf } from "../../ground/users/contact.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { pick } from "../../pick.ts";
import { type PageOf, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { publicAddOn } from "../events/add-on-spots.ts";
import { type EventRecord, eventKey } from "../events/event.item.ts";
import { hostedStatusAt } from "../events/event-listing.item.ts";
import { addOnsOf, packagesOf } from "../events/get-event.ts";
import { shownPackages } from "../events/seen-packages.ts";
import { takenSpots } from "../events/spots.ts";
import { type EventHistoryRecord, eventHistoryEntity, eventHistoryPrefix } from "./event-history.item.ts";
import { type HostActor, ownedEvent } from "./hosted-event.ts";
import { hostedInOrder, type OwnEventsWanted } from "./hosted-in-order.ts";

/**
 * One page of the events that an account hosts, with their spots and what is booked, in cents by the event's id.
 * @throws AppError validation_failed for a cursor that we did not issue, or of another order
 */
export async function listOwnEvents(
  core: Core,
  hostId: string,
  wanted: PageRequest & OwnEventsWanted,
  booked: ReadonlyMap<string, number> = new Map(),
): Promise<PageOf<OwnEvent>> {
  const bookedOf = (eventId: string) => booked.get(eventId) ?? 0;
  const { items, cursor } = await hostedInOrder(core, hostId, wanted, bookedOf);
  const now = isoTime(core.clock.now());
  const spots = await Promise.all(items.map((event) => spotsOf(core, event, now)));
  const events = items.map((event, at) => ({
    ...pick(
      event,
      "id",
      "name",
      "location",
      "date",
      "endsAt",
      "timeZone",
      "timeZoneGuessed",
      "category",
      "attendeeCount",
      "cancelReason",
      "version",
      "createdAt",
    ),
    ...(spots[at] ?? noSpots),
    booked: bookedOf(event.id) / 100,
    status: hostedStatusAt(event, now),
    updatedAt: event.updatedAt ?? event.createdAt,
  }));
  return { items: events, cursor };
}

const noSpots = { sold: 0, held: 0, free: 0 };

/** The spots of all packages of an event, also of those for single brands; none is free once it is over or canceled. */
async function spotsOf(core: Core, event: EventRecord, now: string): Promise<typeof noSpots> {
  const isOver = event.endsAt <= now || event.state === "cancelled";
  const packages = await packagesOf(core, event.id);
  return packages.reduce((sum, offer) => {
    const taken = takenSpots(offer, now);
    const sold = taken.filter(({ until }) => until === null).length;
    return {
      sold: sum.sold + sold,
      held: sum.held + taken.length - sold,
      free: sum.free + (isOver ? 0 : Math.max(0, offer.maxSponsors - taken.length)),
    };
  }, noSpots);
}

/**
 * One page of how full a host's events are, what is next first. Leaves out drafts, events that are over or canceled,
 * and events without packages, so a page may contain fewer than requested.
 */
export async function listCapacity(
  core: Core,
  hostId: string,
  page: PageRequest,
): Promise<PageOf<EventCapacity>> {
  const { items, cursor } = await hostedInOrder(core, hostId, page);
  const now = isoTime(core.clock.now());
  const events = await Promise.all(
    items.map(async (event): Promise<EventCapacity[]> => {
      const status = hostedStatusAt(event, now);
      if (status !== "upcoming" && status !== "ongoing") return [];
      const [offered, extra] = await Promise.all([packagesOf(core, event.id), addOnsOf(core, event.id)]);
      const hosted = { event, packages: offered, addOns: extra };
      const packages = (await shownPackages(core, hosted, hostId)).packages.map((one) =>
        pick(
          one,
          "id",
          "name",
          "tier",
          "maxSponsors",
          "sold",
          "heldUntil",
          "remaining",
          "waiting",
          "madeFor",
        ),
      );
      const addOns = extra
        .map((one) => publicAddOn(one, now))
        .map((one) => pick(one, "id", "benefit", "capacity", "sold", "heldUntil", "remaining"));
      return packages.length === 0
        ? []
        : [{ ...pick(event, "id", "name", "date", "endsAt", "timeZone"), status, packages, addOns }];
    }),
  );
  return { items: events.flat(), cursor };
}

/** Shown for an admin who acted on another host's event. */
const adminName = ({ name }: { name: string }) => `${name} (Marquee admin)`;

/**
 * One page of an event's changes, newest first; admins see none of packages for one brand.
 * @throws AppError not_found, also for another host's event
 */
export async function listEventHistory(
  core: Core,
  actor: HostActor,
  eventId: string,
  page: PageRequest,
): Promise<PageOf<EventHistoryEntry>> {
  const [{ event }, { items, cursor }] = await Promise.all([
    ownedEvent(core, actor, eventId),
    core.table.query({
      pk: eventKey(eventId).pk,
      sk: { beginsWith: eventHistoryPrefix },
      newestFirst: true,
      ...pageOptions(page),
    }),
  ]);
  const entries = readEach(items, eventHistoryEntity.read).rows.filter(
    ({ ofOneBrand }) => !ofOneBrand || event.hostId === actor.accountId,
  );
  const actorOf = ({ actorId, throughId }: EventHistoryRecord) => ({ personId: actorId, throughId });
  const users = await usersOf(core, [
    event.hostId,
    ...entries.flatMap((entry) => idsOfActor(actorOf(entry))),
  ]);
  return {
    items: entries.map((row) => {
      const { eventId: _, ofOneBrand: __, actorId, throughId: ___, asAdmin, ...entry } = row;
      const by = asAdmin
        ? adminName(contactOf(users.get(actorId)))
        : nameOfActor(users, event.hostId, actorOf(row));
      return { ...entry, by };
    }),
    cursor,
  };
}
