import { dropConnection } from "@marquee/core/live/realtime/connection-frames";
import { socketRuntime } from "../runtime/socket-deps.ts";
import { gatewayHandler } from "../runtime/socket-handler.ts";

const { core } = socketRuntime();

/** $disconnect: deletes the connection's rows; if that is missed, the first push that finds it gone does it. */
export const handler = gatewayHandler("$disconnect", async (event) => {
  await dropConnection(core, event.requestContext.connectionId);
  return { statusCode: 200 };
});
