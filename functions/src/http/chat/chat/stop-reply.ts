import { stopReply } from "@marquee/contracts/chat/chat";
import { stopReply as requestStop } from "@marquee/core/chat/chat/messages";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/messages/{id}/stop: the Stop button, from any tab. */
export const handler = httpHandler(stopReply, runtime, async ({ principal, params }) => ({
  body: await requestStop(runtime.core, channel, principal.accountId, params.id),
}));
