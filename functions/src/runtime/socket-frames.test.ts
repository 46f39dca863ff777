import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { limits } from "@marquee/contracts/limits";
import { ordersVariable } from "@marquee/contracts/naming";
import type { Core } from "@marquee/core/core";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { sessionItem } from "@marquee/core/ground/identity/session.item";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { connectionKey, ticketItem } from "@marquee/core/live/realtime/connection.item";
import { fingerprint } from "@marquee/core/rows/keys";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { lambdaContext } from "@marquee/testkit/http-event";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { socketEvent } from "@marquee/testkit/socket-event";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubEnv("LOG_LEVEL", "SILENT");
vi.stubEnv("WEB_ORIGINS", "https://marquee.example");
vi.stubEnv("CHAT_QUEUE_URL", "https://sqs.example/chat");

const user = sampleUser("usr_1");
const principal = { ...inPerson(user.id), sessionHash: "hash" };
const minuteMs = 60_000;
const clock = fixedClock();
const store = new Map();
const core: Core = { table: memoryTable({}, store), clock, ids: seededIds() };
const sent: { connectionId: string; message: { type: string; code?: string } }[] = [];
const closed: string[] = [];
const channel = {
  send: async (connectionId: string, data: string) => {
    sent.push({ connectionId, message: JSON.parse(data) });
    return "sent" as const;
  },
  close: async (connectionId: string) => void closed.push(connectionId),
};
let edgeSecret: string | undefined;

for (const name of [...jobKindNames.map(ordersVariable), "MODEL_OUTPUT_PER_DAY"]) vi.stubEnv(name, "1000000");
vi.doMock("./socket-deps.ts", () => ({ socketRuntime: () => ({ core, channel }) }));
vi.doMock("./deps.ts", () => ({
  originSecret: async () => edgeSecret,
  liveQueue: () => ({ send: async () => undefined }),
}));
const { handler: connect } = await import("../socket/connect.ts");
const routes = {
  ping: (await import("../socket/ping.ts")).handler,
  auth: (await import("../socket/auth.ts")).handler,
  chat_message: (await import("../socket/chat-message.ts")).handler,
  $default: (await import("../socket/fallback.ts")).handler,
};

beforeEach(async () => {
  store.clear();
  sent.length = 0;
  closed.length = 0;
  edgeSecret = undefined;
  await core.table.write({ op: "put", item: profileItem(user) });
  await core.table.write({
    op: "put",
    item: sessionItem(user.id, principal.sessionHash, someCaller, true, clock.now()),
  });
});

const open = async (id: string, headers: Record<string, string> = {}) => {
  await core.table.write({ op: "put", item: ticketItem(fingerprint(id), principal, clock.now()) });
  const event = socketEvent("$connect", id, { headers, queryStringParameters: { token: id } });
  return connect(event, lambdaContext());
};
const frame = (route: keyof typeof routes, id: string, body: unknown = { type: route }) =>
  routes[route](
    socketEvent(route, id, { body: typeof body === "string" ? body : JSON.stringify(body) }),
    lambdaContext(),
  );
const codes = () => sent.map(({ message }) => message.code ?? message.type);

describe("the handshake", () => {
  it("is refused if it did not come through CloudFront, whatever else it knows", async () => {
    edgeSecret = "the-new-secret-of-the-edge,the-old-secret-of-the-edge";
    const origin = { Origin: "https://marquee.example" };
    expect(await open("c1", origin)).toEqual({ statusCode: 403 });
    expect(await open("c2", { ...origin, "x-origin-verify": "a-guess-at-the-secret" })).toEqual({
      statusCode: 403,
    });
    expect(await core.table.get(connectionKey("c1"))).toBeUndefined();
    const header = { "X-Origin-Verify": "the-old-secret-of-the-edge" };
    expect(await open("c3", { ...origin, ...header })).toEqual({ statusCode: 200 });
  });
});

describe("a frame", () => {
  const auth = { type: "auth", data: { userId: user.id, username: user.username } };

  it.each(["ping", "auth", "chat_message", "$default"] as const)(
    "of %s is counted before it is parsed: after 30 in ten seconds the connection gets an error and is closed",
    async (route) => {
      await open("c1");
      for (let nth = 0; nth < limits.framesPer10Seconds; nth++) await frame(route, "c1", "{not json");
      expect(codes()).not.toContain("too_many_requests");
      expect(closed).toEqual([]);
      await frame(route, "c1");
      expect(codes().at(-1)).toBe("too_many_requests");
      expect(closed).toEqual(["c1"]);
      expect(await core.table.get(connectionKey("c1"))).toBeUndefined();
      await frame(route, "c1");
      expect(codes().at(-1)).toBe("unauthenticated");
    },
  );

  it("is counted across all routes", async () => {
    await open("c1");
    for (let nth = 0; nth < 10; nth++)
      for (const route of ["ping", "chat_message", "$default"] as const) await frame(route, "c1", "{}");
    await frame("ping", "c1");
    expect(closed).toEqual(["c1"]);
  });

  it.each(["ping", "auth", "chat_message", "$default"] as const)(
    "of %s on an unknown connection is answered unauthenticated, and the connection is closed",
    async (route) => {
      await frame(route, "c-unknown");
      expect(codes()).toEqual(["unauthenticated"]);
      expect(closed).toEqual(["c-unknown"]);
    },
  );

  it("before auth is refused and leaves the connection open", async () => {
    await open("c1");
    await frame("chat_message", "c1", {
      type: "chat_message",
      data: { content: "Too early", clientId: "client-0001" },
    });
    expect(codes()).toEqual(["unauthenticated"]);
    expect(closed).toEqual([]);
  });

  it("of a session that has idled out closes the connection: ping and chat_message", async () => {
    for (const id of ["c1", "c2"]) {
      await open(id);
      await frame("auth", id, auth);
    }
    clock.advance(31 * minuteMs);
    sent.length = 0;
    await frame("ping", "c1");
    await frame("chat_message", "c2", {
      type: "chat_message",
      data: { content: "Too late", clientId: "client-0001" },
    });
    expect(codes()).toEqual(["unauthenticated", "unauthenticated"]);
    expect(closed).toEqual(["c1", "c2"]);
  });

  it("ping is answered while the session is alive", async () => {
    await open("c1");
    await frame("ping", "c1");
    expect(codes()).toEqual(["pong"]);
    expect(closed).toEqual([]);
  });
});
