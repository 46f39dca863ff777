import { listClosedPrices } from "@marquee/contracts/events/match";
import { closedPrices } from "@marquee/core/events/events/closed-prices";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/events/{id}/closed-prices: prices that packages similar to an event's sold for. */
export const handler = httpHandler(listClosedPrices, runtime, async ({ principal, params }) => ({
  body: await closedPrices(runtime.core, principal.accountId, params.id),
}));
