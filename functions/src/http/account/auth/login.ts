import { login } from "@marquee/contracts/account/auth";
import { signIn } from "@marquee/core/account/accounts/sign-in";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { signInAnswer } from "../../../runtime/sign-in-answer.ts";

const runtime = httpRuntime();

/** POST /api/login: starts a session, or asks for the second factor; the sign-in tab calls it. */
export const handler = httpHandler(login, runtime, async ({ body, caller }) =>
  signInAnswer(runtime.core, await signIn(runtime.core, await runtime.sessionSecrets(), body, caller)),
);
