import type { Core } from "../core.ts";
import { type EventRecord, hostedList, readEvent } from "../events/event.item.ts";
import { hostedStatusAt } from "../events/event-listing.item.ts";
import { everyListed } from "../lists.ts";
import { readOr } from "../paging.ts";
import { isoTime } from "../time.ts";
import { deleteEvent } from "./edit-event.ts";
import { changeEvent, type HostActor } from "./hosted-event.ts";

/** What people read of an event that nobody is there to hold. */
const hostGone = "The organizer closed their account.";

/**
 * What becomes of a closed account's events: drafts go, and those to come are canceled, since nobody would hold them.
 * What has begun or taken place stays. May run again.
 */
export async function leaveEvents(core: Core, hostId: string): Promise<void> {
  const actor: HostActor = { accountId: hostId, actorId: hostId, admin: undefined };
  const events: EventRecord[] = [];
  for await (const row of everyListed(core, hostedList(hostId))) {
    const event = readOr(row, readEvent);
    if (event) events.push(event);
  }
  for (const { id, state } of events) {
    if (state === "draft") await deleteEvent(core, actor, id);
    else await leave(core, actor, id);
  }
}

/** Its image goes with the account's other pictures. */
async function leave(core: Core, actor: HostActor, id: string): Promise<void> {
  await changeEvent(core, actor, {
    id,
    action: "deleteAccount",
    change: (before) => {
      const event = { ...before.event, imageUrl: null };
      return hostedStatusAt(event, isoTime(core.clock.now())) === "upcoming"
        ? { ...before, event: { ...event, state: "cancelled", cancelReason: hostGone } }
        : { ...before, event };
    },
  });
}
