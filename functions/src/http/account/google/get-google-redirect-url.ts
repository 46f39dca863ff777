import { getGoogleRedirectUrl } from "@marquee/contracts/account/google";
import { beginGoogleSignIn } from "@marquee/core/account/google/begin-google";
import { httpRuntime } from "../../../runtime/deps.ts";
import { googleCallbackUrl, liveGoogle } from "../../../runtime/google.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/auth/google-redirect-url: the address that the "Sign in with Google" button goes to. */
export const handler = httpHandler(getGoogleRedirectUrl, runtime, async ({ query: { next } }) => {
  const begin = { next, redirectUri: googleCallbackUrl() };
  const { url, flow } = await beginGoogleSignIn(runtime.core, liveGoogle(), begin);
  return { flow, body: { url } };
});
