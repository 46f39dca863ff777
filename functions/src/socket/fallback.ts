import { socketRuntime } from "../runtime/socket-deps.ts";
import { answerOn, gatewayHandler } from "../runtime/socket-handler.ts";

const runtime = socketRuntime();

/** $default: a frame of no known type. */
export const handler = gatewayHandler("$default", async (event) => {
  await answerOn(
    runtime,
    event.requestContext.connectionId,
  )({ type: "response", message: "Unknown message type" });
  return { statusCode: 200 };
});
