import { registerWithPhone } from "@marquee/contracts/account/phone";
import { registerWithPhone as registerPhone } from "@marquee/core/account/phone/register-with-phone";
import { publicUser } from "@marquee/core/ground/users/user.item";
import { httpRuntime } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const { partnerUsername, welcome } = env;

/** POST /api/auth/register-with-phone: creates an account for a number that this browser just verified. */
export const handler = httpHandler(registerWithPhone, runtime, async ({ body, flow, caller }) => {
  const secrets = await runtime.sessionSecrets();
  const { user, cookie } = await registerPhone(runtime.core, secrets, {
    body,
    flow,
    caller,
    partnerUsername,
    welcome,
  });
  return { session: cookie, flow: null, body: publicUser(user) };
});
