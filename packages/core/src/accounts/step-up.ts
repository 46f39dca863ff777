import { AppError, invalidField } from "@marquee/contracts/errors";
import { exists } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Caller } from "../caller.ts";
import type { Core } from "../core.ts";
import { isProven, sessionKey } from "../identity/session.item.ts";
import { checkOwnPassword } from "../passwords/check-own-password.ts";
import type { SignedIn } from "../sessions/sessions.ts";
import type { FactorKeys } from "../two-factor/sealed-secret.ts";
import { verifySecondFactor } from "../two-factor/verify-second-factor.ts";

const password = {
  name: "password",
  required: "Password is required",
  wrong: "Incorrect password.",
};

/** What somebody gives to prove who they are; which of them counts is the account's matter. */
export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Takes a new proof of who uses this session: a code where a second factor is on, else the password. From then on
 * sensitive calls of this session go through for ten minutes.
 * @throws AppError validation_failed on the field, conflict when the account proves itself otherwise, too_many_requests,
 *   unauthenticated when the session ended meanwhile
 */
export async function stepUp(
  core: Core,
  keys: FactorKeys,
  signedIn: SignedIn,
  proof: Proof,
  caller: Caller,
): Promise<void> {
  await checkProof(core, keys, signedIn, proof, caller);
  const { user, session } = signedIn;
  try {
    await core.table.write({
      op: "update",
      key: sessionKey(user.id, session.hash),
      set: { provenAtMs: core.clock.now() },
      when: exists,
    });
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("unauthenticated");
    throw error;
  }
}

/** What somebody showed who they are with. */
export type ConfirmedBy = "password" | "code" | "sign_in";

/**
 * Checks who uses this session right now, for a single act: by a code where a second factor is on, else by the password,
 * or by a sign-in of the last ten minutes where there is neither.
 * @throws AppError validation_failed on the field, conflict when the account proves itself otherwise, too_many_requests
 */
export async function confirmIdentity(
  core: Core,
  keys: FactorKeys,
  signedIn: SignedIn,
  proof: Proof,
  caller: Caller,
): Promise<ConfirmedBy> {
  const { user, session } = signedIn;
  if (!user.twoFactorEnabled && user.passwordHash === null && isProven(session, core.clock.now()))
    return "sign_in";
  await checkProof(core, keys, signedIn, proof, caller);
  return user.twoFactorEnabled ? "code" : "password";
}

async function checkProof(
  core: Core,
  keys: FactorKeys,
  signedIn: SignedIn,
  proof: Proof,
  caller: Caller,
): Promise<void> {
  const { user, session } = signedIn;
  if (user.twoFactorEnabled) {
    if (proof.code === undefined)
      throw proof.password === undefined ? invalidField("code", required) : otherProof();
    const guess = { code: proof.code, caller, sessionHash: session.hash };
    if ((await verifySecondFactor(core, keys, user, guess)) === "wrong") throw invalidField("code", wrong);
    return;
  }
  if (user.passwordHash === null) {
    throw new AppError("conflict", { message: "Sign out and sign in again to confirm it's you." });
  }
  if (proof.password === undefined && proof.code !== undefined) throw otherProof();
  await checkOwnPassword(core, signedIn, proof.password, password);
}

const required = "Code is required";
const wrong = "That code is incorrect or has expired.";

/** Such as a password while another tab has just turned the second factor on. */
const otherProof = () =>
  new AppError("conflict", { message: "Your verification method has changed. Reload and try again." });
