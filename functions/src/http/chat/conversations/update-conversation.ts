import { updateConversation } from "@marquee/contracts/chat/conversations";
import { updateConversation as renameConversation } from "@marquee/core/chat/chat/conversations";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PATCH /api/conversations/{id}: changes the title of a conversation. */
export const handler = httpHandler(updateConversation, runtime, async ({ principal, params, body }) => ({
  body: await renameConversation(runtime.core, channel, principal.accountId, {
    id: params.id,
    title: body.title,
  }),
}));
