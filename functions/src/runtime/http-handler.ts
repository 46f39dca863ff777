import { AppError } from "@marquee/contracts/errors";
import {
  type AnswerOf,
  type BodyOf,
  isRawResponse,
  type OperationShape,
  type ParamsOf,
  type QueryOf,
  successOf,
} from "@marquee/contracts/operation";
import { loadSession, type Principal, readCookie, touchSession } from "@marquee/core/sessions/sessions";
import type { UserRecord } from "@marquee/core/users/user.item";
import middy, { type MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import * as z from "zod/mini";
import { parseRequest } from "./contract-input.ts";
import type { HttpRuntime } from "./deps.ts";
import { errorFields, log } from "./logger.ts";
import { problemBody, toAppError } from "./problem.ts";
import { callerIp, guardEdge, guardOrigin, readSessionCookie, sessionCookie } from "./request-guards.ts";

/** What a handler gets: everything parsed, and who calls. */
export interface HttpCall<O extends OperationShape> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  idempotencyKey: string | undefined;
  requestId: string;
  ip: string;
  /** Proven by the cookie's signature; whether the session lives is the operation's session check. */
  principal: O["access"] extends "public" ? Principal | undefined : Principal;
  /** The signed-in user, from the one read of the session check. */
  currentUser(): Promise<UserRecord>;
}

/** The declared success; its status is the contract's. */
export type HttpAnswer<O extends OperationShape> = {
  /** A new session cookie's value; null clears it. */
  session?: string | null;
  nextCursor?: string | undefined;
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
  return middy<APIGatewayProxyEventV2, Result, Error, Context>()
    .use(requestLog(operation))
    .use(errorAnswers())
    .use(edgeAndOrigin(operation, runtime))
    .handler(async (event) => {
      const ip = callerIp(event.headers, event.requestContext.http.sourceIp, runtime.behindEdge);
      const principal = await identify(operation, runtime, event);
      const input = parseRequest(operation, event);
      const session = sessionOf(operation, runtime, principal);
      const call = {
        ...input,
        principal,
        ip,
        requestId: event.requestContext.requestId,
        currentUser: session.user,
      };
      if (operation.session === "first") await session.user();
      // The handler's reads run beside the session's; its answer counts only if the session is alive.
      const [answer] = await Promise.all([handle(call as HttpCall<O>), session.settled()]);
      return serialise(operation, runtime, answer);
    });
}

function requestLog(
  operation: OperationShape,
): MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context> {
  const started = new WeakMap<object, number>();
  const report = (event: APIGatewayProxyEventV2, status: number) =>
    log.info("request", {
      requestId: event.requestContext.requestId,
      operation: operation.id,
      status,
      ms: Math.round(performance.now() - (started.get(event) ?? performance.now())),
    });
  return {
    before: ({ event }) => void started.set(event, performance.now()),
    after: ({ event, response }) => report(event, response?.statusCode ?? 0),
    onError: ({ event, response }) => report(event, response?.statusCode ?? 500),
  };
}

function errorAnswers(): MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context> {
  return {
    onError: (request) => {
      const { requestId } = request.event.requestContext;
      const error = toAppError(request.error);
      if (error.status >= 500)
        log.error("request failed", { requestId, code: error.code, ...errorFields(request.error) });
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
      guardEdge(event.headers, await runtime.originSecret());
      if (operation.method !== "GET") guardOrigin(event.headers, runtime.origins);
    },
  };
}

async function identify(operation: OperationShape, runtime: HttpRuntime, event: APIGatewayProxyEventV2) {
  if (operation.access === "public") return undefined;
  const principal = readCookie(
    await runtime.sessionSecrets(),
    readSessionCookie(event.cookies, runtime.origins),
  );
  if (!principal) throw new AppError("unauthenticated");
  return principal;
}

function sessionOf(operation: OperationShape, runtime: HttpRuntime, principal: Principal | undefined) {
  let loading: Promise<UserRecord> | undefined;
  const user = () => {
    if (!principal) throw new Error(`${operation.id} is public and has no current user`);
    loading ??= load(operation, runtime, principal);
    return loading;
  };
  const checked = operation.session === "first" || operation.session === "parallel";
  return { user, settled: async () => void (checked && (await user())) };
}

async function load(
  operation: OperationShape,
  runtime: HttpRuntime,
  principal: Principal,
): Promise<UserRecord> {
  const loaded = await loadSession(runtime.core, principal);
  if (!loaded) throw new AppError("unauthenticated");
  if (operation.access === "admin" && loaded.user.role !== "admin") throw new AppError("forbidden");
  await touchSession(runtime.core, loaded.session);
  return loaded.user;
}

interface LooseAnswer {
  body?: unknown;
  session?: string | null;
  nextCursor?: string | undefined;
}

const commonHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** Named fields only: what the contract does not list cannot leave, and a mismatch is our defect, not the caller's. */
function serialise(operation: OperationShape, runtime: HttpRuntime, answer: LooseAnswer): Result {
  const { status, response: declared } = successOf(operation);
  const raw = isRawResponse(declared);
  const result: Result = {
    statusCode: status,
    headers: {
      ...commonHeaders,
      ...(declared === null ? {} : { "content-type": raw ? declared.mediaType : "application/json" }),
      // An image or page made from user content must never run anything.
      ...(raw ? { "content-security-policy": rawPolicy } : {}),
      ...(answer.nextCursor === undefined ? {} : { "x-next-cursor": answer.nextCursor }),
    },
  };
  if (answer.session !== undefined)
    result.cookies = [sessionCookie(answer.session ?? undefined, runtime.origins)];
  if (declared !== null) {
    result.body = raw ? String(answer.body) : JSON.stringify(z.parse(declared, answer.body));
  }
  return result;
}

const rawPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
