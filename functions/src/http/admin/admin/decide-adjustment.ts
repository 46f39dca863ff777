import { decideAdjustment } from "@marquee/contracts/admin/admin";
import { decideAdjustment as decide } from "@marquee/core/credits/credits/adjustments";
import { tellBalance } from "@marquee/core/credits/credits/tell-balance";
import { showNotices } from "@marquee/core/live/notifications/security-notices";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/admin/adjustments/{id}/decision: a second admin approves or rejects a pending adjustment. */
export const handler = httpHandler(decideAdjustment, runtime, async ({ params, body, currentUser }) => {
  const adjustment = await decide(runtime.core, await currentUser(), params.id, body.approve);
  if (adjustment.status === "booked")
    await Promise.all([
      tellBalance(runtime.core, channel, adjustment.userId),
      showNotices(runtime.core, channel, adjustment.userId),
    ]);
  return { body: adjustment };
});
