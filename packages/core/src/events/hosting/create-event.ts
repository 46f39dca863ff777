import { AppError } from "@marquee/contracts/errors";
import { unknownPlaceZone } from "@marquee/contracts/events/event-time";
import type { EventDetail } from "@marquee/contracts/events/events";
import { guessedTimeZone } from "@marquee/contracts/events/guessed-time-zone";
import type * as contract from "@marquee/contracts/events/hosting";
import { limits } from "@marquee/contracts/limits";
import type { BodyOf } from "@marquee/contracts/operation";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { daySeconds, limitWrite, tooManyOf } from "../../ground/throttles/limiter.ts";
import { activeUser, profileKey } from "../../ground/users/user.item.ts";
import { defined } from "../../pick.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../../rows/idempotency.item.ts";
import { isoTime } from "../../time.ts";
import type { EventRecord } from "../events/event.item.ts";
import { eventDetail, type HostedEvent } from "../events/get-event.ts";
import { type HostActor, hostedWrites, ownedEvent } from "./hosted-event.ts";

type NewEvent = BodyOf<typeof contract.createEvent>;

/**
 * Creates a draft. A repeat returns the event that the first call created.
 * @throws AppError too_many_requests, idempotency_mismatch, unauthenticated for an account that closed in the meantime;
 *   not_found for a repeat whose draft is deleted
 */
export async function createEvent(
  core: Core,
  actor: HostActor,
  body: NewEvent,
  idempotencyKey: string | undefined,
): Promise<EventDetail> {
  const request = { operation: "createEvent", key: idempotencyKey, body };
  return storeDraft(core, actor, request, draftOf(core, actor.accountId, body));
}

/** Stores a new draft of its host, once per request. @throws AppError as createEvent does */
export async function storeDraft(
  core: Core,
  actor: HostActor,
  request: Omit<RequestKey, "userId">,
  hosted: HostedEvent,
): Promise<EventDetail> {
  const nowMs = core.clock.now();
  const { hostId } = hosted.event;
  try {
    await core.table.transact([
      claimRequest({ ...request, userId: actor.accountId }, hosted.event.id, nowMs),
      limitWrite(newEvents(hostId), nowMs),
      { label: "host", write: { op: "check", key: profileKey(hostId), when: activeUser } },
      ...(await hostedWrites(core, actor, request.operation, undefined, hosted)),
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "request")
      return eventDetail(
        core,
        await ownedEvent(core, actor, repeatedResource({ ...request, userId: actor.accountId }, error.item)),
        actor.accountId,
      );
    if (error.label === "limit") throw tooManyOf(newEvents(hostId), nowMs, tooMany);
    if (error.label === "host") throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
  return eventDetail(core, hosted, actor.accountId);
}

const tooMany = `You can create ${limits.eventsPerDay} events a day. Try again tomorrow.`;

const newEvents = (accountId: string) => ({
  scope: "events",
  key: accountId,
  max: limits.eventsPerDay,
  windowSeconds: daySeconds,
});

function draftOf(core: Core, hostId: string, body: NewEvent): HostedEvent {
  const nowMs = core.clock.now();
  const createdAt = isoTime(nowMs);
  return {
    event: {
      description: "",
      location: "",
      attendeeCount: 0,
      attendeeType: "",
      eventUrl: null,
      ...defined(body),
      ...zoneOf(body, undefined),
      date: utc(body.date),
      endsAt: utc(body.endsAt),
      id: core.ids.next("event", nowMs),
      name: body.name,
      category: body.category,
      imageUrl: null,
      hostId,
      state: "draft",
      cancelReason: null,
      oneSponsorPerIndustry: body.oneSponsorPerIndustry ?? false,
      version: 1,
      turn: 1,
      createdAt,
      updatedAt: createdAt,
    },
    packages: [],
    addOns: [],
  };
}

/**
 * The zone that a call gives an event: the one it sets; one guessed from the location if nobody set the zone, and the
 * location changes or its zone was unknown; else the one it had.
 */
export function zoneOf(
  body: { location?: string | undefined; timeZone?: string | undefined },
  before: EventRecord | undefined,
): Pick<EventRecord, "timeZone" | "timeZoneGuessed"> {
  if (body.timeZone !== undefined) return { timeZone: body.timeZone, timeZoneGuessed: false };
  const location = body.location ?? before?.location ?? "";
  const isKept = location === before?.location && before.timeZone !== unknownPlaceZone;
  return before && (!before.timeZoneGuessed || isKept)
    ? { timeZone: before.timeZone, timeZoneGuessed: before.timeZoneGuessed }
    : { timeZone: guessedTimeZone(location), timeZoneGuessed: true };
}

/** A time in one uniform format, by which rows sort. */
export function utc(time: string): string {
  return isoTime(Date.parse(time));
}
