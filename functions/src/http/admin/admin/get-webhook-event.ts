import { getWebhookEvent } from "@marquee/contracts/admin/admin";
import { getWebhookEvent as eventWithBody } from "@marquee/core/credits/payments/webhooks";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/webhooks/{id}: one event with its original body. */
export const handler = httpHandler(getWebhookEvent, runtime, async ({ params }) => ({
  body: await eventWithBody(runtime.core, params.id),
}));
