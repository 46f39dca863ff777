import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import { type AwsAnswer, jsonAnswer, restError } from "../aws/answers.ts";
import type { ConnectionManager } from "../aws/endpoint.ts";
import type { LocalClock } from "../clock.ts";
import type { Functions } from "../lambda/functions.ts";
import type { SocketApiModel } from "../template/model-types.ts";
import { isRecord } from "../template/template.ts";
import { FrameGuard } from "./frame-guard.ts";
import { plainAddress } from "./http-gateway.ts";
import { type SocketFacts, type SocketHappening, selectRoute, socketEvent } from "./socket-event.ts";

/** API Gateway's limits for WebSocket APIs. */
export const socketLimits = {
  messageBytes: 128 * 1024,
  frameBytes: 32 * 1024,
  idleMs: 10 * 60_000,
  lifeMs: 2 * 60 * 60_000,
} as const;

const tooLarge = 1009;
const goingAway = 1001;
const watchEveryMs = 1_000;

interface Connection extends SocketFacts {
  socket: WebSocket;
  lastActiveMs: number;
}

export interface SocketGatewayOptions {
  api: SocketApiModel;
  functions: Functions;
  clock: LocalClock;
  onFailure(routeKey: string, what: string): void;
}

/** The WebSocket API: handshakes, routes by message, limits, and the management side that functions post to. */
export class SocketGateway implements ConnectionManager {
  private readonly options: SocketGatewayOptions;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: socketLimits.messageBytes,
    perMessageDeflate: false,
  });
  private readonly connections = new Map<string, Connection>();
  private readonly watching: NodeJS.Timeout;
  /** $disconnect calls that are still running. */
  private readonly leaving = new Set<Promise<unknown>>();

  constructor(options: SocketGatewayOptions) {
    this.options = options;
    this.watching = setInterval(() => this.closeOverdue(), watchEveryMs).unref();
    options.clock.onAdvance(() => this.closeOverdue());
  }

  /** Invokes $connect, then completes the handshake or refuses it with the function's status. */
  async connect(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    const { api, clock } = this.options;
    const nowMs = clock.now();
    const facts: SocketFacts = {
      // As on AWS, the id ends in "=", so that code that forgets to encode it fails here too.
      connectionId: `${randomBytes(11).toString("base64url").slice(0, 14)}=`,
      connectedAtMs: nowMs,
      apiId: api.id,
      stage: api.stage,
      domainName: request.headers.host ?? "localhost",
      sourceIp: plainAddress(request.socket.remoteAddress),
      userAgent: request.headers["user-agent"] ?? "",
    };
    raw.on("error", () => raw.destroy());
    const outcome = await this.invoke("$connect", facts, {
      eventType: "CONNECT",
      headers: request.headers,
      target: request.url ?? "/",
    });
    const status =
      outcome?.kind === "ok" && isRecord(outcome.payload) ? Number(outcome.payload.statusCode) : 500;
    if (status < 200 || status > 299) {
      raw.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.server.handleUpgrade(request, raw, head, (socket) => this.accept(socket, raw, facts));
  }

  manage(method: string, connectionId: string, body: Buffer): AwsAnswer {
    const connection = this.connections.get(connectionId);
    if (!connection || connection.socket.readyState !== WebSocket.OPEN)
      return restError(410, "GoneException", "Gone");
    switch (method) {
      case "POST":
        if (body.length > socketLimits.messageBytes)
          return restError(413, "PayloadTooLargeException", "Message too long");
        sendFramed(connection.socket, body);
        connection.lastActiveMs = this.options.clock.now();
        return { status: 200, headers: {}, body: "" };
      case "DELETE":
        connection.socket.close(1000, "");
        return { status: 204, headers: {}, body: "" };
      case "GET":
        return jsonAnswer({
          connectedAt: new Date(connection.connectedAtMs).toISOString(),
          lastActiveAt: new Date(connection.lastActiveMs).toISOString(),
          identity: { sourceIp: connection.sourceIp, userAgent: connection.userAgent },
        });
      default:
        return restError(405, "MethodNotAllowedException", "Method not allowed");
    }
  }

  /** Who is connected, for the local page. */
  list() {
    return [...this.connections.values()].map(({ connectionId, connectedAtMs, lastActiveMs, sourceIp }) => ({
      connectionId,
      connectedAt: new Date(connectedAtMs).toISOString(),
      lastActiveAt: new Date(lastActiveMs).toISOString(),
      sourceIp,
    }));
  }

  /** Cuts a connection without a close frame, like a lost network. */
  cut(connectionId: string): boolean {
    const connection = this.connections.get(connectionId);
    connection?.socket.terminate();
    return connection !== undefined;
  }

  async stop(): Promise<void> {
    clearInterval(this.watching);
    for (const { socket } of this.connections.values()) socket.terminate();
    await Promise.all(this.leaving);
    this.server.close();
  }

  private accept(socket: WebSocket, raw: Duplex, facts: SocketFacts): void {
    const connection: Connection = { ...facts, socket, lastActiveMs: this.options.clock.now() };
    this.connections.set(facts.connectionId, connection);
    const guard = new FrameGuard(socketLimits.frameBytes, () => socket.close(tooLarge, "Frame too large"));
    raw.prependListener("data", (chunk: Buffer) => guard.watch(chunk));
    socket.on("error", () => undefined);
    socket.on("message", (data) => void this.message(connection, data));
    socket.on("close", (code, reason) => {
      this.connections.delete(facts.connectionId);
      const left = this.invoke("$disconnect", facts, {
        eventType: "DISCONNECT",
        code,
        reason: reason.toString("utf8"),
      });
      this.leaving.add(left);
      void left.finally(() => this.leaving.delete(left));
    });
  }

  private async message(connection: Connection, data: RawData): Promise<void> {
    const { api, clock, onFailure } = this.options;
    if (connection.socket.readyState !== WebSocket.OPEN) return;
    connection.lastActiveMs = clock.now();
    const body = textOf(data);
    const routeKey = selectRoute(api.selection, api.routes, body);
    const outcome = await this.invoke(routeKey, connection, { eventType: "MESSAGE", routeKey, body });
    if (!outcome || outcome.kind === "ok") return;
    onFailure(
      routeKey,
      outcome.kind === "timeout"
        ? "ran out of time"
        : (outcome.failure.stack ?? outcome.failure.errorMessage),
    );
    const { connectionId } = connection;
    sendFramed(
      connection.socket,
      Buffer.from(JSON.stringify({ message: "Internal server error", connectionId })),
    );
  }

  private async invoke(routeKey: string, facts: SocketFacts, happening: SocketHappening) {
    const { api, functions, clock } = this.options;
    const functionArn = api.routes.get(routeKey);
    if (functionArn === undefined)
      return routeKey === "$connect" ? ({ kind: "ok", payload: { statusCode: 200 } } as const) : undefined;
    const event = socketEvent(facts, happening, clock.now());
    return functions.invoke(functionArn, event, event.requestContext.requestId);
  }

  private closeOverdue(): void {
    const nowMs = this.options.clock.now();
    for (const { socket, lastActiveMs, connectedAtMs } of this.connections.values()) {
      if (nowMs - connectedAtMs >= socketLimits.lifeMs || nowMs - lastActiveMs >= socketLimits.idleMs) {
        socket.close(goingAway, "Going away");
      }
    }
  }
}

/** Sends a message in frames of at most 32 KB, as API Gateway does. */
export function sendFramed(socket: Pick<WebSocket, "send">, body: Buffer): void {
  const { frameBytes } = socketLimits;
  for (let at = 0; at === 0 || at < body.length; at += frameBytes) {
    socket.send(body.subarray(at, at + frameBytes), { binary: false, fin: at + frameBytes >= body.length });
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString("utf8");
}
