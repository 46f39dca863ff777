import * as z from "zod/mini";
import type { GrantReach } from "./account/grant-scopes.ts";
import type { TeamRole } from "./account/team-roles.ts";
import type { ApiKeyScope, Flag, SelfSelectableRole } from "./enums.ts";
import type { ErrorCode } from "./errors.ts";
import { plainError } from "./plain-errors.ts";

// Every schema of an operation is loaded together with this file, on the server and in the browser.
z.config({ localeError: plainError });

/** Any schema of zod/mini; types are inferred from the concrete schema. */
export type Schema = z.core.$ZodType;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A success that is not JSON of the contract, such as an image, a page or a download. */
export interface RawResponse {
  mediaType: string;
  /**
   * How long it may be kept; without it, not at all. `forever`: by its reader's browser, because the address identifies
   * the content. `forever-by-all`: by caches on the way too, because it says nothing about its reader. `page`: like the
   * site's pages, asked for again before each use.
   */
  keep?: "forever" | "forever-by-all" | "page";
  /** Offered as a download with this name. */
  fileName?: string;
}

/** A success that is a download; the handler decides its name and which of these types it has. */
export interface FileResponse {
  mediaTypes: readonly string[];
}

/** A file as a handler returns it. */
export interface NamedFile {
  bytes: Uint8Array;
  mediaType: string;
  name: string;
}

/** A success that redirects the browser; the handler's body is the address. */
export interface RedirectResponse {
  redirect: true;
}

type Response = Schema | RawResponse | FileResponse | RedirectResponse | null;

/**
 * How the session is checked: `first` before anything else, `parallel` to the reads of a GET, `in-transaction` as a
 * condition of the only write.
 */
export type SessionCheck = "first" | "parallel" | "in-transaction";

/** Which signed-in users may call. */
export interface UserAccess {
  /** Only accounts with these roles; all others get forbidden. */
  roles?: readonly SelfSelectableRole[];
  /** The path names something with parties; for everybody else, including admins, it is absent. */
  party?: true;
}

export interface OperationShape {
  id: string;
  /** The key of its area in operations.ts. */
  area: string;
  method: Method;
  /** Path with `{name}` parameters, as HTTP API writes them. */
  path: string;
  access: "public" | "user" | "admin" | UserAccess;
  session?: SessionCheck;
  /** The least role among the account's people that may call; without it, viewers may read and members may change. */
  teamRole?: TeamRole;
  /** Through which grants it may be called, if that differs from what its area says. */
  grantReach?: GrantReach;
  /**
   * What an admin who views the account, read only, may do besides reading: `allowed` is a call that is no GET and
   * changes nothing of the account, `messages` a read of private messages, which they open with a reason.
   */
  whileViewing?: "allowed" | "messages";
  /** About the person who calls, such as their password or their sessions, whatever account they act for. */
  self?: true;
  /** Takes an Idempotency-Key header. */
  idempotent?: boolean;
  /** Only for sessions that signed in or stepped up (POST /api/user/step-up) in the last ten minutes. */
  stepUp?: boolean;
  /** What an API key needs to make this call; without it only a session may. */
  keyScope?: ApiKeyScope;
  /** The switch of System Control without which this call answers feature_off. */
  flag?: Flag;
  /** Costs much more than others, by reading much or by making a file: an account may make only so many a minute. */
  heavy?: "reads" | "makesFile";
  /** The body is not parsed, because a signature covers its exact bytes. */
  rawBody?: boolean;
  /** Returns one page of a growing list, with the next cursor in the x-next-cursor header. */
  paged?: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Largest body in bytes, if it differs from the common limit. */
  bodyBytes?: number;
  /** The only success: its status and its schema; null is an empty body. */
  responses: Record<number, Response>;
  /** Error codes in addition to those that all calls with its access and method share. */
  errors?: readonly ErrorCode[];
  summary: string;
}

/** Describes one HTTP call, once, for the handler, the routes, the client and the documents. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<const T extends OperationShape>(shape: T): T {
  return shape;
}

/** An operation's access level, without roles and parties. */
export function accessLevel({ access }: Pick<OperationShape, "access">): "public" | "user" | "admin" {
  return typeof access === "string" ? access : "user";
}

/** What an operation requires of its caller beyond being signed in. */
export function userAccess({ access }: Pick<OperationShape, "access">): UserAccess {
  return typeof access === "string" ? {} : access;
}

/** The only success of an operation. */
export function successOf(op: OperationShape): { status: number; response: Response } {
  const [entry, ...more] = Object.entries(op.responses);
  if (!entry || more.length > 0) throw new Error(`${op.id} must declare exactly one success`);
  return { status: Number(entry[0]), response: entry[1] };
}

/** Whether a declared response is raw (not JSON). */
export function isRawResponse(response: Response): response is RawResponse {
  return response !== null && "mediaType" in response;
}

/** Whether a declared response is a file whose handler names it. */
export function isFileResponse(response: Response): response is FileResponse {
  return response !== null && "mediaTypes" in response;
}

/** Whether a declared response is a redirect. */
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

/** The error codes that an operation may answer: its own and those that follow from its shape. */
export function declaredErrors(op: OperationShape): ErrorCode[] {
  const codes = new Set<ErrorCode>(op.errors ?? []);
  codes.add("internal").add("unavailable");
  // A page may name the account that it shows, and who pays (x-account, x-payer); another session then does nothing.
  if (op.access !== "public") codes.add("unauthenticated").add("other_account");
  if (op.access !== "public" && !op.self) codes.add("access_ended");
  if (op.access === "admin") codes.add("forbidden").add("second_factor_required");
  if (op.params || op.query || op.body || op.method !== "GET") codes.add("validation_failed");
  if (op.method !== "GET" && !op.rawBody) codes.add("bad_origin");
  if (op.stepUp) codes.add("step_up_required");
  if (op.flag) codes.add("feature_off");
  // Any signed-in call may carry a key, which is refused if the call takes none or the account does not accept it.
  if (accessLevel(op) === "user") codes.add("forbidden").add("too_many_requests");
  if (userAccess(op).party) codes.add("not_found");
  if (op.body) codes.add("payload_too_large").add("unsupported_media_type");
  if (op.rawBody) codes.add("payload_too_large");
  if (op.idempotent) codes.add("idempotency_mismatch");
  return [...codes];
}
