import { listSavedEventNews } from "@marquee/contracts/http/saved-events";
import { listNews } from "@marquee/core/saved-events/saved-event-news";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/events/saved/news: what changed of what the caller saved. */
export const handler = httpHandler(listSavedEventNews, runtime, async ({ principal }) => ({
  body: await listNews(runtime.core, principal.accountId),
}));
