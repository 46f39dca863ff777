import type { SignInOutcome } from "@marquee/core/account/sessions/begin-session";
import type { Core } from "@marquee/core/core";
import { publicUser, type UserRecord } from "@marquee/core/ground/users/user.item";
import { showNotices } from "@marquee/core/live/notifications/security-notices";
import { liveChannel } from "./deps.ts";

const channel = liveChannel();

/** The response of every call that may sign a user in, with its cookies. */
export async function signInAnswer(core: Core, outcome: SignInOutcome) {
  if (outcome.kind === "two-factor")
    return { flow: outcome.flow, body: { twoFactorRequired: true as const } };
  await showSignIn(core, outcome.isNewDevice ? outcome.user.id : undefined);
  return signedInAnswer(outcome);
}

/** Shows the user's connected devices the notice of a sign-in from a new device; undefined means no notice. */
export async function showSignIn(core: Core, userId: string | undefined): Promise<void> {
  if (userId !== undefined) await showNotices(core, channel, userId);
}

/** The response of a call that has signed a user in; clears the cookie of the finished sign-in flow. */
export function signedInAnswer({ user, cookie }: { user: UserRecord; cookie: string }) {
  return { session: cookie, flow: null, body: { ...publicUser(user), message: "Login successful" } };
}
