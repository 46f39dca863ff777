import { AppError, Defect } from "@marquee/contracts/errors";
import {
  type AnswerOf,
  type BodyOf,
  isRawResponse,
  isRedirect,
  type OperationShape,
  type ParamsOf,
  type QueryOf,
  type RawResponse,
  successOf,
} from "@marquee/contracts/operation";
import { authenticateApiKey } from "@marquee/core/api-keys/authenticate";
import type { Caller } from "@marquee/core/caller";
import { deviceOf } from "@marquee/core/caller";
import { fingerprint } from "@marquee/core/keys";
import type { Identity, Principal } from "@marquee/core/sessions/principal";
import { isProven } from "@marquee/core/sessions/session.item";
import { loadSession, readCookie, type SignedIn, touchSession } from "@marquee/core/sessions/sessions";
import { requireFlag } from "@marquee/core/system/settings";
import type { UserRecord } from "@marquee/core/users/user.item";
import middy, { type MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import * as z from "zod/mini";
import { parseRequest, readRawBody } from "./contract-input.ts";
import { flowCookie, readFlowCookie, readSessionCookie, sessionCookie } from "./cookies.ts";
import type { HttpRuntime } from "./deps.ts";
import { reportFailure } from "./failures.ts";
import { invoked, pushedFrames } from "./invocation.ts";
import { log } from "./logger.ts";
import { problemBody, toAppError } from "./problem.ts";
import { callerIp, guardAdmin, guardEdge, guardOrigin, readBearer } from "./request-guards.ts";

/** What a handler gets: everything parsed, and who calls. */
export interface HttpCall<O extends OperationShape> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  /** The body's very bytes, where the contract says that it is not parsed. */
  rawBody: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
  idempotencyKey: string | undefined;
  requestId: string;
  caller: Caller;
  /** Fingerprint of the browser's flow cookie, to which the steps of a sign-in are bound. */
  flow: string | undefined;
  /** Proven by the cookie's signature, or an API key; whether the session lives is the operation's session check. */
  principal: O extends { keyScope: string } ? Identity : O["access"] extends "public" ? undefined : Principal;
  /** The session and its user, from the one read of the session check; never for an API key. */
  signedIn(): Promise<SignedIn>;
  /** The user whom the call acts for. */
  currentUser(): Promise<UserRecord>;
}

/** The declared success; its status is the contract's. */
export type HttpAnswer<O extends OperationShape> = {
  /** A new session cookie's value; null clears it. */
  session?: string | null;
  /** A new flow cookie's token; null clears it. */
  flow?: string | null;
  nextCursor?: string | undefined;
  /** Rows of the page that could not be read and are left out; above 0 it becomes x-unreadable-rows. */
  unreadable?: number;
} & (AnswerOf<O> extends undefined ? { body?: undefined } : { body: AnswerOf<O> });

type Result = APIGatewayProxyStructuredResultV2;

/**
 * The Lambda of one HTTP operation. The order is fixed here and nowhere else: context and log, errors, edge and origin,
 * identity, contract input, the handler with its session check, contract output.
 */
export function httpHandler<O extends OperationShape>(
  operation: O,
  runtime: HttpRuntime,
  handle: (call: HttpCall<O>) => Promise<HttpAnswer<O>>,
) {
  const handler = middy<APIGatewayProxyEventV2, Result, Error, Context>()
    .use(requestLog(operation))
    .use(errorAnswers())
    .use(edgeAndOrigin(operation, runtime))
    .handler(async (event) => {
      const ip = callerIp(event.headers, event.requestContext.http.sourceIp, runtime.behindEdge);
      const caller = { ip, device: deviceOf(event.headers["user-agent"]) };
      const who = await identify(operation, runtime, event, caller);
      const input = parseRequest(operation, event);
      if (operation.flag) await requireFlag(runtime.core, operation.flag);
      const flowToken = readFlowCookie(event.cookies, runtime.origins);
      const call = {
        ...input,
        rawBody: operation.rawBody ? readRawBody(operation, event) : Buffer.alloc(0),
        headers: event.headers,
        principal: who.principal,
        caller,
        flow: flowToken === undefined ? undefined : fingerprint(flowToken),
        requestId: event.requestContext.requestId,
        signedIn: who.signedIn,
        currentUser: who.user,
      };
      if (operation.session === "first" || operation.stepUp) await who.user();
      const checked = operation.session === "first" || operation.session === "parallel";
      const answer = await besides(checked ? who.user() : undefined, () =>
        handle(call as unknown as HttpCall<O>),
      );
      return serialize(operation, runtime, answer);
    });
  return invoked(({ requestContext }: APIGatewayProxyEventV2) => requestContext.requestId, handler);
}

/**
 * The handler's reads run beside the session's. Its answer counts only if the session is alive, and so does its refusal:
 * whoever is signed out learns nothing of what there is.
 */
async function besides<T>(session: Promise<unknown> | undefined, handle: () => Promise<T>): Promise<T> {
  const [alive, handled] = await Promise.allSettled([session, handle()]);
  if (alive.status === "rejected") throw alive.reason;
  if (handled.status === "rejected") throw handled.reason;
  return handled.value;
}

