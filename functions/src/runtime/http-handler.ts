import type { TeamRole } from "@marquee/contracts/account/team-roles";
import type { Viewing } from "@marquee/contracts/account/viewing";
import type { AnswerOf, BodyOf, OperationShape, ParamsOf, QueryOf } from "@marquee/contracts/operation";
import type { SignedInFor } from "@marquee/core/account/sessions/sessions";
import type { Caller } from "@marquee/core/caller";
import { deviceOf } from "@marquee/core/caller";
import type { Identity, Principal } from "@marquee/core/ground/identity/principal";
import { requireFlag } from "@marquee/core/ground/system/settings";
import type { UserRecord } from "@marquee/core/ground/users/user.item";
import { fingerprint } from "@marquee/core/rows/keys";
import middy, { type MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { parseRequest, readRawBody } from "./contract-input.ts";
import { readFlowCookie, readSessionCookie } from "./cookies.ts";
import type { HttpRuntime } from "./deps.ts";
import { reportFailure } from "./failures.ts";
import { countIfHeavy } from "./heavy-calls.ts";
import { identify, type Who } from "./identify.ts";
import { pushedFrames } from "./invocation.ts";
import { invoked } from "./invoked.ts";
import { log } from "./logger.ts";
import { problemBody, toAppError } from "./problem.ts";
import { callerIp, guardEdge, guardOrigin } from "./request-guards.ts";
import { commonHeaders, serialize } from "./serialize.ts";

/** What a handler gets: the parsed request and the caller. */
export interface HttpCall<O extends OperationShape> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  /** The body's exact bytes, if the contract says that it is not parsed. */
  rawBody: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
  idempotencyKey: string | undefined;
  requestId: string;
  /** The session cookie's value; empty without one. */
  cookie: string;
  caller: Caller;
  /** Fingerprint of the browser's flow cookie, which the steps of a sign-in are bound to. */
  flow: string | undefined;
  /** Proven by the cookie's signature or an API key; the session check tells whether the session is alive. */
  principal: O extends { keyScope: string } ? Identity : O["access"] extends "public" ? undefined : Principal;
  /** The account that the browser of a public call is signed in to; for nothing that needs proof. */
  visitor(): Promise<string | undefined>;
  /** The session and its user, from the session check's single read; never for an API key. */
  signedIn(): Promise<SignedInFor>;
  /** The person who calls. */
  currentUser(): Promise<UserRecord>;
  /** The account that they act for; the same record, unless it is another's. */
  account(): Promise<UserRecord>;
  /** For input that takes a greater role in the account than the operation. @throws AppError forbidden */
  requireRole(least: TeamRole, message?: string): Promise<void>;
  /** How much an admin who views the account may see of it; undefined for everybody else. */
  viewing(): Promise<Viewing | undefined>;
}

/** The declared success response; its status comes from the contract. */
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
 * identity, contract input (refused only after the caller's session and role were checked), the handler with its
 * session check, contract output.
 */
export function httpHandler<O extends OperationShape>(
  operation: O,
  runtime: HttpRuntime,
  handle: (call: HttpCall<O>) => Promise<HttpAnswer<O>>,
) {
  const handler = middy<APIGatewayProxyEventV2, Result, Error, Context>()
    .use(requestLog())
    .use(errorAnswers())
    .use(edgeAndOrigin(operation, runtime))
    .handler(async (event) => {
      const ip = callerIp(event.headers, event.requestContext.http.sourceIp, runtime.behindEdge);
      const caller = { ip, device: deviceOf(event.headers["user-agent"]) };
      const who = await identify(operation, runtime, event, caller);
      const checked = operation.session === "first" || operation.session === "parallel";
      const input = await parsedForCaller(operation, event, checked ? who : undefined);
      if (operation.flag) await requireFlag(runtime.core, operation.flag);
      const flowToken = readFlowCookie(event.cookies, runtime.origins);
      const call = {
        ...input,
        rawBody: operation.rawBody ? readRawBody(operation, event) : Buffer.alloc(0),
        headers: event.headers,
        principal: who.principal,
        caller: { ...caller, acting: who.principal },
        cookie: readSessionCookie(event.cookies, runtime.origins) ?? "",
        flow: flowToken === undefined ? undefined : fingerprint(flowToken),
        requestId: event.requestContext.requestId,
        visitor: who.visitor,
        signedIn: who.signedIn,
        currentUser: who.user,
        account: who.account,
        requireRole: who.requireRole,
        viewing: who.viewing,
      };
      if (operation.session === "first" || operation.stepUp) await who.user();
      const answer = await handleBesideSession(checked ? who.user() : undefined, async () => {
        await countIfHeavy(runtime.core, operation, who);
        return handle(call as unknown as HttpCall<O>);
      });
      return serialize(operation, runtime, answer);
    });
  return invoked(httpFacts(operation.id), handler);
}

/**
 * What is wrong with a request is told only to a caller who may make it: a wrong role hears that it is forbidden, and
 * an ended session that it has to sign in, whatever the request contains.
 */
async function parsedForCaller(
  operation: OperationShape,
  event: APIGatewayProxyEventV2,
  who: Who | undefined,
): Promise<ReturnType<typeof parseRequest>> {
  try {
    return parseRequest(operation, event);
  } catch (error) {
    await who?.user();
    throw error;
  }
}

/**
 * Runs the handler in parallel with the session check. Its response or refusal counts only if the session is alive:
 * after sign-out, a caller cannot even tell what exists.
 */
async function handleBesideSession<T>(
  session: Promise<unknown> | undefined,
  handle: () => Promise<T>,
): Promise<T> {
  const [alive, handled] = await Promise.allSettled([session, handle()]);
  if (alive.status === "rejected") throw alive.reason;
  if (handled.status === "rejected") throw handled.reason;
  return handled.value;
}

/** What names a call of an operation in its log lines. */
export const httpFacts =
  (operation: string) =>
  ({ requestContext }: APIGatewayProxyEventV2) => ({ requestId: requestContext.requestId, operation });

/** Logs how each call ended. */
export function requestLog(): MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context> {
  const started = new WeakMap<object, number>();
  const report = (event: APIGatewayProxyEventV2, status: number) =>
    log.info("request", {
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

/** Answers anything that is thrown with one of the catalog's errors. */
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
