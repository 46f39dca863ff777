import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { LocalClock } from "../clock.ts";
import type { Functions } from "../lambda/functions.ts";
import type { CloudModel } from "../template/model-types.ts";
import { type GatewayAnswer, gatewayError, httpAnswer, httpEvent } from "./http-event.ts";
import { matchRoute } from "./http-routes.ts";

/** HTTP API's limits. */
const maxBodyBytes = 10 * 1024 * 1024;
const longestMs = 29_000;

export interface HttpGatewayOptions {
  api: CloudModel["httpApi"];
  functions: Functions;
  clock: LocalClock;
  onFailure(routeKey: string, what: string): void;
}

/** Turns calls under /api into Lambda invocations, with API Gateway's limits and errors. */
export class HttpGateway {
  private readonly options: HttpGatewayOptions;

  constructor(options: HttpGatewayOptions) {
    this.options = options;
  }

  /** Answers a request, at another path and query if the edge rewrote them; pages learn the time from the answer's date, which is the runtime's. */
  async answer(request: IncomingMessage, target = request.url ?? "/"): Promise<GatewayAnswer> {
    const { headers, ...answer } = await this.#answer(request, target);
    return { ...answer, headers: { date: new Date(this.options.clock.now()).toUTCString(), ...headers } };
  }

  async #answer(request: IncomingMessage, target: string): Promise<GatewayAnswer> {
    const { api, functions, clock, onFailure } = this.options;
    const method = request.method ?? "GET";
    const body = await readBody(request);
    if (!body) return gatewayError(413, "Request Entity Too Large");
    const match = matchRoute(api.routes, method, target.split("?")[0] ?? "/");
    if (!match) return gatewayError(404, "Not Found");
    const requestId = randomUUID();
    const event = httpEvent(match, {
      method,
      target,
      headers: request.headers,
      body,
      sourceIp: plainAddress(request.socket.remoteAddress),
      requestId,
      apiId: api.id,
      nowMs: clock.now(),
    });
    const outcome = await within(longestMs, functions.invoke(match.route.functionArn, event, requestId));
    switch (outcome?.kind) {
      case "ok": {
        const answer = httpAnswer(outcome.payload);
        if (!answer) onFailure(match.route.routeKey, "answered something that is not an HTTP answer");
        return answer ?? gatewayError(500, "Internal Server Error");
      }
      case "error":
      case "crash":
        onFailure(match.route.routeKey, outcome.failure.stack ?? outcome.failure.errorMessage);
        return gatewayError(500, "Internal Server Error");
      default:
        onFailure(match.route.routeKey, "ran out of time");
        return gatewayError(503, "Service Unavailable");
    }
  }
}

/** On a dual-stack socket an IPv4 caller appears as an IPv6 address; API Gateway shows the plain IPv4 address. */
export function plainAddress(address: string | undefined): string {
  return (address ?? "127.0.0.1").replace(/^::ffff:/, "");
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    // Read and drop the excess, because closing at once would lose the answer.
    if (bytes <= maxBodyBytes) chunks.push(chunk);
  }
  return bytes > maxBodyBytes ? undefined : Buffer.concat(chunks);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  const first = await Promise.race([work, late]);
  clearTimeout(timer);
  return first;
}