/** Logs how each call ended. */
export function requestLog(
  operation: Pick<OperationShape, "id">,
): MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context> {
  const started = new WeakMap<object, number>();
  const report = (event: APIGatewayProxyEventV2, status: number) =>
    log.info("request", {
      operation: operation.id,
      status,
      ms: Math.round(performance.now() - (started.get(event) ?? performance.now())),
      ...pushedFrames(),
    });
  return {
    before: ({ event }) => void started.set(event, performance.now()),
    after: ({ event, response }) => report(event, response?.statusCode ?? 0),
    onError: ({ event, response }) => report(event, response?.statusCode ?? 500),
  };
}

/** Answers whatever is thrown as one of the catalog's errors. */
export function errorAnswers(): MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context> {
  return {
    onError: (request) => {
      const { requestId } = request.event.requestContext;
      const error = toAppError(request.error);
      reportFailure("CallsFailed", "request failed", error, request.error);
      request.response = {
        statusCode: error.status,
        headers: {
          ...commonHeaders,
          "content-type": "application/json",
          "x-request-id": requestId,
          ...(error.retryAfterSeconds === undefined
            ? {}
            : { "retry-after": String(error.retryAfterSeconds) }),
        },
        body: JSON.stringify(problemBody(error, requestId)),
      };
    },
  };
}

function edgeAndOrigin(
  operation: OperationShape,
  runtime: HttpRuntime,
): MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context> {
  return {
    before: async ({ event }) => {
      await guardEdge(event.headers, runtime.originSecret);
      if (operation.method !== "GET" && !operation.rawBody) guardOrigin(event.headers, runtime.origins);
    },
  };
}

/** Whom a call acts for. What it says of a session is read once, when it is first asked for. */
interface Who {
  principal: Identity | undefined;
  signedIn(): Promise<SignedIn>;
  user(): Promise<UserRecord>;
}

async function identify(
  operation: OperationShape,
  runtime: HttpRuntime,
  event: APIGatewayProxyEventV2,
  caller: Caller,
): Promise<Who> {
  const nobody = () => {
    throw new Defect(`${operation.id} has no session`);
  };
  if (operation.access === "public") return { principal: undefined, signedIn: nobody, user: nobody };
  const key = readBearer(event.headers);
  if (key !== undefined) {
    const { core } = runtime;
    const { principal, user } = await authenticateApiKey(core, key, { scope: operation.keyScope, caller });
    return { principal, signedIn: nobody, user: async () => user };
  }
  const cookie = readSessionCookie(event.cookies, runtime.origins);
  const principal = readCookie(await runtime.sessionSecrets(), cookie);
  if (!principal) throw new AppError("unauthenticated");
  let loading: Promise<SignedIn> | undefined;
  const signedIn = () => {
    loading ??= load(operation, runtime, principal, event.headers["x-background"] === "1");
    return loading;
  };
  return { principal, signedIn, user: async () => (await signedIn()).user };
}

async function load(
  operation: OperationShape,
  runtime: HttpRuntime,
  principal: Principal,
  background: boolean,
): Promise<SignedIn> {
  const { core } = runtime;
  const loaded = await loadSession(core, principal);
  if (!loaded) throw new AppError("unauthenticated");
  if (operation.access === "admin") guardAdmin(loaded.user, runtime.adminSecondFactor());
  if (operation.stepUp && !isProven(loaded.session, core.clock.now())) throw new AppError("step_up_required");
  // What a page asks for by itself keeps no session alive.
  if (!background) await touchSession(core, loaded);
  return loaded;
}

interface LooseAnswer {
  body?: unknown;
  session?: string | null;
  flow?: string | null;
  nextCursor?: string | undefined;
  unreadable?: number;
}

const commonHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** Named fields only: what the contract does not list cannot leave, and a mismatch is our defect, not the caller's. */
function serialize(operation: OperationShape, runtime: HttpRuntime, answer: LooseAnswer): Result {
  const { status, response: declared } = successOf(operation);
  const cookies = [
    ...(answer.session === undefined ? [] : [sessionCookie(answer.session ?? undefined, runtime.origins)]),
    ...(answer.flow === undefined ? [] : [flowCookie(answer.flow ?? undefined, runtime.origins)]),
  ];
  const result: Result = {
    statusCode: status,
    headers: {
      ...commonHeaders,
      ...(answer.nextCursor === undefined ? {} : { "x-next-cursor": answer.nextCursor }),
      ...(answer.unreadable ? { "x-unreadable-rows": String(answer.unreadable) } : {}),
    },
    ...(cookies.length > 0 ? { cookies } : {}),
  };
  if (declared === null) return result;
  if (isRedirect(declared)) return withHeaders(result, { location: String(answer.body) });
  if (isRawResponse(declared)) {
    const { body } = answer;
    const bytes = body instanceof Uint8Array;
    return {
      ...withHeaders(result, rawHeaders(declared)),
      body: bytes ? Buffer.from(body).toString("base64") : String(body),
      isBase64Encoded: bytes,
    };
  }
  return {
    ...withHeaders(result, { "content-type": "application/json" }),
    body: JSON.stringify(z.parse(declared, answer.body)),
  };
}

function withHeaders(
  result: Exclude<Result, string>,
  headers: Record<string, string>,
): Exclude<Result, string> {
  return { ...result, headers: { ...result.headers, ...headers } };
}

function rawHeaders({ mediaType, immutable, fileName }: RawResponse): Record<string, string> {
  return {
    "content-type": mediaType,
    // An image or page made from user content must never run anything.
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    ...(immutable ? { "cache-control": "private, max-age=31536000, immutable" } : {}),
    ...(fileName === undefined ? {} : { "content-disposition": `attachment; filename="${fileName}"` }),
  };
}
