import { cancelPayment } from "@marquee/contracts/credits/payments";
import { cancelCheckout } from "@marquee/core/credits/payments/cancel-checkout";
import { publicPayment } from "@marquee/core/credits/payments/payment.item";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { paymentProvider } from "../../../runtime/payment-provider.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/payments/{id}/cancel: the return from the card provider's page without paying. */
export const handler = httpHandler(cancelPayment, runtime, async ({ principal, params }) => {
  const ref = { userId: principal.accountId, paymentId: params.id };
  return { body: publicPayment(await cancelCheckout(runtime.core, channel, paymentProvider, ref)) };
});
