import { stepUpSession } from "@marquee/contracts/account/security";
import { stepUp } from "@marquee/core/account/accounts/step-up";
import { httpRuntime } from "../../../runtime/deps.ts";
import { factorKeys } from "../../../runtime/factor-keys.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/user/step-up: the dialog that a refused sensitive call opens; the client then retries the call. */
export const handler = httpHandler(stepUpSession, runtime, async ({ body, caller, signedIn }) => {
  await stepUp(runtime.core, await factorKeys(), await signedIn(), body, caller);
  return {};
});
