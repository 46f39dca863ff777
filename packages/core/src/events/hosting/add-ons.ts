import { AppError } from "@marquee/contracts/errors";
import type * as contract from "@marquee/contracts/events/add-ons";
import type { AddOn } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import type { BodyOf } from "@marquee/contracts/operation";
import { cents } from "../../cents.ts";
import type { Core } from "../../core.ts";
import { defined } from "../../pick.ts";
import type { RequestKey } from "../../rows/idempotency.item.ts";
import { isoTime } from "../../time.ts";
import type { AddOnRecord } from "../events/add-on.item.ts";
import { publicAddOn } from "../events/add-on-spots.ts";
import type { HostedEvent } from "../events/get-event.ts";
import { takenSpots } from "../events/spots.ts";
import { addToEvent, changeEvent, type HostActor } from "./hosted-event.ts";
import { requireOpen } from "./moves.ts";

/**
 * Adds a benefit that an event offers in addition to its packages. A repeat returns the add-on of the first call.
 * @throws AppError not_found, conflict for one too many, invalid_transition once the event is over or canceled,
 *   idempotency_mismatch
 */
export async function createAddOn(
  core: Core,
  actor: HostActor,
  eventId: string,
  body: BodyOf<typeof contract.createAddOn>,
  idempotencyKey: string | undefined,
): Promise<AddOn> {
  const nowMs = core.clock.now();
  const id = core.ids.next("addOn", nowMs);
  const request: RequestKey = {
    userId: actor.actorId,
    operation: `createAddOn#${eventId}`,
    key: idempotencyKey,
    body,
  };
  const { price, ...rest } = body;
  const created = { ...rest, id, eventId, priceCents: cents(price), spots: [], createdAt: isoTime(nowMs) };
  const change = (before: HostedEvent): HostedEvent => {
    requireOpen(before.event, isoTime(core.clock.now()));
    if (before.addOns.length >= limits.addOnsPerEvent)
      throw new AppError("conflict", {
        message: `An event can have at most ${limits.addOnsPerEvent} add-ons.`,
      });
    return { ...before, addOns: [...before.addOns, created] };
  };
  const edit = { id: eventId, action: "createAddOn", change };
  const added = await addToEvent(core, actor, edit, { request, newId: id });
  return shown(core, added.hosted, added.id);
}

interface Addressed {
  /** The event's id. */
  id: string;
  addOnId: string;
}

/**
 * Changes an add-on. Deals that have it keep the agreed benefit and price.
 * @throws AppError not_found, conflict below what is taken, invalid_transition once the event is over or canceled
 */
export async function updateAddOn(
  core: Core,
  actor: HostActor,
  { id, addOnId }: Addressed,
  { price, ...body }: BodyOf<typeof contract.updateAddOn>,
): Promise<AddOn> {
  const changed = {
    ...defined(body),
    ...defined({ priceCents: price === undefined ? undefined : cents(price) }),
  };
  const change = (before: HostedEvent): HostedEvent => {
    requireOpen(before.event, isoTime(core.clock.now()));
    const next = { ...addOnOf(before, addOnId), ...changed };
    const taken = takenSpots(next, isoTime(core.clock.now())).length;
    if (next.capacity !== null && next.capacity < taken)
      throw new AppError("conflict", { message: `${deals(taken)}, so there can't be fewer.` });
    return { ...before, addOns: before.addOns.map((one) => (one.id === addOnId ? next : one)) };
  };
  return shown(core, await changeEvent(core, actor, { id, action: "updateAddOn", change }), addOnId);
}

/**
 * Deletes an add-on that no deal has.
 * @throws AppError not_found, conflict, invalid_transition once the event is over or canceled
 */
export async function deleteAddOn(core: Core, actor: HostActor, { id, addOnId }: Addressed): Promise<void> {
  const change = (before: HostedEvent): HostedEvent => {
    const now = isoTime(core.clock.now());
    requireOpen(before.event, now);
    const taken = takenSpots(addOnOf(before, addOnId), now).length;
    if (taken > 0) throw new AppError("conflict", { message: `${deals(taken)}, so it can't be deleted.` });
    return { ...before, addOns: before.addOns.filter((one) => one.id !== addOnId) };
  };
  await changeEvent(core, actor, { id, action: "deleteAddOn", change });
}

const deals = (count: number) => (count === 1 ? "1 deal has this add-on" : `${count} deals have this add-on`);

function addOnOf({ addOns }: HostedEvent, id: string): AddOnRecord {
  const found = addOns.find((one) => one.id === id);
  if (!found) throw new AppError("not_found");
  return found;
}

function shown(core: Core, hosted: HostedEvent, id: string): AddOn {
  return publicAddOn(addOnOf(hosted, id), isoTime(core.clock.now()));
}
