import { acknowledgeSavedEventNews } from "@marquee/contracts/http/saved-events";
import { acknowledgeNews } from "@marquee/core/saved-events/saved-event-news";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/events/saved/news: what the caller knows now. */
export const handler = httpHandler(acknowledgeSavedEventNews, runtime, async ({ principal, body }) => {
  await acknowledgeNews(runtime.core, principal.accountId, body);
  return {};
});
