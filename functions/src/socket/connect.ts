import { AppError } from "@marquee/contracts/errors";
import { openConnection } from "@marquee/core/realtime/realtime";
import { env } from "../runtime/env.ts";
import { socketRuntime } from "../runtime/socket-deps.ts";
import { gatewayHandler } from "../runtime/socket-handler.ts";

const { core, channel } = socketRuntime();
const { webOrigins } = env;

/** What only the connect event carries besides the common parts. */
interface Handshake {
  headers?: Record<string, string>;
  queryStringParameters?: Record<string, string>;
}

/** $connect: a foreign page or a ticket that is missing, used or late is refused at the handshake. */
export const handler = gatewayHandler("$connect", async (event) => {
  const { headers = {}, queryStringParameters = {} } = event as typeof event & Handshake;
  const origin = Object.entries(headers).find(([name]) => name.toLowerCase() === "origin")?.[1];
  if (origin !== undefined && !webOrigins.includes(origin)) throw new AppError("bad_origin");
  await openConnection(core, channel, event.requestContext.connectionId, queryStringParameters.token);
  return { statusCode: 200 };
});
