import { listConceptEvents } from "@marquee/contracts/studio/concepts";
import { withBrandFacts } from "@marquee/core/account/brand-facts/with-brand-facts";
import { listConceptEvents as list } from "@marquee/core/studio/concepts/concept-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/concepts/{id}/events: the events that suit one of the caller's concepts best. */
export const handler = httpHandler(listConceptEvents, runtime, async ({ account, params }) => ({
  body: await list(runtime.core, await withBrandFacts(runtime.core, await account()), params.id),
}));
