import { createCheckout } from "@marquee/contracts/http/payments";
import { getBalance } from "@marquee/core/credits/credits";
import { createCheckout as startCheckout } from "@marquee/core/payments/payments";
import { pushToUser } from "@marquee/core/realtime/push-to-user";
import { httpRuntime, liveChannel } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";
import { paymentProvider } from "../../runtime/payment-provider.ts";

const runtime = httpRuntime();
const channel = liveChannel();
const provider = paymentProvider();

/** POST /api/payments/create-checkout: the purchase dialog's confirm button. */
export const handler = httpHandler(createCheckout, runtime, async ({ body, principal, idempotencyKey }) => {
  const { core } = runtime;
  const { userId } = principal;
  const { url, sessionId, paymentId } = await startCheckout(core, provider, {
    userId,
    ...body,
    idempotencyKey,
  });
  if (url !== undefined) return { body: { url, sessionId, paymentId } };
  const balance = await getBalance(core, userId);
  await pushToUser(core, channel, userId)({ type: "credits_updated", data: { balance } });
  return { body: { mock: true as const, sessionId, paymentId } };
});
