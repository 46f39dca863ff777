import { startGoogleSignIn } from "@marquee/contracts/account/google";
import { sendToGoogle } from "@marquee/core/account/google/begin-google";
import { httpRuntime } from "../../../runtime/deps.ts";
import { googleCallbackUrl, liveGoogle } from "../../../runtime/google.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/auth/google: sends the browser to Google; the button goes here when it could not fetch the address. */
export const handler = httpHandler(startGoogleSignIn, runtime, async ({ query: { next } }) => {
  const begin = { next, redirectUri: googleCallbackUrl() };
  const { to, ...cookies } = await sendToGoogle(runtime.core, liveGoogle(), begin);
  return { ...cookies, body: to };
});
