import type * as z from "zod/mini";
import type { ApiKeyScope, Flag, SelfSelectableRole } from "./enums.ts";
import type { ErrorCode } from "./errors.ts";

/** Any schema of zod/mini; shapes are inferred from the concrete one. */
export type Schema = z.core.$ZodType;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A success that is not JSON of the contract, such as an image, a page or a file to keep. */
export interface RawResponse {
  mediaType: string;
  /** Its address names its content, so that a browser may keep it for good. */
  immutable?: true;
  /** Offered as a file of this name. */
  fileName?: string;
}

/** A success that is a file to keep, which says itself which of these types it has and what it is called. */
export interface FileResponse {
  mediaTypes: readonly string[];
}

/** A file as a handler answers it. */
export interface NamedFile {
  bytes: Uint8Array;
  mediaType: string;
  name: string;
}

/** A success that sends the browser on; the handler's body is the address. */
export interface RedirectResponse {
  redirect: true;
}

type Response = Schema | RawResponse | FileResponse | RedirectResponse | null;

/**
 * How the session is checked:
 * `first` before anything else, `parallel` beside the reads of a GET, `in-transaction` as a condition of the one write.
 */
export type SessionCheck = "first" | "parallel" | "in-transaction";

/** Who among the signed-in users may call. */
export interface UserAccess {
  /** Only accounts of these roles; others are forbidden. */
  roles?: readonly SelfSelectableRole[];
  /** The path names a thing with parties: for everybody else, admins too, it is absent. */
  party?: true;
}

export interface OperationShape {
  id: string;
  /** The key of its record in operations.ts. */
  area: string;
  method: Method;
  /** Path with `{name}` parameters, as HTTP API writes them. */
  path: string;
  access: "public" | "user" | "admin" | UserAccess;
  session?: SessionCheck;
  /** Takes an Idempotency-Key header. */
  idempotent?: boolean;
  /** Only for a session that signed in or stepped up (POST /api/user/step-up) in the last ten minutes. */
  stepUp?: boolean;
  /** What an API key needs to make this call; without it only a session may. */
  keyScope?: ApiKeyScope;
  /** The switch of System Control without which this call answers feature_off. */
  flag?: Flag;
  /** The body is not parsed: a signature covers its very bytes. */
  rawBody?: boolean;
  /** Answers one page of a growing list; the next cursor comes in the x-next-cursor header. */
  paged?: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Largest body in bytes where it differs from the common limit. */
  bodyBytes?: number;
  /** The one success: its status and its schema; null is an empty body. */
  responses: Record<number, Response>;
  /** Error codes beyond those that every call of its access and method shares. */
  errors?: readonly ErrorCode[];
  summary: string;
}

/** Describes one HTTP call, once, for the handler, the routes, the client and the documents. */
export function operation<const T extends OperationShape>(shape: T): T {
  return shape;
}

/** Who an operation is for, before roles and parties. */
export function accessLevel({ access }: Pick<OperationShape, "access">): "public" | "user" | "admin" {
  return typeof access === "string" ? access : "user";
}

/** What an operation asks of its caller beyond being signed in. */
export function userAccess({ access }: Pick<OperationShape, "access">): UserAccess {
  return typeof access === "string" ? {} : access;
}

/** The one success of an operation. */
export function successOf(op: OperationShape): { status: number; response: Response } {
  const [entry, ...more] = Object.entries(op.responses);
  if (!entry || more.length > 0) throw new Error(`${op.id} must declare exactly one success`);
  return { status: Number(entry[0]), response: entry[1] };
}

/** Whether a declared response is raw (not JSON). */
export function isRawResponse(response: Response): response is RawResponse {
  return response !== null && "mediaType" in response;
}

/** Whether a declared response is a file that names itself. */
export function isFileResponse(response: Response): response is FileResponse {
  return response !== null && "mediaTypes" in response;
}

/** Whether a declared response sends the browser elsewhere. */
export function isRedirect(response: Response): response is RedirectResponse {
  return response !== null && "redirect" in response;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
export type ParamsOf<O extends OperationShape> = Output<O["params"]>;
export type QueryOf<O extends OperationShape> = Output<O["query"]>;
export type BodyOf<O extends OperationShape> = Output<O["body"]>;
export type BodyInputOf<O extends OperationShape> = O["body"] extends Schema ? z.input<O["body"]> : undefined;
export type QueryInputOf<O extends OperationShape> = O["query"] extends Schema
  ? z.input<O["query"]>
  : undefined;
type Success<R> = R extends Schema
  ? z.output<R>
  : R extends RawResponse
    ? string | Uint8Array
    : R extends FileResponse
      ? NamedFile
      : R extends RedirectResponse
        ? string
        : undefined;
/** The union of an operation's success bodies. */
export type AnswerOf<O extends OperationShape> = {
  [K in keyof O["responses"]]: Success<O["responses"][K]>;
}[keyof O["responses"]];

/** The error codes that an operation may answer: its own and those that its shape brings with it. */
export function declaredErrors(op: OperationShape): ErrorCode[] {
  const codes = new Set<ErrorCode>(op.errors ?? []);
  codes.add("internal").add("unavailable");
  if (op.access !== "public") codes.add("unauthenticated");
  if (op.access === "admin") codes.add("forbidden").add("second_factor_required");
  if (op.params || op.query || op.body || op.method !== "GET") codes.add("validation_failed");
  if (op.method !== "GET" && !op.rawBody) codes.add("bad_origin");
  if (op.stepUp) codes.add("step_up_required");
  if (op.flag) codes.add("feature_off");
  // A key may come with any signed-in call; where none is welcome, or its account closed the door, it is told so.
  if (accessLevel(op) === "user") codes.add("forbidden").add("too_many_requests");
  if (userAccess(op).party) codes.add("not_found");
  if (op.body) codes.add("payload_too_large").add("unsupported_media_type");
  if (op.rawBody) codes.add("payload_too_large");
  if (op.idempotent) codes.add("idempotency_mismatch");
  return [...codes];
}
