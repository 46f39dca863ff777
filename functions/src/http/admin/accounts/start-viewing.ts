import { startViewing } from "@marquee/contracts/admin/accounts";
import { startViewing as start } from "@marquee/core/admin/admin/view-account";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { switchedAnswer } from "../../../runtime/switched-answer.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/admin/accounts/{id}/viewing: from now on this browser shows the product as the account, read only. */
export const handler = httpHandler(startViewing, runtime, async (call) => {
  const admin = await call.currentUser();
  await start(runtime.core, admin, { userId: call.params.id, reason: call.body.reason });
  const place = { accountId: call.params.id, through: admin.id };
  return switchedAnswer(runtime, channel, call, place, { viewing: true });
});
