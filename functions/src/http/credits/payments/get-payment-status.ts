import { getPaymentStatus } from "@marquee/contracts/credits/payments";
import { getPaymentBySession, paymentResult } from "@marquee/core/credits/payments/own-payments";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/payments/status/{sessionId}: read-only; it never completes a payment. */
export const handler = httpHandler(getPaymentStatus, runtime, async ({ principal, params }) => ({
  body: paymentResult(await getPaymentBySession(runtime.core, principal.accountId, params.sessionId)),
}));
