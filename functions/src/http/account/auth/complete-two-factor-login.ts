import { completeTwoFactorLogin } from "@marquee/contracts/account/auth";
import { completeSignIn } from "@marquee/core/account/sessions/begin-session";
import { verifySecondFactor } from "@marquee/core/account/two-factor/verify-second-factor";
import { httpRuntime } from "../../../runtime/deps.ts";
import { factorKeys } from "../../../runtime/factor-keys.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { showSignIn, signedInAnswer } from "../../../runtime/sign-in-answer.ts";

const runtime = httpRuntime();
const { core } = runtime;

/** POST /api/login/two-factor: the code step of every sign-in to an account with a second factor. */
export const handler = httpHandler(completeTwoFactorLogin, runtime, async ({ body, flow, caller }) => {
  const step = { flow, code: body.code, caller };
  const keys = await factorKeys();
  const outcome = await completeSignIn(core, await runtime.sessionSecrets(), step, (user, code) =>
    verifySecondFactor(core, keys, user, { code, caller }),
  );
  await showSignIn(core, outcome.isNewDevice ? outcome.user.id : undefined);
  return signedInAnswer(outcome);
});
