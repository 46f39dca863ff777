import { acknowledgeSavedEventNews } from "@marquee/contracts/http/saved-events";
import { acknowledgeNews } from "@marquee/core/saved-events/saved-event-news";
import { httpRuntime, liveChannel } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/events/saved/news: tells the caller what changed. */
export const handler = httpHandler(acknowledgeSavedEventNews, runtime, async ({ principal, body }) => {
  await acknowledgeNews(runtime.core, channel, principal.accountId, body);
  return {};
});
