import { listMessages } from "@marquee/contracts/chat/chat";
import { listMessages as listOwnMessages } from "@marquee/core/chat/chat/messages";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/messages: the messages of a conversation; every reconnect reads them again. */
export const handler = httpHandler(listMessages, runtime, async ({ principal, query }) => {
  const { items, cursor } = await listOwnMessages(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
