import { verifyPayment } from "@marquee/contracts/credits/payments";
import { getPaymentBySession, paymentResult } from "@marquee/core/credits/payments/own-payments";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/payments/verify: the page that a checkout returns to calls it. */
export const handler = httpHandler(verifyPayment, runtime, async ({ principal, query }) => ({
  body: paymentResult(await getPaymentBySession(runtime.core, principal.accountId, query.session_id)),
}));
