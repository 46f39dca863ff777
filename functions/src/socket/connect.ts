import { AppError } from "@marquee/contracts/errors";
import { openConnection } from "@marquee/core/live/realtime/realtime";
import { originSecret } from "../runtime/deps.ts";
import { env } from "../runtime/env.ts";
import { guardEdge } from "../runtime/request-guards.ts";
import { socketRuntime } from "../runtime/socket-deps.ts";
import { gatewayHandler } from "../runtime/socket-handler.ts";

const { core, channel } = socketRuntime();
const { webOrigins } = env;

/** The parts that only the connect event has. */
interface Handshake {
  headers?: Record<string, string>;
  queryStringParameters?: Record<string, string>;
}

/** $connect: refuses requests that bypass CloudFront, foreign pages, and missing, used or expired tickets. */
export const handler = gatewayHandler("$connect", async (event) => {
  const { headers = {}, queryStringParameters = {} } = event as typeof event & Handshake;
  // The gateway passes header names on with their original case.
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  await guardEdge(named, originSecret);
  if (named.origin !== undefined && !webOrigins.includes(named.origin)) throw new AppError("bad_origin");
  await openConnection(core, channel, event.requestContext.connectionId, queryStringParameters.token);
  return { statusCode: 200 };
});
