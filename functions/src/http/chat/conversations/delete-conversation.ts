import { deleteConversation } from "@marquee/contracts/chat/conversations";
import { deleteConversation as eraseConversation } from "@marquee/core/chat/chat/conversations";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/conversations/{id}: deletes a conversation with all of its messages. */
export const handler = httpHandler(deleteConversation, runtime, async ({ principal, params }) => {
  await eraseConversation(runtime.core, channel, principal.accountId, params.id);
  return {};
});
