import { getBillingDetails } from "@marquee/contracts/credits/payments";
import { billingOf } from "@marquee/core/credits/payments/billing-details";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/billing-details: the billing tab of the profile. */
export const handler = httpHandler(getBillingDetails, runtime, async ({ principal }) => ({
  body: await billingOf(runtime.core, principal.accountId),
}));
