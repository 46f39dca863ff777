// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLiveSocket, readServerMessage, type SocketEvents, socketTiming } from "./socket.ts";

/** A WebSocket with this test as its network. */
class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: FakeWebSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeWebSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const latest = () => FakeWebSocket.all.at(-1) as FakeWebSocket;
const settle = () => vi.advanceTimersByTimeAsync(0);

const listeners = () => ({
  onOpen: vi.fn<SocketEvents["onOpen"]>(),
  onMessage: vi.fn<SocketEvents["onMessage"]>(),
  onDown: vi.fn<SocketEvents["onDown"]>(),
});

function connect() {
  let tickets = 0;
  const events = listeners();
  const address = vi.fn<() => Promise<string>>(async () => `ws://here/ws?token=t${++tickets}`);
  return { socket: openLiveSocket(address, events), events, address };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.stubGlobal("WebSocket", FakeWebSocket);
  FakeWebSocket.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the live connection", () => {
  test("tries six times, 2, 4, 8, 16 and 30 seconds apart, each with its own ticket, then gives up", async () => {
    const { events, address } = connect();
    await settle();
    latest().break();
    for (const [index, delayMs] of [2_000, 4_000, 8_000, 16_000, 30_000].entries()) {
      expect(FakeWebSocket.all).toHaveLength(index + 1);
      expect(events.onDown).toHaveBeenLastCalledWith(false);
      await vi.advanceTimersByTimeAsync(delayMs - 1);
      expect(FakeWebSocket.all).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      latest().break();
    }
    expect(events.onDown).toHaveBeenLastCalledWith(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeWebSocket.all.map(({ url }) => url.slice(-2))).toEqual(["t1", "t2", "t3", "t4", "t5", "t6"]);
    expect(address).toHaveBeenCalledTimes(6);
  });

  test("counts a ticket that cannot be fetched as an attempt", async () => {
    const events = listeners();
    openLiveSocket(() => Promise.reject(new Error("offline")), events);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(events.onDown.mock.calls.map(([gaveUp]) => gaveUp)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(FakeWebSocket.all).toHaveLength(0);
  });

  test("starts over on request after giving up", async () => {
    const { socket, events } = connect();
    await settle();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      latest().break();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    const before = FakeWebSocket.all.length;
    socket.reconnect();
    await settle();
    expect(FakeWebSocket.all).toHaveLength(before + 1);
    latest().open();
    expect(events.onOpen).toHaveBeenCalledOnce();
  });

  test("does not reconnect after it was closed on purpose", async () => {
    const { socket, events } = connect();
    await settle();
    latest().open();
    socket.close();
    latest().break();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeWebSocket.all).toHaveLength(1);
    expect(events.onDown).not.toHaveBeenCalled();
  });

  test("forgets earlier failures only after the connection has lasted for a while", async () => {
    const { events } = connect();
    await settle();
    for (let round = 0; round < 6; round += 1) {
      latest().open();
      latest().break();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(events.onDown).toHaveBeenLastCalledWith(true);
  });

  test("refuses what cannot be sent instead of queueing it", async () => {
    const { socket } = connect();
    expect(socket.send({ type: "ping" })).toBe(false);
    await settle();
    latest().open();
    expect(latest().sent).toEqual([]);
    expect(socket.send({ type: "ping" })).toBe(true);
  });

  test("pings every five minutes and renews itself before the gateway's two hours", async () => {
    connect();
    await settle();
    latest().open();
    await vi.advanceTimersByTimeAsync(socketTiming.pingMs * 3);
    expect(latest().sent).toEqual(Array(3).fill('{"type":"ping"}'));
    await vi.advanceTimersByTimeAsync(socketTiming.renewMs - socketTiming.pingMs * 3);
    expect(FakeWebSocket.all).toHaveLength(2);
    expect(FakeWebSocket.all[0]?.readyState).toBe(3);
  });
});

describe("a frame", () => {
  test.each([
    ["rubbish", "{"],
    ["a type nobody knows", '{"type":"gossip","data":{}}'],
    ["a type without its data", '{"type":"ai_delta"}'],
    ["an array", "[]"],
    ["bytes", new ArrayBuffer(4)],
  ])("of %s is treated as lost", (_what, data) => {
    expect(readServerMessage(data)).toBeUndefined();
  });

  test("of the contract arrives complete", () => {
    expect(readServerMessage('{"type":"typing","data":{"isTyping":true}}')).toEqual({
      type: "typing",
      data: { isTyping: true },
    });
  });
});
