import { listUpcomingEvents } from "@marquee/contracts/events/match";
import { nextEvents } from "@marquee/core/events/match/recommend-events";
import { withSaved } from "@marquee/core/events/saved-events/saved-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/events/upcoming/{n}: the next events. */
export const handler = httpHandler(listUpcomingEvents, runtime, async ({ principal, params }) => ({
  body: await withSaved(runtime.core, principal.accountId, await nextEvents(runtime.core, params.n)),
}));
