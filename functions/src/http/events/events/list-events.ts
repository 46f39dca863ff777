import { listEvents } from "@marquee/contracts/events/events";
import { listEvents as listAll } from "@marquee/core/events/events/list-events";
import { withSaved } from "@marquee/core/events/saved-events/saved-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/events: the Events page, with its search and filters. */
export const handler = httpHandler(listEvents, runtime, async ({ principal, query }) => {
  const { limit, cursor: from, sort, place, ...given } = query;
  const filter = { ...given, ...(place === undefined ? {} : { places: [place] }) };
  const { items, cursor } = await listAll(runtime.core, filter, { limit, cursor: from, sort });
  return { body: await withSaved(runtime.core, principal.accountId, items), nextCursor: cursor };
});
