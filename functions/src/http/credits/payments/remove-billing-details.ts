import { removeBillingDetails } from "@marquee/contracts/credits/payments";
import { changeBilling } from "@marquee/core/credits/payments/billing-details";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/billing-details: the billing tab's Remove button. */
export const handler = httpHandler(removeBillingDetails, runtime, async ({ principal, query, caller }) => {
  const { version } = query;
  return { body: await changeBilling(runtime.core, principal, { version, details: null }, caller) };
});
