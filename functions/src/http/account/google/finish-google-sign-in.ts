import { finishGoogleSignIn } from "@marquee/contracts/account/google";
import { finishGoogleSignIn as finish } from "@marquee/core/account/google/finish-sign-in";
import { httpRuntime } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { reportFailure } from "../../../runtime/failures.ts";
import { googleCallbackUrl, liveGoogle } from "../../../runtime/google.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { log } from "../../../runtime/logger.ts";
import { showSignIn } from "../../../runtime/sign-in-answer.ts";

const runtime = httpRuntime();
const { partnerUsername, welcome } = env;

/** GET /api/auth/google/callback: Google redirects here; the browser leaves signed in or at its next step. */
export const handler = httpHandler(finishGoogleSignIn, runtime, async ({ query, flow, caller }) => {
  const secrets = await runtime.sessionSecrets();
  const { to, trouble, notifies, ...cookies } = await finish(runtime.core, secrets, liveGoogle, {
    query,
    flow,
    caller,
    redirectUri: googleCallbackUrl(),
    partnerUsername,
    welcome,
  });
  await showSignIn(runtime.core, notifies);
  // The browser is redirected to a page that says what went wrong, so the handler sees no failure.
  if (trouble) {
    reportFailure("CallsFailed", "google sign-in failed", trouble, trouble);
    log.info("google sign-in refused", { code: trouble.code });
  }
  return { ...cookies, body: to };
});
