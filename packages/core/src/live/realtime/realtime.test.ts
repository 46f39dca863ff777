import type { PushChannel } from "@marquee/adapters/push/port";
import { limits } from "@marquee/contracts/limits";
import { readTogetherMs } from "@marquee/contracts/live/live-topics";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { memberItem, memberKey } from "../../ground/identity/member.item.ts";
import { inPerson, type Principal } from "../../ground/identity/principal.ts";
import { sessionItem, sessionKey } from "../../ground/identity/session.item.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { fingerprint } from "../../rows/keys.ts";
import { changesSince, cursorForRecent } from "./changes.ts";
import { connectionKey, socketKey, ticketItem } from "./connection.item.ts";
import { countFrame, endConnection, requireLiveSession } from "./connection-frames.ts";
import { listSockets, pushToUser } from "./push-to-user.ts";
import { createTicket, markAuthenticated, openConnection } from "./realtime.ts";

const userId = "usr_owner";
const phone: Principal = { ...inPerson(userId), sessionHash: "phone" };
const laptop: Principal = { ...inPerson(userId), sessionHash: "laptop" };
const minuteMs = 60_000;

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let store: MemoryStore;
let channel: ReturnType<typeof recordingChannel>;

const signIn = ({ sessionHash }: Principal) =>
  core.table.write({ op: "put", item: sessionItem(userId, sessionHash, someCaller, true, clock.now()) });

beforeEach(async () => {
  clock = fixedClock();
  store = new Map();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  channel = recordingChannel();
  await signIn(phone);
  await signIn(laptop);
  await core.table.write({ op: "put", item: profileItem(sampleUser("usr_client")) });
});

async function connected(principal: Principal, connectionId: string): Promise<void> {
  const token = `ticket of ${connectionId}`;
  await core.table.write({ op: "put", item: ticketItem(fingerprint(token), principal, clock.now()) });
  await openConnection(core, channel, connectionId, token);
  await markAuthenticated(core, principal, connectionId);
}

const delta = (seq: number): ServerMessage => ({
  type: "ai_delta",
  data: { messageId: "msg_2", inReplyTo: "msg_1", seq, text: "a" },
});

describe("changes", () => {
  const change = () => pushToUser(core, channel, userId)({ type: "notifications_changed" });

  it("are reported to a client that was away, per topic, and not to one that knows them already", async () => {
    const { cursor, changed } = await changesSince(core, inPerson(userId), undefined);
    expect(changed).toEqual([]);
    expect(await changesSince(core, inPerson(userId), cursor)).toEqual({ cursor, changed: [] });
    await change();
    await pushToUser(core, channel, userId)({ type: "typing", data: { isTyping: true } });
    const after = await changesSince(core, inPerson(userId), cursor);
    expect(after.changed).toEqual(["notifications"]);
    expect((await changesSince(core, inPerson(userId), after.cursor)).changed).toEqual([]);
    expect((await changesSince(core, inPerson("usr_other"), cursor)).changed).toEqual([]);
  });

  it("have no cursor for what was read just before, until they are older than that", async () => {
    const [founder, member] = [inPerson(userId), { actorId: "usr_member", accountId: userId }];
    const cursors = () => Promise.all([founder, member].map((acting) => cursorForRecent(core, acting)));
    await change();
    clock.advance(readTogetherMs);
    expect(await cursors()).toEqual([null, null]);
    clock.advance(1);
    const { cursor } = await changesSince(core, founder, undefined);
    expect(await cursors()).toEqual([cursor, (await changesSince(core, member, undefined)).cursor]);
  });

  it("are counted in what is pushed, so that the next push reveals a lost one", async () => {
    await connected(phone, "c-phone");
    await change();
    channel.send = async () => {
      throw new Error("lost");
    };
    await change();
    const { sent, send } = recordingChannel();
    channel.send = send;
    await change();
    const counts = [...channel.sent, ...sent].map((frame) => (JSON.parse(frame) as { n: number }).n);
    expect(counts).toEqual([1, 3]);
  });

  it("since a cursor with fewer topics, as an older page has it, are those of the unknown topics", async () => {
    await change();
    expect((await changesSince(core, inPerson(userId), "0")).changed).toEqual(["notifications"]);
  });
});

