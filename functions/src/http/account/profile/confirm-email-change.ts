import { confirmEmailChange } from "@marquee/contracts/account/profile";
import { confirmEmailChange as confirm } from "@marquee/core/account/profile/email-change";
import { httpRuntime } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const { welcome } = env;

/** POST /api/auth/confirm-email: the page behind the mailed link; works signed in or out. */
export const handler = httpHandler(confirmEmailChange, runtime, async ({ body, caller }) => ({
  body: await confirm(runtime.core, body.token, caller, welcome),
}));
