import { replayWebhookEvent } from "@marquee/contracts/admin/admin";
import { getWebhookEvent, replayWebhookEvent as replay } from "@marquee/core/credits/payments/webhooks";
import { actAsAdmin } from "@marquee/core/ground/audit/act-as-admin";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { cardPayments } from "../../../runtime/payment-provider.ts";

const runtime = httpRuntime();

/**
 * POST /api/admin/webhooks/{id}/replay: applies a stored event again. The audit entry is written first, because
 * the payment applies the event in its own transaction and nothing may happen without an audit entry.
 */
export const handler = httpHandler(replayWebhookEvent, runtime, async ({ params, currentUser }) => {
  const { type, verdict } = await getWebhookEvent(runtime.core, params.id);
  const provider = await cardPayments();
  const note = { action: "replayWebhookEvent", subject: params.id, before: { type, verdict } };
  await actAsAdmin(runtime.core, await currentUser(), note, []);
  return { body: await replay(runtime.core, provider, params.id) };
});
