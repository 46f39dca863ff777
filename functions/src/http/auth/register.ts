import { register } from "@marquee/contracts/http/auth";
import { publicUser } from "@marquee/core/users/user.item";
import { register as registerUser } from "@marquee/core/users/users";
import { httpRuntime } from "../../runtime/deps.ts";
import { env } from "../../runtime/env.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const { partnerUsername } = env;

/** POST /api/register: makes an account and signs it in; the register tab calls it. */
export const handler = httpHandler(register, runtime, async ({ body, caller }) => {
  const secrets = await runtime.sessionSecrets();
  const { user, cookie } = await registerUser(runtime.core, secrets, body, { ...caller, partnerUsername });
  return { session: cookie, body: publicUser(user) };
});
