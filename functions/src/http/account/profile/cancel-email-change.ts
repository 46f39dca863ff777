import { cancelEmailChange } from "@marquee/contracts/account/profile";
import { cancelEmailChange as cancel } from "@marquee/core/account/profile/email-change";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/user/pending-email: discards a new address that has not been confirmed. */
export const handler = httpHandler(cancelEmailChange, runtime, async ({ principal }) => {
  await cancel(runtime.core, principal.actorId);
  return {};
});
