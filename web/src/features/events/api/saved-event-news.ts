import type {
  acknowledgeSavedEventNews,
  listSavedEventNews,
  SavedEventNews,
} from "@marquee/contracts/http/saved-events";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const list = addressOf<typeof listSavedEventNews>("listSavedEventNews", "GET", "/api/events/saved/news");
const acknowledge = addressOf<typeof acknowledgeSavedEventNews>(
  "acknowledgeSavedEventNews",
  "POST",
  "/api/events/saved/news",
);

/** How often an open page looks, besides when it is come back to. */
const everyMs = 5 * 60_000;

/** What changed of the events that the reader saved, as long as they were not told. */
export const savedEventNewsQuery = queryOptions({
  queryKey: ["listSavedEventNews"] satisfies OperationKey,
  queryFn: ({ signal }) => call(list, { signal }),
  refetchInterval: everyMs,
  staleTime: everyMs,
});

/** Puts what changed on the list of notifications, once. */
export async function acknowledgeNews(news: readonly SavedEventNews[]): Promise<void> {
  await call(acknowledge, { body: { events: news.map(({ eventId, facts }) => ({ eventId, facts })) } });
}
