import { listWebhookEvents } from "@marquee/contracts/admin/admin";
import { listWebhookEvents as eventPage } from "@marquee/core/credits/payments/webhooks";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/webhooks: lists the events that the card provider sent, each with its outcome. */
export const handler = httpHandler(listWebhookEvents, runtime, async ({ query }) => {
  const { items, cursor, unreadable } = await eventPage(runtime.core, query);
  return { body: items, nextCursor: cursor, unreadable };
});
