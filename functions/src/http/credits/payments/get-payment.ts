import { getPayment } from "@marquee/contracts/credits/payments";
import { getPayment as getOwnPayment } from "@marquee/core/credits/payments/own-payments";
import { publicPayment } from "@marquee/core/credits/payments/payment.item";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/payments/{id}: a payment as its receipt shows it. */
export const handler = httpHandler(getPayment, runtime, async ({ principal, params }) => ({
  body: publicPayment(await getOwnPayment(runtime.core, principal.accountId, params.id)),
}));
