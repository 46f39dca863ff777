import { getSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { getDeal } from "@marquee/core/deals/deals/read-deals";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-deals/{id}: one of the caller's deals. */
export const handler = httpHandler(getSponsorshipDeal, runtime, async ({ principal, params }) => ({
  body: await getDeal(runtime.core, principal.accountId, params.id),
}));
