import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isRecord } from "../template/template.ts";
import { clfTime } from "./http-event.ts";

export interface SocketFacts {
  connectionId: string;
  connectedAtMs: number;
  apiId: string;
  stage: string;
  domainName: string;
  sourceIp: string;
  userAgent: string;
}

/** The part that differs between the three kinds of socket events. */
export type SocketHappening =
  | { eventType: "CONNECT"; headers: IncomingHttpHeaders; target: string }
  | { eventType: "MESSAGE"; routeKey: string; body: string }
  | { eventType: "DISCONNECT"; code: number; reason: string };

/** A socket event as API Gateway passes it to Lambda. */
export function socketEvent(facts: SocketFacts, happening: SocketHappening, nowMs: number) {
  const requestId = randomUUID();
  const common = {
    messageDirection: "IN",
    eventType: happening.eventType,
    connectionId: facts.connectionId,
    connectedAt: facts.connectedAtMs,
    requestId,
    extendedRequestId: requestId,
    requestTime: clfTime(nowMs),
    requestTimeEpoch: nowMs,
    apiId: facts.apiId,
    stage: facts.stage,
    domainName: facts.domainName,
    identity: { sourceIp: facts.sourceIp, userAgent: facts.userAgent },
  };
  switch (happening.eventType) {
    case "CONNECT":
      return {
        ...handshake(happening.headers, happening.target),
        requestContext: { ...common, routeKey: "$connect" },
        isBase64Encoded: false,
      };
    case "MESSAGE":
      return {
        requestContext: { ...common, routeKey: happening.routeKey, messageId: requestId },
        body: happening.body,
        isBase64Encoded: false,
      };
    case "DISCONNECT":
      return {
        requestContext: {
          ...common,
          routeKey: "$disconnect",
          disconnectStatusCode: happening.code,
          disconnectReason: happening.reason,
        },
        isBase64Encoded: false,
      };
  }
}

function handshake(headers: IncomingHttpHeaders, target: string) {
  const single: Record<string, string> = {};
  const multi: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const values = Array.isArray(value) ? value : [value];
    single[name] = values.at(-1) ?? "";
    multi[name] = values;
  }
  const query = new URL(target, "http://local").searchParams;
  const queryStringParameters = Object.fromEntries(query);
  const multiValueQueryStringParameters = Object.fromEntries(
    [...query.keys()].map((name) => [name, query.getAll(name)]),
  );
  return {
    headers: single,
    multiValueHeaders: multi,
    ...(query.size > 0 ? { queryStringParameters, multiValueQueryStringParameters } : {}),
  };
}

/**
 * The route of a message by an expression such as `$request.body.type`; a message that is not JSON, or names no
 * route, goes to `$default`.
 */
export function selectRoute(expression: string, routes: ReadonlyMap<string, string>, body: string): string {
  const path = expression
    .replace(/^\$request\.body\.?/, "")
    .split(".")
    .filter(Boolean);
  try {
    const found = path.reduce<unknown>(
      (value, name) => (isRecord(value) ? value[name] : undefined),
      JSON.parse(body),
    );
    if (typeof found === "string" && !found.startsWith("$") && routes.has(found)) return found;
  } catch {
    // Not JSON.
  }
  return "$default";
}
