import type { duplicateEvent as contract, PackageTemplate } from "@marquee/contracts/events/event-reuse";
import type { EventDetail } from "@marquee/contracts/events/events";
import type { BodyOf } from "@marquee/contracts/operation";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import { packagesOf } from "../events/get-event.ts";
import { storeDraft, utc } from "./create-event.ts";
import { type HostActor, ownedEvent } from "./hosted-event.ts";
import { hostedInOrder } from "./hosted-in-order.ts";

/**
 * Copies an event with its packages for everybody and its add-ons to a new draft of its host, at the given times. Nothing
 * that happened to it is copied: no deals, holds, waiting lists, picture or packages for single brands. A repeat returns
 * the draft of the first call.
 * @throws AppError not_found, also for another host's event, and as createEvent does
 */
export async function duplicateEvent(
  core: Core,
  actor: HostActor,
  { id, body }: { id: string; body: BodyOf<typeof contract> },
  idempotencyKey: string | undefined,
): Promise<EventDetail> {
  const { event, packages, addOns } = await ownedEvent(core, actor, id);
  const nowMs = core.clock.now();
  const createdAt = isoTime(nowMs);
  const eventId = core.ids.next("event", nowMs);
  const begun = { version: 1, turn: 1, createdAt, updatedAt: createdAt };
  return storeDraft(
    core,
    actor,
    { operation: `duplicateEvent#${id}`, key: idempotencyKey, body },
    {
      event: {
        ...event,
        ...begun,
        id: eventId,
        date: utc(body.date),
        endsAt: utc(body.endsAt),
        imageUrl: null,
        state: "draft",
        cancelReason: null,
      },
      packages: packages
        .filter(({ onlyFor }) => onlyFor === null)
        .map((offer) => ({
          ...offer,
          id: core.ids.next("package", nowMs),
          eventId,
          spots: [],
          waiting: [],
          createdAt,
        })),
      addOns: addOns.map((addOn) => ({
        ...addOn,
        id: core.ids.next("addOn", nowMs),
        eventId,
        spots: [],
        createdAt,
      })),
    },
  );
}

/** How many of a host's events are looked through, and how many packages are offered. */
const [eventsRead, templatesMax] = [24, 20];

/** Packages of a host's events, of each name and tier the latest that was made. */
export async function packageTemplates(core: Core, hostId: string): Promise<PackageTemplate[]> {
  const { items: events } = await hostedInOrder(core, hostId, { limit: eventsRead });
  const offered = await Promise.all(
    events.map(async ({ id, name: eventName }) =>
      (await packagesOf(core, id))
        .filter(({ onlyFor }) => onlyFor === null)
        .map((offer) => ({ ...offer, eventName })),
    ),
  );
  const latestFirst = offered.flat().toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
  const known = new Map(
    latestFirst.toReversed().map((one) => [`${one.tier}#${one.name.toLowerCase()}`, one]),
  );
  return latestFirst
    .filter((one) => known.get(`${one.tier}#${one.name.toLowerCase()}`) === one)
    .slice(0, templatesMax)
    .map(({ id, name, description, priceCents, tier, benefits, maxSponsors, eventName }) => ({
      id,
      name,
      description,
      price: priceCents / 100,
      tier,
      benefitItems: [...benefits],
      maxSponsors,
      eventName,
    }));
}
