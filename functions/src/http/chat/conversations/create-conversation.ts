import { createConversation } from "@marquee/contracts/chat/conversations";
import { createConversation as beginConversation } from "@marquee/core/chat/chat/conversations";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/conversations: the "New conversation" button. */
export const handler = httpHandler(createConversation, runtime, async ({ principal }) => ({
  body: await beginConversation(runtime.core, channel, principal.accountId),
}));
