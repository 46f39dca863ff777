import { startTwoFactor } from "@marquee/contracts/account/security";
import { startTwoFactor as beginTwoFactor } from "@marquee/core/account/two-factor/two-factor";
import { httpRuntime } from "../../../runtime/deps.ts";
import { factorKeys } from "../../../runtime/factor-keys.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/user/two-factor: the secret for the QR code; it has no effect until it is confirmed. */
export const handler = httpHandler(startTwoFactor, runtime, async ({ currentUser }) => ({
  body: await beginTwoFactor(runtime.core, await factorKeys(), await currentUser()),
}));
