import { dropConnection } from "@marquee/core/realtime/connection-frames";
import { socketRuntime } from "../runtime/socket-deps.ts";
import { gatewayHandler } from "../runtime/socket-handler.ts";

const { core } = socketRuntime();

/** $disconnect: forgets the connection; what it misses is healed by the first push that finds it gone. */
export const handler = gatewayHandler("$disconnect", async (event) => {
  await dropConnection(core, event.requestContext.connectionId);
  return { statusCode: 200 };
});
