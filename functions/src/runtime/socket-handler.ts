import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import {
  type ClientMessageType,
  clientMessageSchemas,
  type ServerMessage,
} from "@marquee/contracts/live/socket";
import type { Core } from "@marquee/core/core";
import type { Principal } from "@marquee/core/ground/identity/principal";
import { countFrame } from "@marquee/core/live/realtime/connection-frames";
import middy, { type MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2, Context } from "aws-lambda";
import type * as z from "zod/mini";
import { closingEndedConnections, withSessionCheck } from "./connection-guard.ts";
import { parseInput } from "./contract-input.ts";
import { errorFields } from "./error-fields.ts";
import { reportFailure } from "./failures.ts";
import { pushedFrames } from "./invocation.ts";
import { invoked } from "./invoked.ts";
import { log } from "./logger.ts";
import { toAppError } from "./problem.ts";

export interface SocketRuntime {
  core: Core;
  channel: PushChannel;
}

/** A parsed frame of a known route, with the user its connection belongs to. */
export interface Frame<T extends ClientMessageType> {
  message: z.infer<(typeof clientMessageSchemas)[T]>;
  connectionId: string;
  requestId: string;
  principal: Principal;
  /** Answers on this connection only. */
  answer(message: ServerMessage): Promise<void>;
}

type Event = APIGatewayProxyWebsocketEventV2;

/**
 * The Lambda of one message type of the live connection. A refusal is answered as an `error` frame on the same
 * connection; the gateway itself is always told 200, so that it does not answer for us.
 */
export function socketHandler<T extends ClientMessageType>(
  type: T,
  runtime: SocketRuntime,
  handle: (frame: Frame<T>) => Promise<void>,
) {
  return frameHandler(type, runtime, async (event, principal) => {
    const message = parseFrame(type, event);
    const { connectionId, requestId } = event.requestContext;
    await handle({ message, connectionId, requestId, principal, answer: answerOn(runtime, connectionId) });
  });
}

/** The Lambda of a route that takes frames of any shape. Each frame is counted before it is parsed. */
export function frameHandler(
  route: string,
  runtime: SocketRuntime,
  handle: (event: Event, principal: Principal) => Promise<void>,
) {
  const handler = middy<Event, APIGatewayProxyResultV2, Error, Context>()
    .use(socketLog)
    .use(closingEndedConnections(runtime))
    .use(errorFrames(runtime))
    .handler(async (event) => {
      const principal = await countFrame(runtime.core, event.requestContext.connectionId);
      await withSessionCheck(runtime.core, principal, () => handle(event, principal));
      return { statusCode: 200 };
    });
  return invoked(factsOf(route), handler);
}

/** The Lambda of $connect or $disconnect: there is no frame to parse, and it responds in its own way. */
export function gatewayHandler(route: string, handle: (event: Event) => Promise<{ statusCode: number }>) {
  const handler = middy<Event, APIGatewayProxyResultV2, Error, Context>()
    .use(socketLog)
    .use({
      onError: (request) => {
        const error = toAppError(request.error);
        reportFailure("FramesFailed", "socket failed", error, request.error);
        request.response = { statusCode: error.status };
      },
    })
    .handler(handle);
  return invoked(factsOf(route), handler);
}

const factsOf =
  (route: string) =>
  ({ requestContext }: Event) => ({ requestId: requestContext.requestId, operation: route });

/** Sends to one connection; ignores one that is gone. */
export function answerOn(runtime: SocketRuntime, connectionId: string) {
  return async (message: ServerMessage): Promise<void> => {
    await runtime.channel.send(connectionId, JSON.stringify(message));
  };
}

function parseFrame<T extends ClientMessageType>(type: T, event: Event) {
  const body = event.body ?? "";
  if (Buffer.byteLength(body) > limits.socketFrameBytes) throw new AppError("payload_too_large");
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new AppError("validation_failed", { message: "The message isn't valid JSON." });
  }
  return parseInput(clientMessageSchemas[type], json) as z.infer<(typeof clientMessageSchemas)[T]>;
}

const reportFrame = ({ requestContext: { connectionId } }: Event, outcome: string) =>
  log.info("socket", { outcome, connectionId, ...pushedFrames() });

const socketLog: MiddlewareObj<Event, APIGatewayProxyResultV2, Error, Context> = {
  after: ({ event }) => reportFrame(event, "ok"),
  onError: ({ event }) => reportFrame(event, "refused"),
};

function errorFrames(runtime: SocketRuntime): MiddlewareObj<Event, APIGatewayProxyResultV2, Error, Context> {
  return {
    onError: async (request) => {
      const { connectionId, requestId } = request.event.requestContext;
      const error = toAppError(request.error);
      reportFailure("FramesFailed", "socket failed", error, request.error);
      const clientId = clientIdOf(request.event.body);
      await answerOn(
        runtime,
        connectionId,
      )({
        type: "error",
        code: error.code,
        message: error.message,
        requestId,
        ...(clientId === undefined ? {} : { clientId }),
      }).catch((cause: unknown) => log.warn("could not answer", { connectionId, ...errorFields(cause) }));
      request.response = { statusCode: 200 };
    },
  };
}

/** Lets a client match the refused message, if it was well-formed enough to have an id. */
function clientIdOf(body: string | undefined): string | undefined {
  try {
    const id: unknown = JSON.parse(body ?? "")?.data?.clientId;
    return typeof id === "string" && id.length <= 64 ? id : undefined;
  } catch {
    return undefined;
  }
}
