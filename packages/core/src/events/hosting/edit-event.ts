import { AppError } from "@marquee/contracts/errors";
import type { EventDetail } from "@marquee/contracts/events/events";
import type * as contract from "@marquee/contracts/events/hosting";
import type { BodyOf } from "@marquee/contracts/operation";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { toForbidden } from "../../ground/audit/act-as-admin.ts";
import { defined } from "../../pick.ts";
import { allRows } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { addOnKey } from "../events/add-on.item.ts";
import { type EventRecord, sponsorshipPackageKey } from "../events/event.item.ts";
import { eventDetail, type HostedEvent } from "../events/get-event.ts";
import { withTurns } from "../events/one-per-industry.ts";
import { utc, zoneOf } from "./create-event.ts";
import { eventHistoryEntity, eventHistoryPrefix } from "./event-history.item.ts";
import {
  asAdmin,
  changeEvent,
  eventDelete,
  type HostActor,
  isOvertaken,
  ownedEvent,
} from "./hosted-event.ts";
import { moved, requireComplete, requireOpen } from "./moves.ts";

/**
 * Changes the facts of an event; a published one has to stay complete.
 * @throws AppError not_found, stale_version, invalid_transition once it is over or canceled, validation_failed
 */
export async function updateEvent(
  core: Core,
  actor: HostActor,
  id: string,
  { version, ...body }: BodyOf<typeof contract.updateEvent>,
): Promise<EventDetail> {
  const change = (before: HostedEvent): HostedEvent => {
    requireVersion(before, version);
    const now = isoTime(core.clock.now());
    requireOpen(before.event, now);
    const event = {
      ...before.event,
      ...defined(body),
      ...zoneOf(body, before.event),
      ...(body.date === undefined ? {} : { date: utc(body.date) }),
      ...(body.endsAt === undefined ? {} : { endsAt: utc(body.endsAt) }),
    };
    if (event.state === "published")
      requireComplete(event, now, { beginsInFuture: event.date !== before.event.date });
    return { ...before, event, packages: withTurns({ ...before, event }) };
  };
  return eventDetail(
    core,
    await changeEvent(core, actor, { id, action: "updateEvent", change }),
    actor.accountId,
  );
}

/**
 * Publishes a draft, or cancels a published event.
 * @throws AppError not_found, stale_version, invalid_transition, validation_failed
 */
export async function transitionEvent(
  core: Core,
  actor: HostActor,
  id: string,
  { version, action, reason }: BodyOf<typeof contract.transitionEvent>,
): Promise<EventDetail> {
  const change = (before: HostedEvent): HostedEvent => {
    requireVersion(before, version);
    return { ...before, event: moved(before.event, { action, reason }, isoTime(core.clock.now())) };
  };
  return eventDetail(
    core,
    await changeEvent(core, actor, { id, action: "transitionEvent", change }),
    actor.accountId,
  );
}

function requireVersion({ event }: HostedEvent, version: number): void {
  if (event.version !== version) throw new AppError("stale_version");
}

/** Rows per transaction, leaving room for an admin's. */
const rowsAtOnce = 90;

/**
 * Deletes a draft with its packages and its history, and returns what it was.
 * @throws AppError not_found, conflict for a published event
 */
export async function deleteEvent(core: Core, actor: HostActor, id: string): Promise<EventRecord> {
  const hosted = await ownedEvent(core, actor, id);
  const { state } = hosted.event;
  if (state !== "draft")
    throw new AppError("conflict", {
      message: "Only a draft can be deleted. Cancel an event that was published.",
    });
  const { pk } = eventHistoryEntity.key({ eventId: id, id: "" });
  const history = (await allRows(core, { pk, sk: { beginsWith: eventHistoryPrefix } })).map(
    (row): LabelledWrite => ({
      label: "history",
      write: { op: "delete", key: { pk: row.pk, sk: row.sk } },
    }),
  );
  const last: LabelledWrite[] = [
    ...(await asAdmin(core, actor, {
      hosted,
      action: "deleteEvent",
      // Its row goes, so the log alone still says what it was called.
      changes: [
        { packageName: null, field: "state", old: state, new: null },
        { packageName: null, field: "name", old: hosted.event.name, new: null },
      ],
    })),
    eventDelete(hosted),
    ...hosted.packages.map(
      (one): LabelledWrite => ({
        label: "package",
        write: { op: "delete", key: sponsorshipPackageKey(one) },
      }),
    ),
    ...hosted.addOns.map(
      (one): LabelledWrite => ({ label: "addOn", write: { op: "delete", key: addOnKey(one) } }),
    ),
  ];
  // The oldest entries of a long history are deleted first, so that an interrupted call leaves a draft and no orphans.
  while (history.length > rowsAtOnce - last.length) await core.table.transact(history.splice(0, rowsAtOnce));
  try {
    await core.table.transact([...last, ...history]);
    return hosted.event;
  } catch (error) {
    if (!isOvertaken(error)) throw toForbidden(error);
    throw new AppError("conflict", { cause: error });
  }
}
