import { createRecoveryCodes } from "@marquee/contracts/http/security";
import { createRecoveryCodes as newCodes } from "@marquee/core/two-factor/two-factor";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/user/two-factor/recovery-codes: ten new ones, shown this once; earlier ones stop working. */
export const handler = httpHandler(createRecoveryCodes, runtime, async ({ caller, currentUser }) => {
  const change = { user: await currentUser(), caller };
  return { body: { recoveryCodes: await newCodes(runtime.core, change) } };
});
