import { socketRuntime } from "../runtime/socket-deps.ts";
import { answerOn, frameHandler } from "../runtime/socket-handler.ts";

const runtime = socketRuntime();

/** $default: answers a frame of an unknown type. */
export const handler = frameHandler("$default", runtime, async (event) => {
  const answer = answerOn(runtime, event.requestContext.connectionId);
  await answer({ type: "response", message: "Unknown message type" });
});
