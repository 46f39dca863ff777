import { login } from "@marquee/contracts/http/auth";
import { publicUser } from "@marquee/core/users/user.item";
import { signIn } from "@marquee/core/users/users";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/login: starts a session; the sign-in tab calls it. */
export const handler = httpHandler(login, runtime, async ({ body, ip }) => {
  const { user, cookie } = await signIn(runtime.core, await runtime.sessionSecrets(), body, { ip });
  return { session: cookie, body: { ...publicUser(user), message: "Login successful" } };
});
