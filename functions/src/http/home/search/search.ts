import { search } from "@marquee/contracts/home/search";
import { search as find } from "@marquee/core/home/search/search";
import { httpRuntime, liveEventIndex } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const index = liveEventIndex();

/** GET /api/search: everything that contains every word and that the caller may see. */
export const handler = httpHandler(search, runtime, async ({ principal, query, viewing }) => {
  const messages = (await viewing())?.messagesOpen ?? true;
  return { body: await find(runtime.core, principal.accountId, query.q, { index, messages }) };
});
