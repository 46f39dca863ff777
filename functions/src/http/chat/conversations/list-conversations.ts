import { listConversations } from "@marquee/contracts/chat/conversations";
import { listConversations as listOwnConversations } from "@marquee/core/chat/chat/conversations";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/conversations: the list next to the chat. */
export const handler = httpHandler(listConversations, runtime, async ({ principal }) => ({
  body: await listOwnConversations(runtime.core, principal.accountId),
}));
