import { listWebhookEvents } from "@marquee/contracts/http/admin";
import { listWebhookEvents as eventPage } from "@marquee/core/payments/webhooks";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/webhooks: what the card provider told us, and what came of it. */
export const handler = httpHandler(listWebhookEvents, runtime, async ({ query }) => {
  const { items, cursor, unreadable } = await eventPage(runtime.core, query);
  return { body: items, nextCursor: cursor, unreadable };
});
