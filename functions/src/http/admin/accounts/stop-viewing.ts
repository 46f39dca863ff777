import { stopViewing } from "@marquee/contracts/admin/accounts";
import { stopViewing as stop } from "@marquee/core/admin/admin/view-account";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { switchedAnswer } from "../../../runtime/switched-answer.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/admin/accounts/{id}/viewing: this browser shows the admin's own account again. */
export const handler = httpHandler(stopViewing, runtime, async (call) => {
  const { id } = await call.currentUser();
  await stop(runtime.core, await call.currentUser(), call.params.id);
  return switchedAnswer(runtime, channel, call, { accountId: id });
});
