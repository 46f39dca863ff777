import type { IdentityProvider } from "@marquee/adapters/identity/port";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { sitePath } from "@marquee/contracts/site-path";
import type { Core } from "../../core.ts";
import { fingerprint } from "../../rows/keys.ts";
import { outcomePage } from "./auth-page.ts";
import { googleStartItem } from "./google-flow.item.ts";

/** The URL of Google's page for one sign-in, and the flow cookie of the only browser that may return from it. */
export interface GoogleStartAnswer {
  url: string;
  flow: string;
}

/**
 * Begins a sign-in at Google. What its return is checked against stays here for ten minutes; the browser gets `state`.
 * @throws AppError unavailable when Google does not answer
 */
export async function beginGoogleSignIn(
  core: Core,
  google: IdentityProvider,
  { next, redirectUri }: { next: string | undefined; redirectUri: string },
): Promise<GoogleStartAnswer> {
  const [flow, state, nonce, codeVerifier] = [
    core.ids.token(),
    core.ids.token(),
    core.ids.token(),
    core.ids.token(),
  ] as const;
  const url = await google.authorizationUrl({ state, nonce, codeVerifier, redirectUri });
  const expiresAtMs = core.clock.now() + durations.signInFlowSeconds * 1_000;
  const start = { nonce, codeVerifier, next: sitePath(next), expiresAtMs };
  await core.table.write({ op: "put", item: googleStartItem(fingerprint(flow), state, start) });
  return { url, flow };
}

/** The same for a browser that navigated here: if Google is unavailable, it returns to the sign-in page. */
export async function sendToGoogle(
  ...call: Parameters<typeof beginGoogleSignIn>
): Promise<{ to: string; flow?: string }> {
  try {
    const { url, flow } = await beginGoogleSignIn(...call);
    return { to: url, flow };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
    return { to: outcomePage("failed", sitePath(call[2].next)) };
  }
}
