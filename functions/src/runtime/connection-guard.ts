import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "@marquee/core/core";
import type { Principal } from "@marquee/core/ground/identity/principal";
import {
  ConnectionEnded,
  endConnection,
  requireLiveSession,
} from "@marquee/core/live/realtime/connection-frames";
import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2, Context } from "aws-lambda";
import { errorFields } from "./error-fields.ts";
import { log } from "./logger.ts";
import { count } from "./metrics.ts";

/**
 * Handles a frame. If it is refused as unauthenticated, looks up the session: a connection whose session has ended is
 * closed; one that just has not sent `auth` yet is not.
 * @throws ConnectionEnded in place of an error that the session's end explains
 */
export async function withSessionCheck(
  core: Core,
  principal: Principal,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthenticated")
      await requireLiveSession(core, principal);
    throw error;
  }
}

/**
 * Closes a connection that has ended or sends too much, after its error was sent. The gateway picks the close code:
 * its DeleteConnection takes none, so only the preceding `error` frame tells the client why.
 */
export function closingEndedConnections(runtime: {
  core: Core;
  channel: PushChannel;
}): MiddlewareObj<APIGatewayProxyWebsocketEventV2, APIGatewayProxyResultV2, Error, Context> {
  return {
    onError: async ({ event, error }) => {
      if (!(error instanceof ConnectionEnded)) return;
      const { connectionId } = event.requestContext;
      count(error.code === "too_many_requests" ? "FramesLimited" : "SocketsClosed", 1);
      await endConnection(runtime.core, runtime.channel, connectionId).catch((cause: unknown) =>
        log.warn("could not close", { connectionId, ...errorFields(cause) }),
      );
    },
  };
}
