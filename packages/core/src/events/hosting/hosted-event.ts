import { hostingRoles } from "@marquee/contracts/account/hosting-roles";
import { AppError } from "@marquee/contracts/errors";
import { absent, exists } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type Admin, adminWrites, toForbidden } from "../../ground/audit/act-as-admin.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { roleCommitment } from "../../ground/users/role-commitment.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import { announce } from "../../live/announcements/announcement.item.ts";
import { noticesTo, noticeWrites } from "../../live/notifications/notices.ts";
import { retried } from "../../retried.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../../rows/idempotency.item.ts";
import { isoTime } from "../../time.ts";
import { type AddOnRecord, addOnEntity, addOnKey } from "../events/add-on.item.ts";
import { atTurn } from "../events/change-spots.ts";
import {
  eventItem,
  eventKey,
  type SponsorshipPackageRecord,
  sponsorshipPackageItem,
  sponsorshipPackageKey,
} from "../events/event.item.ts";
import { eventListingItem, eventListingKey } from "../events/event-listing.item.ts";
import { type HostedEvent, readHostedEvent } from "../events/get-event.ts";
import { agreedChangeWrites, trackedChangeWrites } from "../events/tracked-facts.ts";
import { changesBetween } from "./changes.ts";
import { type EventChange, eventHistoryEntity } from "./event-history.item.ts";

/** The actor on an event: its host, or an admin on any event. */
export interface HostActor extends Acting {
  admin: Admin | undefined;
}

/** An event that the actor may act on. @throws AppError not_found, also for another host's event */
export async function ownedEvent(core: Core, actor: HostActor, id: string): Promise<HostedEvent> {
  const hosted = await readHostedEvent(core, id);
  if (!hosted || !mayActOn(actor, hosted)) throw new AppError("not_found");
  return hosted;
}

function mayActOn({ accountId, admin }: HostActor, { event }: HostedEvent): boolean {
  return event.hostId === accountId || admin !== undefined;
}

/**
 * Changes an event and its packages by a pure function, which may refuse by throwing. The listing, the history and an
 * admin's audit entry are written in the same transaction. Returns what is stored afterwards.
 * @throws AppError not_found, forbidden for a former admin, unavailable; whatever `change` throws
 */
export function changeEvent(
  core: Core,
  actor: HostActor,
  { id, action, change, claim }: EventEdit,
): Promise<HostedEvent> {
  const plan = async () => {
    const before = await ownedEvent(core, actor, id);
    const wanted = change(before);
    if (changesBetween(before, wanted).length === 0) return before;
    const { version, turn } = before.event;
    const updatedAt = isoTime(core.clock.now());
    const after = { ...wanted, event: { ...wanted.event, version: version + 1, turn: turn + 1, updatedAt } };
    try {
      await core.table.transact([
        ...(claim ?? []),
        ...(await hostedWrites(core, actor, action, before, after)),
      ]);
      return after;
    } catch (error) {
      if (error instanceof TransactionRefused && error.label === "host") throw hostsNoMore(error);
      throw isOvertaken(error) ? error : toForbidden(error);
    }
  };
  return retried(core, plan, isOvertaken);
}

const hostsNoMore = (cause: TransactionRefused) =>
  new AppError("conflict", {
    message: "Only event hosts and agencies can publish events, and this account is neither.",
    cause,
  });

export interface EventEdit {
  id: string;
  /** The operation's id, for the audit log. */
  action: string;
  change: (before: HostedEvent) => HostedEvent;
  /** Makes the call idempotent; checked first. */
  claim?: readonly LabelledWrite[];
}

/**
 * Adds something to an event, once per request: a repeat returns the event as it is, with the id from the first call.
 * `also` is written with it.
 * @throws AppError as changeEvent does, idempotency_mismatch; TransactionRefused for a condition of `also`
 */
export async function addToEvent(
  core: Core,
  actor: HostActor,
  edit: Omit<EventEdit, "claim">,
  { request, newId, also = [] }: { request: RequestKey; newId: string; also?: readonly LabelledWrite[] },
): Promise<{ hosted: HostedEvent; id: string }> {
  const claim = [claimRequest(request, newId, core.clock.now()), ...also];
  try {
    return { hosted: await changeEvent(core, actor, { ...edit, claim }), id: newId };
  } catch (error) {
    if (!(error instanceof TransactionRefused) || error.label !== "request") throw error;
    const id = repeatedResource(request, error.item);
    return { hosted: await ownedEvent(core, actor, edit.id), id };
  }
}

/** Whether a write was refused because another one was faster. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof TransactionRefused && error.label === "event";
}

/** All writes that take an event's rows from one state to the next. */
export async function hostedWrites(
  core: Core,
  actor: HostActor,
  action: string,
  before: HostedEvent | undefined,
  after: HostedEvent,
): Promise<LabelledWrite[]> {
  const { event } = after;
  const changes = changesBetween(before, after);
  const when = before ? atTurn(before.event) : absent;
  return [
    ...(await asAdmin(core, actor, { hosted: after, action, changes })),
    { label: "event", write: { op: "put", item: eventItem(event), when } },
    ...packageWrites(before?.packages ?? [], after.packages),
    ...addOnWrites(before?.addOns ?? [], after.addOns),
    ...listingWrites(before, after),
    ...publishingWrites(core, before, after),
    ...announcements(core, before, after),
    ...(before
      ? [...trackedChangeWrites(core, before, after), ...agreedChangeWrites(core, before, after)]
      : []),
    {
      label: "history",
      write: {
        op: "put",
        item: eventHistoryEntity.item({
          id: core.ids.next("history", core.clock.now()),
          eventId: event.id,
          version: event.version,
          actorId: actor.actorId,
          throughId: actor.through,
          asAdmin: actsAsAdmin(actor, after),
          changes,
          ofOneBrand: changesOneBrand(before?.packages ?? [], after.packages),
          createdAt: isoTime(core.clock.now()),
        }),
      },
    },
  ];
}