describe("a push", () => {
  const push = () => pushToUser(core, channel, userId)({ type: "system", message: "hello" });

  it("does not reach a socket whose session idled out, and reaches the others", async () => {
    await connected(phone, "c-phone");
    await connected(laptop, "c-laptop");
    clock.advance(20 * minuteMs);
    const active = { idleUntilMs: clock.now() + 30 * minuteMs };
    await core.table.write({ op: "update", key: sessionKey(userId, laptop.sessionHash), set: active });
    await push();
    expect(channel.sent).toHaveLength(2);
    clock.advance(15 * minuteMs);
    await push();
    expect(channel.sent).toHaveLength(3);
  });

  it("does not reach a socket whose session reached its absolute end, however active it is", async () => {
    await connected(phone, "c-phone");
    const ended = { idleUntilMs: clock.now() + minuteMs, expiresAtMs: clock.now() };
    await core.table.write({ op: "update", key: sessionKey(userId, phone.sessionHash), set: ended });
    await push();
    expect(channel.sent).toEqual([]);
  });

  it("does not reach a socket whose session has ended", async () => {
    await connected(phone, "c-phone");
    await core.table.write({ op: "delete", key: sessionKey(userId, phone.sessionHash) });
    await push();
    expect(channel.sent).toEqual([]);
  });

  it("forgets a connection that the gateway no longer has, and reaches the others", async () => {
    await connected(phone, "c-dead");
    await connected(laptop, "c-laptop");
    const gateway: PushChannel = {
      ...channel,
      send: async (id, data) => (id === "c-dead" ? "gone" : channel.send(id, data)),
    };
    await pushToUser(core, gateway, userId)({ type: "system", message: "hello" });
    expect(channel.sent).toHaveLength(1);
    expect((await listSockets(core, userId)).map(({ connectionId }) => connectionId)).toEqual(["c-laptop"]);
    expect(await core.table.get(connectionKey("c-dead"))).toBeUndefined();
  });

  it("reaches users who act for the account while their own session lives, and not their own account", async () => {
    const forClient: Principal = { ...phone, accountId: "usr_client" };
    const place = { accountId: "usr_client", personId: userId, teamRole: "viewer", joinedAt: "" } as const;
    await core.table.write({ op: "put", item: memberItem(place) });
    await connected(forClient, "c-for-client");
    const toClient = () => pushToUser(core, channel, "usr_client")({ type: "system", message: "hello" });
    await push();
    expect(channel.sent).toEqual([]);
    await toClient();
    expect(channel.sent).toHaveLength(1);
    await core.table.write({ op: "delete", key: sessionKey(userId, phone.sessionHash) });
    await toClient();
    expect(channel.sent).toHaveLength(1);
    expect(await codeOf(requireLiveSession(core, forClient))).toBe("unauthenticated");
  });

  it("reaches nobody who was removed from the account, whatever sockets they had", async () => {
    const forClient: Principal = { ...phone, accountId: "usr_client" };
    const place = { accountId: "usr_client", personId: userId, teamRole: "viewer", joinedAt: "" } as const;
    await core.table.write({ op: "put", item: memberItem(place) });
    await connected(forClient, "c-for-client");
    await core.table.write({ op: "delete", key: memberKey("usr_client", userId) });
    await pushToUser(core, channel, "usr_client")({ type: "system", message: "hello" });
    expect(channel.sent).toEqual([]);
    expect(await codeOf(requireLiveSession(core, forClient))).toBe("unauthenticated");
  });

  it("stops in the middle of a streamed answer, at the moment the session ends", async () => {
    await connected(phone, "c-phone");
    const stream = pushToUser(core, channel, userId);
    clock.advance(30 * minuteMs - 500);
    await stream({ type: "system", message: "before" });
    clock.advance(600);
    await stream({ type: "system", message: "after" });
    expect(channel.sent).toHaveLength(1);
  });

  it("costs a query and a batched read per second of a streamed answer, however long it is", async () => {
    for (const nth of [1, 2]) await connected(phone, `c-phone-${nth}`);
    await connected(laptop, "c-laptop");
    const calls: string[] = [];
    core = { ...core, table: memoryTable({ before: async (call) => void calls.push(call) }, store) };
    const stream = pushToUser(core, channel, userId);
    for (let nth = 1; nth <= 20; nth++) await stream(delta(nth));
    expect(calls).toEqual(["query", "getMany"]);
  });

  it("reaches a socket that opened in the middle of an answer with the end of the answer", async () => {
    await connected(phone, "c-phone");
    const stream = pushToUser(core, channel, userId);
    await stream(delta(1));
    await connected(laptop, "c-laptop");
    await stream({ type: "system", message: "the end" });
    // The delta to the one socket that was open, the end to both.
    expect(channel.sent).toHaveLength(3);
  });
});

