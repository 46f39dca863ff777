import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/** Any schema of zod/mini; shapes are inferred from the concrete one. */
export type Schema = z.core.$ZodType;

export type Area =
  | "auth"
  | "credits"
  | "payments"
  | "chat"
  | "campaigns"
  | "templates"
  | "realtime"
  | "platform";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A success that is not JSON, such as an image or a page: its media type. */
export interface RawResponse {
  mediaType: string;
}

/**
 * How the session is checked (design.md, Sessions and identity):
 * `first` before anything else, `parallel` beside the reads of a GET, `in-transaction` as a condition of the one write.
 */
export type SessionCheck = "first" | "parallel" | "in-transaction";

export interface OperationShape {
  id: string;
  area: Area;
  method: Method;
  /** Path with `{name}` parameters, as HTTP API writes them. */
  path: string;
  access: "public" | "user" | "admin";
  session?: SessionCheck;
  /** Takes an Idempotency-Key header (api.md, Conventions). */
  idempotent?: boolean;
  /** Answers one page of a growing list; the next cursor comes in the x-next-cursor header. */
  paged?: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Largest body in bytes where it differs from the common limit. */
  bodyBytes?: number;
  /** The one success: its status and its schema; null is an empty body. */
  responses: Record<number, Schema | RawResponse | null>;
  /** Error codes beyond those that every call of its access and method shares. */
  errors?: readonly ErrorCode[];
  summary: string;
}

/** Describes one HTTP call, once, for the handler, the routes, the client and the documents. */
export function operation<const T extends OperationShape>(shape: T): T {
  return shape;
}

/** The one success of an operation. */
export function successOf(op: OperationShape): { status: number; response: Schema | RawResponse | null } {
  const [entry, ...more] = Object.entries(op.responses);
  if (!entry || more.length > 0) throw new Error(`${op.id} must declare exactly one success`);
  return { status: Number(entry[0]), response: entry[1] };
}

/** Whether a declared response is raw (not JSON). */
export function isRawResponse(response: Schema | RawResponse | null): response is RawResponse {
  return response !== null && "mediaType" in response;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
export type ParamsOf<O extends OperationShape> = Output<O["params"]>;
export type QueryOf<O extends OperationShape> = Output<O["query"]>;
export type BodyOf<O extends OperationShape> = Output<O["body"]>;
export type BodyInputOf<O extends OperationShape> = O["body"] extends Schema ? z.input<O["body"]> : undefined;
export type QueryInputOf<O extends OperationShape> = O["query"] extends Schema
  ? z.input<O["query"]>
  : undefined;
type Success<R> = R extends Schema ? z.output<R> : R extends RawResponse ? string : undefined;
/** The union of an operation's success bodies. */
export type AnswerOf<O extends OperationShape> = {
  [K in keyof O["responses"]]: Success<O["responses"][K]>;
}[keyof O["responses"]];

/** The error codes that an operation may answer: its own and those that its shape brings with it. */
export function declaredErrors(op: OperationShape): ErrorCode[] {
  const codes = new Set<ErrorCode>(op.errors ?? []);
  codes.add("internal").add("unavailable");
  if (op.access !== "public") codes.add("unauthenticated");
  if (op.access === "admin") codes.add("forbidden");
  if (op.params || op.query || op.body || op.method !== "GET") codes.add("validation_failed");
  if (op.method !== "GET") codes.add("bad_origin");
  if (op.body) codes.add("payload_too_large").add("unsupported_media_type");
  if (op.idempotent) codes.add("idempotency_mismatch");
  return [...codes];
}
