import { createCheckout } from "@marquee/contracts/credits/payments";
import { createCheckout as startCheckout } from "@marquee/core/credits/payments/payments";
import { tellBuyer } from "@marquee/core/credits/payments/tell-buyer";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { paymentProvider } from "../../../runtime/payment-provider.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/payments/create-checkout: the purchase dialog's confirm button. */
export const handler = httpHandler(createCheckout, runtime, async (call) => {
  const { core } = runtime;
  const { body, caller, idempotencyKey, principal } = call;
  const { accountId: userId, actorId } = principal;
  const started = await startCheckout(core, await paymentProvider(), {
    userId,
    actorId,
    ...body,
    idempotencyKey,
  });
  const { paymentId, sessionId } = started;
  if (started.kind === "redirect") return { body: { url: started.url, sessionId, paymentId } };
  await tellBuyer(core, channel, started.fulfillment, caller);
  return { body: { mock: true as const, sessionId, paymentId } };
});
