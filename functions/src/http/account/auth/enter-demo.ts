import { enterDemo } from "@marquee/contracts/account/auth";
import { AppError } from "@marquee/contracts/errors";
import { enterDemo as enter } from "@marquee/core/account/accounts/enter-demo";
import { httpRuntime } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { signInAnswer } from "../../../runtime/sign-in-answer.ts";

const runtime = httpRuntime();

/** POST /api/login/demo: signs in as a demo account without its password, where the stage lets anybody do that. */
export const handler = httpHandler(enterDemo, runtime, async ({ body, caller }) => {
  if (!env.demoEntry) throw new AppError("not_found");
  const secrets = await runtime.sessionSecrets();
  return signInAnswer(runtime.core, await enter(runtime.core, secrets, body.role, caller));
});
