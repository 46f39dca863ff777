import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  errorEvent,
  type FakeReply,
  messageEnd,
  messageStart,
  type TimedEvent,
  textBlock,
  thinkingBlock,
  toolBlock,
} from "./fake-messages-api-events.ts";

export type { FakeReply, FakeToolCall } from "./fake-messages-api-events.ts";

/** A request as the fake received it. */
export interface FakeRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: FakeRequestBody;
  /** The client disconnected before the answer was complete. */
  aborted: boolean;
}

/** The parts of a Messages request that tests look at. */
export interface FakeRequestBody {
  model: string;
  stream?: boolean;
  max_tokens: number;
  system?: unknown;
  messages: { role: string; content: unknown }[];
  tools?: { name: string; input_schema: object }[];
  tool_choice?: unknown;
  output_config?: { format: { type: string; schema: object } };
}

/** A Messages API on the loopback address with scripted answers. */
export interface FakeMessagesApi {
  baseUrl: string;
  requests: FakeRequest[];
  /** Adds answers for the next requests. */
  script(...replies: FakeReply[]): void;
  /** Answers requests beyond the script; without this they get a 500. */
  otherwise(answer: (request: FakeRequest) => FakeReply | Promise<FakeReply>): void;
  /** Forgets requests, script and default. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts a fake on a free port. */
export async function startFakeMessagesApi(): Promise<FakeMessagesApi> {
  const requests: FakeRequest[] = [];
  let script: FakeReply[] = [];
  let answer: ((request: FakeRequest) => FakeReply | Promise<FakeReply>) | undefined;

  const server = createServer((incoming, outgoing) => {
    void handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Somebody looks whether anything answers here.
    if (incoming.method !== "POST") return void outgoing.writeHead(404).end();
    const request: FakeRequest = {
      path: incoming.url ?? "",
      headers: incoming.headers,
      body: JSON.parse(await textOf(incoming)) as FakeRequestBody,
      aborted: false,
    };
    requests.push(request);
    outgoing.on("close", () => {
      request.aborted = !outgoing.writableFinished;
    });
    const unscripted: FakeReply = {
      kind: "status",
      status: 500,
      body: failure("api_error", "nothing scripted"),
    };
    await play(script.shift() ?? (await answer?.(request)) ?? unscripted, request, outgoing);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Whoever asks keeps the process alive, not the server.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    script: (...replies) => void script.push(...replies),
    otherwise(next) {
      answer = next;
    },
    reset() {
      requests.length = 0;
      script = [];
      answer = undefined;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function play(reply: FakeReply, { body }: FakeRequest, outgoing: ServerResponse): Promise<void> {
  switch (reply.kind) {
    case "status":
      outgoing.writeHead(reply.status, {
        "content-type": "application/json",
        "request-id": "req_fake",
        ...reply.headers,
      });
      outgoing.end(JSON.stringify(reply.body ?? failure("api_error", "scripted failure")));
      return;
    case "rubbish":
      return rubbish(reply, outgoing);
    case "stall":
      if (reply.beforeHead) await sleepWhileConnected(reply.ms, outgoing);
      await send(outgoing, opening(body.model, reply.afterText));
      if (!reply.beforeHead) await sleepWhileConnected(reply.ms, outgoing);
      outgoing.end();
      return;
    case "reset":
      await send(outgoing, opening(body.model, reply.afterText));
      // Written data must have been sent before the connection is torn down.
      await sleep(20);
      outgoing.socket?.resetAndDestroy();
      return;
    case "cut":
      await send(outgoing, opening(body.model, reply.afterText));
      outgoing.end();
      return;
    case "errorEvent":
      await send(outgoing, [...opening(body.model, reply.afterText), errorEvent(reply.type)]);
      outgoing.end();
      return;
    default:
      await send(outgoing, [messageStart(body.model), ...content(reply)]);
      outgoing.end();
  }
}

/** The blocks of an ordinary answer and its end. */
function content(reply: Extract<FakeReply, { kind: "text" | "tools" | "empty" }>): TimedEvent[] {
  if (reply.kind === "empty") return messageEnd("end_turn");
  const blocks: ((index: number) => TimedEvent[])[] = [];
  const { thinking, text } = reply;
  if (thinking) blocks.push((index) => thinkingBlock(index, thinking, reply));
  if (text) blocks.push((index) => textBlock(index, text, reply));
  if (reply.kind === "tools")
    blocks.push(...reply.calls.map((call) => (index: number) => toolBlock(index, call, reply)));
  const stopReason = reply.stopReason ?? (reply.kind === "tools" ? "tool_use" : "end_turn");
  return [...blocks.flatMap((make, index) => make(index)), ...messageEnd(stopReason)];
}

function opening(model: string, text: string | undefined): TimedEvent[] {
  // A text without its last event, so that the block stays open.
  return [messageStart(model), ...(text ? textBlock(0, text, {}).slice(0, -1) : [])];
}

async function send(outgoing: ServerResponse, events: readonly TimedEvent[]): Promise<void> {
  outgoing.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "request-id": "req_fake" });
  for (const { delayMs, data } of events) {
    if (delayMs > 0) await sleep(delayMs);
    if (outgoing.destroyed) return;
    outgoing.write(data);
  }
}

function rubbish({ bytes, as }: Extract<FakeReply, { kind: "rubbish" }>, outgoing: ServerResponse): void {
  outgoing.writeHead(200, { "content-type": as === "events" ? "text/event-stream" : "text/html" });
  const line =
    as === "events" ? `event: content_block_delta\ndata: ${"?".repeat(60_000)}` : "<p>".repeat(20_000);
  for (let sent = 0; sent < bytes; sent += line.length) outgoing.write(line);
  outgoing.end();
}

/** Waits, but no longer than the client. */
async function sleepWhileConnected(ms: number, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  await sleep(ms, undefined, { signal: gone.signal }).catch(() => {});
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
  return text;
}

function failure(type: string, message: string) {
  return { type: "error", error: { type, message } };
}
