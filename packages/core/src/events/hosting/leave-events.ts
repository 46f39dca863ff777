import type { Core } from "../../core.ts";
import { everyListed } from "../../rows/lists.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type EventRecord, hostedList, readEvent } from "../events/event.item.ts";
import { hostedStatusAt } from "../events/event-listing.item.ts";
import { deleteEvent } from "./edit-event.ts";
import { changeEvent, type HostActor } from "./hosted-event.ts";

/** Shown as the reason for an event whose host is gone. */
const hostGone = "The organizer closed their account.";

/**
 * Handles a closed account's events: drafts are deleted, and upcoming ones are canceled because nobody would hold them.
 * Events that have begun or are over stay. Safe to run again.
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

/** The image file is removed with the account's other pictures. */
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
