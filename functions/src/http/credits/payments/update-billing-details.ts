import { updateBillingDetails } from "@marquee/contracts/credits/payments";
import { changeBilling } from "@marquee/core/credits/payments/billing-details";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/billing-details: the billing tab's form. */
export const handler = httpHandler(updateBillingDetails, runtime, async ({ principal, body, caller }) => {
  const { version, ...details } = body;
  return { body: await changeBilling(runtime.core, principal, { version, details }, caller) };
});
