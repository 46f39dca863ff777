import { register } from "@marquee/contracts/account/auth";
import { register as registerUser } from "@marquee/core/account/accounts/register";
import { mailWelcome } from "@marquee/core/account/profile/confirm-email";
import { publicUser } from "@marquee/core/ground/users/user.item";
import { httpRuntime } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { liveMailing } from "../../../runtime/mailing.ts";

const runtime = httpRuntime();
const mailing = liveMailing();
const { partnerUsername } = env;

/** POST /api/register: creates an account and signs it in; the register tab calls it. */
export const handler = httpHandler(register, runtime, async ({ body, caller }) => {
  const secrets = await runtime.sessionSecrets();
  const from = { ...caller, partnerUsername };
  const { user, cookie, confirmation } = await registerUser(runtime.core, secrets, body, from);
  await mailWelcome(runtime.core, mailing, user, confirmation);
  return { session: cookie, body: publicUser(user) };
});
