import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { asText, isRecord } from "../template/template.ts";
import type { RouteMatch } from "./http-routes.ts";

export interface HttpCallFacts {
  method: string;
  /** Path and query as received. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  sourceIp: string;
  requestId: string;
  apiId: string;
  nowMs: number;
}

/** A call as API Gateway passes it to Lambda: HTTP API, payload format 2.0. */
export function httpEvent(match: RouteMatch, facts: HttpCallFacts) {
  const [path, rawQueryString] = splitQuery(facts.target);
  const { cookie, ...headers } = joinedHeaders(facts.headers);
  const query = queryParameters(rawQueryString);
  const text = isText(headers["content-type"]);
  return {
    version: "2.0",
    routeKey: match.route.routeKey,
    rawPath: path,
    rawQueryString,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    headers: {
      ...headers,
      "x-forwarded-for": [headers["x-forwarded-for"], facts.sourceIp].filter(Boolean).join(", "),
      "x-forwarded-proto": "http",
    },
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(match.params).length > 0 ? { pathParameters: match.params } : {}),
    requestContext: {
      accountId: "000000000000",
      apiId: facts.apiId,
      domainName: headers.host ?? "localhost",
      domainPrefix: (headers.host ?? "localhost").split(".")[0],
      http: {
        method: facts.method,
        path,
        protocol: "HTTP/1.1",
        sourceIp: facts.sourceIp,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: facts.requestId,
      routeKey: match.route.routeKey,
      stage: "$default",
      time: clfTime(facts.nowMs),
      timeEpoch: facts.nowMs,
    },
    ...(facts.body.length > 0 ? { body: facts.body.toString(text ? "utf8" : "base64") } : {}),
    isBase64Encoded: facts.body.length > 0 && !text,
  };
}

export interface GatewayAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** API Gateway's answer from a function's result; undefined for an invalid result, which the caller gets as a 500. */
export function httpAnswer(payload: unknown): GatewayAnswer | undefined {
  if (!isRecord(payload) || payload.statusCode === undefined) {
    // Format 2.0 uses any other result as the body of a 200.
    const body = payload === undefined ? "" : JSON.stringify(payload);
    return { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from(body) };
  }
  const status = Number(payload.statusCode);
  if (!Number.isInteger(status) || status < 100 || status > 599) return undefined;
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(isRecord(payload.headers) ? payload.headers : {}))
    headers[name.toLowerCase()] = String(value);
  if (Array.isArray(payload.cookies) && payload.cookies.length > 0)
    headers["set-cookie"] = payload.cookies.map(String);
  const text = asText(payload.body);
  if (text !== "" && headers["content-type"] === undefined)
    headers["content-type"] = "text/plain;charset=UTF-8";
  return { status, headers, body: Buffer.from(text, payload.isBase64Encoded === true ? "base64" : "utf8") };
}

/** An error answer by the gateway itself. */
export function gatewayError(status: number, message: string): GatewayAnswer {
  return {
    status,
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ message })),
  };
}

function splitQuery(target: string): [string, string] {
  const at = target.indexOf("?");
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}

/** Repeated headers and query parameters are joined by commas. */
function joinedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const joined = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(",") : value] as const],
  );
  return Object.fromEntries(joined);
}

function queryParameters(raw: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(raw))
    joined[name] = joined[name] === undefined ? value : `${joined[name]},${value}`;
  return joined;
}

/** Whether a body is passed as text; others reach the function as base64. */
function isText(contentType: string | undefined): boolean {
  return /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml)))/i.test(contentType ?? "");
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** 21/Nov/2026:09:48:12 +0000 */
export function clfTime(ms: number): string {
  const time = new Date(ms);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${two(time.getUTCDate())}/${months[time.getUTCMonth()]}/${time.getUTCFullYear()}`;
  return `${day}:${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())} +0000`;
}