describe("frames on one connection", () => {
  beforeEach(() => connected(phone, "c1"));

  it("return the principal of their connection", async () => {
    expect(await countFrame(core, "c1")).toEqual(phone);
    expect(await codeOf(countFrame(core, "c2"))).toBe("unauthenticated");
    clock.advance(2 * 60 * minuteMs + 5 * minuteMs);
    expect(await codeOf(countFrame(core, "c1"))).toBe("unauthenticated");
  });

  it("too_many_requests: are limited to 30 in ten seconds, in parallel too, and as many in the next ten", async () => {
    for (let window = 0; window < 3; window++) {
      const answers = await Promise.all(Array.from({ length: 300 }, () => codeOf(countFrame(core, "c1"))));
      expect(answers.filter((code) => code === "no error")).toHaveLength(limits.framesPer10Seconds);
      expect(new Set(answers)).toEqual(new Set(["no error", "too_many_requests"]));
      clock.advance(10_000);
    }
  });

  it("cost one write for a client that pings, and no read", async () => {
    const calls: string[] = [];
    core = { ...core, table: memoryTable({ before: async (call) => void calls.push(call) }, store) };
    for (let times = 0; times < 5; times++) {
      await countFrame(core, "c1");
      clock.advance(5 * minuteMs);
    }
    expect(calls).toEqual(Array.from({ length: 5 }, () => "update"));
  });

  it("are still counted by a function whose clock is a window behind", async () => {
    clock.advance(10_000);
    await countFrame(core, "c1");
    clock.advance(-10_000);
    expect(await countFrame(core, "c1")).toEqual(phone);
  });

  it("end with the session", async () => {
    await requireLiveSession(core, phone);
    clock.advance(30 * minuteMs);
    expect(await codeOf(requireLiveSession(core, phone))).toBe("unauthenticated");
  });

  it("restore no row after the connection was ended", async () => {
    await endConnection(core, channel, "c1");
    expect(await codeOf(countFrame(core, "c1"))).toBe("unauthenticated");
    expect([
      await core.table.get(connectionKey("c1")),
      await core.table.get(socketKey(userId, "c1")),
    ]).toEqual([undefined, undefined]);
    expect(channel.closed).toEqual(["c1"]);
  });
});

describe("a ticket", () => {
  it("too_many_requests: is created at most 30 times a minute for a user", async () => {
    const make = (nth: number) =>
      codeOf(createTicket(core, phone, { ...someCaller, ip: `198.51.100.${nth}` }));
    const answers = await Promise.all(Array.from({ length: 60 }, (_, nth) => make(nth)));
    expect(answers.filter((code) => code === "no error")).toHaveLength(limits.ticketsPerUserPerMinute);
    clock.advance(minuteMs);
    expect(await make(1)).toBe("no error");
  });

  it("too_many_requests: is created at most 300 times a minute from a network, for all users together", async () => {
    const make = (nth: number) =>
      codeOf(
        createTicket(
          core,
          { ...phone, ...inPerson(`usr_${nth}`) },
          { ...someCaller, ip: `2001:db8:1:2::${nth}` },
        ),
      );
    const answers = await Promise.all(Array.from({ length: 400 }, (_, nth) => make(nth)));
    expect(answers.filter((code) => code === "no error")).toHaveLength(limits.ticketsPerNetworkPerMinute);
  });
});

describe("200 parallel connections of one user", () => {
  it("leave both rows of the latest five, and no others", async () => {
    const ids = Array.from({ length: 200 }, (_, nth) => `c${String(nth).padStart(3, "0")}`);
    for (const id of ids) {
      const item = ticketItem(fingerprint(id), phone, clock.now());
      await core.table.write({ op: "put", item });
    }
    const answers = await Promise.all(ids.map((id) => codeOf(openConnection(core, channel, id, id))));
    const opened = ids.filter((_, nth) => answers[nth] === "no error");
    expect(new Set(answers)).toEqual(new Set(["no error", "too_many_requests"]));
    const left = [...store.keys()]
      .filter((key) => key.includes("SOCKET#"))
      .map((key) => key.split("SOCKET#")[1] ?? "");
    expect(new Set(left)).toEqual(new Set(ids.slice(-limits.socketsPerUser)));
    expect([...store.keys()].filter((key) => key.startsWith("CONN#"))).toHaveLength(limits.socketsPerUser);
    // A socket that was accepted and later displaced has no row: its first frame closes it.
    for (const id of ids) {
      const known = left.includes(id);
      expect(await codeOf(countFrame(core, id))).toBe(known ? "no error" : "unauthenticated");
      if (known) expect(opened).toContain(id);
    }
  });
});
