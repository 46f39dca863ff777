import { searchMessages } from "@marquee/contracts/chat/chat";
import { searchMessages as findMessages } from "@marquee/core/chat/chat/search-messages";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/messages/search: the search field of the chat. */
export const handler = httpHandler(searchMessages, runtime, async ({ principal, query }) => {
  const { items, cursor } = await findMessages(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
