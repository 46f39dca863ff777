import { login } from "@marquee/contracts/account/auth";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { limits } from "@marquee/contracts/limits";
import { createRealtimeTicket, listChanges } from "@marquee/contracts/live/realtime";
import type { Core } from "@marquee/core/core";
import { sessionKey } from "@marquee/core/ground/identity/session.item";
import { connectionKey } from "@marquee/core/live/realtime/connection.item";
import { listSockets } from "@marquee/core/live/realtime/push-to-user";
import { fingerprint } from "@marquee/core/rows/keys";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, password } from "../support/api-user.ts";
import { stageTable } from "../support/emulated-table.ts";
import { SocketUser } from "../support/socket-user.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");
const table = stageTable(inject("stores"));

const ticketOf = async (caller: ApiUser) => (await caller.client.call(createRealtimeTicket, {})).token;

describe("createRealtimeTicket", () => {
  it("opens one connection, only once", async () => {
    const token = await ticketOf(await ApiUser.confirmed(url));
    const first = await SocketUser.open(`${wsUrl}?token=${token}`);
    await expect(SocketUser.open(`${wsUrl}?token=${token}`)).rejects.toThrow("refused: 401");
    first.close();
  });

  it("is the only way in: the handshake refuses no token, a made-up token and a foreign page", async () => {
    const token = await ticketOf(await ApiUser.confirmed(url));
    await expect(SocketUser.open(wsUrl)).rejects.toThrow("refused: 401");
    await expect(SocketUser.open(`${wsUrl}?token=random`)).rejects.toThrow("refused: 401");
    await expect(
      SocketUser.open(`${wsUrl}?token=${token}`, { origin: "https://evil.example" }),
    ).rejects.toThrow("refused: 403");
  });

  it("too_many_requests: is issued at most thirty times a minute", async () => {
    const caller = await ApiUser.registered(url);
    const answers = await Promise.all(
      Array.from({ length: 65 }, () => caller.raw("POST", createRealtimeTicket.path)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    // A new minute may start meanwhile.
    expect(refused.length).toBeGreaterThanOrEqual(65 - 2 * limits.ticketsPerUserPerMinute);
    for (const answer of refused) {
      expect(errorOf(answer).code).toBe("too_many_requests");
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  it("does not work once its session has ended", async () => {
    const caller = await ApiUser.confirmed(url);
    const token = await ticketOf(caller);
    await caller.raw("POST", "/api/logout");
    await expect(SocketUser.open(`${wsUrl}?token=${token}`)).rejects.toThrow("refused: 401");
  });
});

describe("listChanges", () => {
  it("tells a client that was away what changed since its cursor", async () => {
    const caller = await ApiUser.confirmed(url);
    const { cursor } = await caller.client.call(listChanges, {});
    await caller.client.call(createCheckout, { body: { creditPackageId: "1" }, idempotencyKey: "one" });
    const after = await caller.client.call(listChanges, { query: { since: cursor } });
    expect(after.changed).toEqual(["credits", "notifications"]);
    const since = after.cursor;
    expect(await caller.client.call(listChanges, { query: { since } })).toEqual({
      cursor: since,
      changed: [],
    });
  });

  it("validation_failed: for a made-up cursor", async () => {
    const caller = await ApiUser.registered(url);
    const answer = await caller.raw("GET", "/api/realtime/changes?since=yesterday");
    expect(errorOf(answer).fields).toHaveProperty("since");
  });
});

describe("auth", () => {
  it("closes a connection that claims to be another user", async () => {
    const [ann, bob] = await Promise.all([ApiUser.confirmed(url), ApiUser.confirmed(url)]);
    const socket = await SocketUser.open(`${wsUrl}?token=${await ticketOf(ann)}`);
    socket.send({ type: "auth", data: { userId: bob.id, username: bob.user?.username ?? "" } });
    await socket.next("auth_failed");
    await socket.untilClosed();
  });
});

describe("chat_message", () => {
  it("comes back as message_received on each of the user's connections, and on nobody else's", async () => {
    const [ann, bob] = await Promise.all([ApiUser.confirmed(url), ApiUser.confirmed(url)]);
    const [first, second, foreign] = await Promise.all(
      [ann, ann, bob].map((caller) => SocketUser.connected(wsUrl, caller)),
    );
    first?.send({ type: "chat_message", data: { content: "Hello from here", clientId: "client-0001" } });
    for (const socket of [first, second]) {
      const received = await socket?.next("message_received");
      expect(received?.data).toMatchObject({
        content: "Hello from here",
        clientId: "client-0001",
        userId: ann.id,
      });
    }
    await first?.next("ai_response", () => true, 20_000);
    expect(foreign?.messages.map(({ type }) => type)).toEqual(["auth_success"]);
    for (const socket of [first, second, foreign]) socket?.close();
  });

  it("is refused before auth, as another user, as Morgan, if too large or malformed, each with its own error", async () => {
    const [ann, bob] = await Promise.all([ApiUser.confirmed(url), ApiUser.confirmed(url)]);
    const silent = await SocketUser.open(`${wsUrl}?token=${await ticketOf(ann)}`);
    silent.send({ type: "chat_message", data: { content: "Too early", clientId: "client-early" } });
    expect(await silent.next("error")).toMatchObject({ code: "unauthenticated", clientId: "client-early" });
    silent.close();
    const socket = await SocketUser.connected(wsUrl, ann);
    const refused = async (data: object, code: string) => {
      const clientId = `client-${code}`;
      socket.socket.send(JSON.stringify({ type: "chat_message", data: { clientId, ...data } }));
      expect((await socket.next("error", (message) => message.clientId === clientId)).code).toBe(code);
    };
    await refused({ content: "Hello", userId: bob.id }, "forbidden");
    await refused({ content: "", extra: true }, "validation_failed");
    await refused({ content: "Half of a character: \ud83d" }, "validation_failed");
    await refused({ content: "x".repeat(9_000) }, "payload_too_large");
    socket.close();
  });
});

describe("other frames", () => {
  it("ping is answered with pong, an unknown type with a response, garbage with a response or an error", async () => {
    const socket = await SocketUser.connected(wsUrl, await ApiUser.confirmed(url));
    socket.send({ type: "ping" });
    await socket.next("pong");
    socket.socket.send(JSON.stringify({ type: "dance" }));
    await socket.next("response");
    socket.socket.send("{not json");
    await socket.next(
      "response",
      () => socket.messages.filter(({ type }) => type === "response").length >= 2,
    );
    expect(socket.closed).toBe(false);
    socket.close();
  });
});

describe("a connection that has ended", () => {
  it("receives nothing from another device once its session has idled out, and is closed at its next ping", async () => {
    const owner = await ApiUser.confirmed(url);
    const idle = await SocketUser.connected(wsUrl, owner);
    const other = new ApiUser(url);
    await other.client.call(login, { body: { username: owner.user?.username ?? "", password } });
    other.user = owner.user;
    const active = await SocketUser.connected(wsUrl, other);
    const { userId, sessionId } = owner.session;
    const ended = { idleUntilMs: Date.now() - 1 };
    await table.write({ op: "update", key: sessionKey(userId, fingerprint(sessionId)), set: ended });
    active.send({ type: "chat_message", data: { content: "Only for the living", clientId: "client-0001" } });
    await active.next("message_received");
    await active.next("ai_response", () => true, 20_000);
    expect(idle.messages.map(({ type }) => type)).toEqual(["auth_success"]);
    idle.send({ type: "ping" });
    expect((await idle.next("error")).code).toBe("unauthenticated");
    await idle.untilClosed();
    expect(active.closed).toBe(false);
    active.close();
  });

  it("gets an error and is closed if it is unknown", async () => {
    const owner = await ApiUser.registered(url);
    const socket = await SocketUser.connected(wsUrl, owner);
    const [row] = await listSockets({ table } as Core, owner.id);
    await table.write({ op: "delete", key: connectionKey(row?.connectionId ?? "") });
    socket.socket.send("anything");
    expect((await socket.next("error")).code).toBe("unauthenticated");
    await socket.untilClosed();
  });

  it.each(["{not json", JSON.stringify({ type: "ping" }), JSON.stringify({ type: "auth", data: {} })])(
    "gets an error and is closed if it sends too many frames, even before auth: %s",
    async (frame) => {
      const socket = await SocketUser.open(`${wsUrl}?token=${await ticketOf(await ApiUser.registered(url))}`);
      for (let sent = 0; sent < 300; sent++) socket.socket.send(frame);
      const isTooMany = ({ code }: { code: string }) => code === "too_many_requests";
      await socket.next("error", isTooMany, 20_000);
      await socket.untilClosed();
      // A new ten-second window may start meanwhile.
      const answered = socket.messages.filter((one) => !(one.type === "error" && isTooMany(one)));
      expect(answered.length).toBeLessThanOrEqual(2 * limits.framesPer10Seconds);
    },
  );
});
