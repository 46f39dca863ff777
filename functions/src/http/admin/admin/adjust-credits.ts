import { adjustCredits } from "@marquee/contracts/admin/admin";
import { adjustCredits as adjust } from "@marquee/core/credits/credits/adjustments";
import { tellBalance } from "@marquee/core/credits/credits/tell-balance";
import { showNotices } from "@marquee/core/live/notifications/security-notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/admin/users/{id}/credits: books an adjustment at once or queues it for a second admin. */
export const handler = httpHandler(adjustCredits, runtime, async (call) => {
  const { params, body, idempotencyKey } = call;
  const request = { userId: params.id, ...body, idempotencyKey };
  const adjustment = await adjust(runtime.core, await call.currentUser(), request);
  if (adjustment.status === "booked")
    await Promise.all([
      tellBalance(runtime.core, channel, params.id),
      showNotices(runtime.core, channel, params.id),
    ]);
  return { body: adjustment };
});