/** Whether a package for one brand is added, changed or removed. */
function changesOneBrand(
  before: readonly SponsorshipPackageRecord[],
  after: readonly SponsorshipPackageRecord[],
): boolean {
  const [known, kept] = [new Set(before), new Set(after)];
  const changed = [...before.filter((one) => !kept.has(one)), ...after.filter((one) => !known.has(one))];
  return changed.some(({ onlyFor }) => onlyFor !== null);
}

function actsAsAdmin({ accountId, admin }: HostActor, { event }: HostedEvent): boolean {
  return admin !== undefined && event.hostId !== accountId;
}

/** The additional writes of an admin's transaction on another host's event, whose host is told. */
export async function asAdmin(
  core: Core,
  actor: HostActor,
  { hosted, action, changes }: { hosted: HostedEvent; action: string; changes: readonly EventChange[] },
): Promise<LabelledWrite[]> {
  if (!actor.admin || !actsAsAdmin(actor, hosted)) return [];
  const valuesOf = (side: "old" | "new") =>
    Object.fromEntries(
      changes.map((one) => [one.packageName === null ? one.field : `package.${one.field}`, one[side]]),
    );
  const { id: eventId, hostId, name: eventName } = hosted.event;
  const noticeOf = await noticesTo(core, hostId);
  const notification = { kind: "event_by_admin", about: { eventId, eventName, action } } as const;
  const note = { action, subject: eventId, before: valuesOf("old"), after: valuesOf("new") };
  return [...adminWrites(core, actor.admin, note), ...noticeWrites(noticeOf(notification))];
}

function packageWrites(
  before: readonly SponsorshipPackageRecord[],
  after: readonly SponsorshipPackageRecord[],
): LabelledWrite[] {
  const known = new Map(before.map((one) => [one.id, one]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after
      .filter((one) => known.get(one.id) !== one)
      .map((one): LabelledWrite => {
        const when = known.has(one.id) ? exists : absent;
        return { label: "package", write: { op: "put", item: sponsorshipPackageItem(one), when } };
      }),
    ...before
      .filter(({ id }) => !kept.has(id))
      .map(
        (one): LabelledWrite => ({
          label: "package",
          write: { op: "delete", key: sponsorshipPackageKey(one) },
        }),
      ),
  ];
}

function addOnWrites(before: readonly AddOnRecord[], after: readonly AddOnRecord[]): LabelledWrite[] {
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after
      .filter((one) => !before.includes(one))
      .map((one): LabelledWrite => {
        const when = known.has(one.id) ? exists : absent;
        return { label: "addOn", write: { op: "put", item: addOnEntity.item(one), when } };
      }),
    ...before
      .filter(({ id }) => !kept.has(id))
      .map((one): LabelledWrite => ({ label: "addOn", write: { op: "delete", key: addOnKey(one) } })),
  ];
}

/** Adds the event to the list, moves it there or removes it. */
function listingWrites(before: HostedEvent | undefined, after: HostedEvent): LabelledWrite[] {
  const oldKey = before?.event.state === "published" ? eventListingKey(before.event) : undefined;
  const isListed = after.event.state === "published";
  const newKey = eventListingKey(after.event);
  const moves = oldKey !== undefined && (!isListed || oldKey.pk !== newKey.pk || oldKey.sk !== newKey.sk);
  return [
    ...(moves ? [{ label: "listing", write: { op: "delete", key: oldKey } } as const] : []),
    ...(isListed
      ? [
          {
            label: "listing",
            write: { op: "put", item: eventListingItem(after.event, after.packages) },
          } as const,
        ]
      : []),
  ];
}

/** Whether a change makes an event public. */
const isPublished = (before: HostedEvent | undefined, { event }: HostedEvent) =>
  event.state === "published" && before?.event.state !== "published";

/** Holds the host of a newly published event to a role that hosts. */
function publishingWrites(core: Core, before: HostedEvent | undefined, after: HostedEvent): LabelledWrite[] {
  if (!isPublished(before, after)) return [];
  const key = profileKey(after.event.hostId);
  const commitment = roleCommitment(core.clock.now(), hostingRoles);
  return [{ label: "host", write: { op: "update", key, ...commitment } }];
}

/** Announces a newly published event to everybody who waits for one like it. */
function announcements(core: Core, before: HostedEvent | undefined, after: HostedEvent): LabelledWrite[] {
  if (!isPublished(before, after)) return [];
  const { event } = after;
  return [announce(core, { kind: "event_published", eventId: event.id, version: event.version })];
}

/** Deletes the row of an event. */
export function eventDelete({ event }: HostedEvent): LabelledWrite {
  return { label: "event", write: { op: "delete", key: eventKey(event.id), when: atTurn(event) } };
}
