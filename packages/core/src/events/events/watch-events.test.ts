import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleEvent } from "@marquee/testkit/sample-event";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson, type Principal } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { ticketItem } from "../../live/realtime/connection.item.ts";
import { forgetConnection } from "../../live/realtime/push-to-user.ts";
import { markAuthenticated, openConnection } from "../../live/realtime/realtime.ts";
import { fingerprint } from "../../rows/keys.ts";
import { eventItem } from "./event.item.ts";
import { tellWatchers, watchEvents } from "./watch-events.ts";

const event = sampleEvent({ id: "evt_1", hostId: "usr_host", date: "2026-09-01T09:00:00.000Z" });
const reader: Principal = { ...inPerson("usr_reader"), sessionHash: "reader" };
const host: Principal = { ...inPerson("usr_host"), sessionHash: "host" };

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let channel: ReturnType<typeof recordingChannel>;

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  channel = recordingChannel();
  await core.table.write({ op: "put", item: eventItem({ ...event, state: "published" }) });
});

async function open(
  { accountId, sessionHash, ...rest }: Principal,
  connectionId: string,
): Promise<Principal> {
  const principal = { ...rest, accountId, sessionHash };
  const nowMs = clock.now();
  await core.table.write({ op: "put", item: sessionItem(accountId, sessionHash, someCaller, true, nowMs) });
  await core.table.write({ op: "put", item: ticketItem(fingerprint(connectionId), principal, nowMs) });
  await openConnection(core, channel, connectionId, connectionId);
  return principal;
}

async function watching(principal: Principal, connectionId: string, eventId = event.id): Promise<void> {
  await markAuthenticated(core, await open(principal, connectionId), connectionId);
  await watchEvents(core, principal, connectionId, [eventId]);
}

const told = async () => {
  const before = channel.sent.length;
  await tellWatchers(core, channel, event.id);
  return channel.sent.slice(before);
};

it("a page is told of the events that it shows, and of no other", async () => {
  await watching(reader, "c-reader");
  await watching(host, "c-host", "evt_other");
  expect(await told()).toEqual([JSON.stringify({ type: "spots_changed", data: { eventId: "evt_1" } })]);
});

it("a connection that has not authenticated, or is gone, is told nothing", async () => {
  await open(reader, "c-reader");
  expect(await codeOf(watchEvents(core, reader, "c-reader", [event.id]))).toBe("unauthenticated");
  expect(await told()).toEqual([]);
  await watching(reader, "c-second");
  await forgetConnection(core, reader.accountId, "c-second");
  expect(await told()).toEqual([]);
});

it("of an event that is not public, only its host is told", async () => {
  await core.table.write({ op: "put", item: eventItem({ ...event, state: "draft" }) });
  await watching(reader, "c-reader");
  await watching(host, "c-host");
  expect(await told()).toHaveLength(1);
});

it("a page that does not ask again is told nothing after a quarter of an hour", async () => {
  await watching(reader, "c-reader");
  clock.advance(15 * 60_000 + 1);
  expect(await told()).toEqual([]);
});

it("never fails: the change is stored", async () => {
  await watching(reader, "c-reader");
  channel.send = () => Promise.reject(new Error("gone"));
  await expect(tellWatchers(core, channel, event.id)).resolves.toBeUndefined();
  await expect(tellWatchers(core, channel, "evt_nowhere")).resolves.toBeUndefined();
});
