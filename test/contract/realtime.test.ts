import { createRealtimeTicket } from "@marquee/contracts/http/realtime";
import { describe, expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { SocketUser } from "../support/socket-user.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");

const ticketOf = async (caller: ApiUser) => (await caller.client.call(createRealtimeTicket, {})).token;

describe("createRealtimeTicket", () => {
  it("opens one connection, once", async () => {
    const token = await ticketOf(await ApiUser.registered(url));
    const first = await SocketUser.open(`${wsUrl}?token=${token}`);
    await expect(SocketUser.open(`${wsUrl}?token=${token}`)).rejects.toThrow("refused: 401");
    first.close();
  });

  it("is the only way in: nothing, a made-up token and a foreign page are refused at the handshake", async () => {
    const token = await ticketOf(await ApiUser.registered(url));
    await expect(SocketUser.open(wsUrl)).rejects.toThrow("refused: 401");
    await expect(SocketUser.open(`${wsUrl}?token=random`)).rejects.toThrow("refused: 401");
    await expect(
      SocketUser.open(`${wsUrl}?token=${token}`, { origin: "https://evil.example" }),
    ).rejects.toThrow("refused: 403");
  });

  it("is worth nothing once its session has ended", async () => {
    const caller = await ApiUser.registered(url);
    const token = await ticketOf(caller);
    await caller.raw("POST", "/api/logout");
    await expect(SocketUser.open(`${wsUrl}?token=${token}`)).rejects.toThrow("refused: 401");
  });
});

describe("auth", () => {
  it("closes a connection that claims to be somebody else", async () => {
    const [ann, bob] = await Promise.all([ApiUser.registered(url), ApiUser.registered(url)]);
    const socket = await SocketUser.open(`${wsUrl}?token=${await ticketOf(ann)}`);
    socket.send({ type: "auth", data: { userId: bob.id, username: bob.user?.username ?? "" } });
    await socket.next("auth_failed");
    await socket.untilClosed();
  });
});

describe("chat_message", () => {
  it("comes back as message_received on every connection of the user, and on nobody else's", async () => {
    const [ann, bob] = await Promise.all([ApiUser.registered(url), ApiUser.registered(url)]);
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

  it("is refused before auth, for another user, for Morgan, too large and malformed, each with its error", async () => {
    const [ann, bob] = await Promise.all([ApiUser.registered(url), ApiUser.registered(url)]);
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
    await refused({ content: "x".repeat(9_000) }, "payload_too_large");
    socket.close();
  });
});

describe("other frames", () => {
  it("ping is answered with pong, an unknown type with a response, rubbish with a response or an error", async () => {
    const socket = await SocketUser.connected(wsUrl, await ApiUser.registered(url));
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
