import type { SignInOutcome } from "@marquee/core/sessions/begin-session";
import { publicUser } from "@marquee/core/users/user.item";

/** The answer of every call that may sign somebody in, with its cookies. */
export function signInAnswer(outcome: SignInOutcome) {
  return outcome.kind === "two-factor"
    ? { flow: outcome.flow, body: { twoFactorRequired: true as const } }
    : signedInAnswer(outcome);
}

/** The answer of a call that has signed somebody in; what was left of the way there is forgotten. */
export function signedInAnswer({ user, cookie }: Extract<SignInOutcome, { kind: "signed-in" }>) {
  return { session: cookie, flow: null, body: { ...publicUser(user), message: "Login successful" } };
}
