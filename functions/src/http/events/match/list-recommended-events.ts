import { listRecommendedEvents } from "@marquee/contracts/events/match";
import { withBrandFacts } from "@marquee/core/account/brand-facts/with-brand-facts";
import { recommendEvents } from "@marquee/core/events/match/recommend-events";
import { withSaved } from "@marquee/core/events/saved-events/saved-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/events/recommended: the events that suit the caller best. */
export const handler = httpHandler(listRecommendedEvents, runtime, async ({ principal, account, query }) => {
  const events = await recommendEvents(
    runtime.core,
    await withBrandFacts(runtime.core, await account()),
    query.limit ?? 6,
  );
  return { body: await withSaved(runtime.core, principal.accountId, events) };
});
