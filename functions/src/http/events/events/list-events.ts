import { listEvents } from "@marquee/contracts/events/events";
import { withBrandFacts } from "@marquee/core/account/brand-facts/with-brand-facts";
import { listEventsBy } from "@marquee/core/events/events/list-events-by";
import { scorerFor } from "@marquee/core/events/match/event-match";
import { withSaved } from "@marquee/core/events/saved-events/saved-events";
import { httpRuntime, liveEventIndex } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const index = liveEventIndex();

/** GET /api/events: the Events page, with its search and filters. */
export const handler = httpHandler(listEvents, runtime, async ({ principal, account, query }) => {
  const { limit, cursor: from, sort, place, ...given } = query;
  const filter = { ...given, ...(place === undefined ? {} : { places: [place] }) };
  const scorer = async () => scorerFor(await withBrandFacts(runtime.core, await account()));
  const { items, cursor } = await listEventsBy(
    runtime.core,
    scorer,
    filter,
    { limit, cursor: from, sort },
    index,
  );
  return { body: await withSaved(runtime.core, principal.accountId, items), nextCursor: cursor };
});
