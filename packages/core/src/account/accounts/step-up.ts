import { AppError, invalidField } from "@marquee/contracts/errors";
import { exists } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { isSteppedUp, sessionKey } from "../../ground/identity/session.item.ts";
import { checkOwnPassword } from "../passwords/check-own-password.ts";
import type { SignedIn } from "../sessions/sessions.ts";
import type { FactorKeys } from "../two-factor/sealed-secret.ts";
import { verifySecondFactor } from "../two-factor/verify-second-factor.ts";

const password = {
  name: "password",
  required: "Password is required",
  wrong: "Incorrect password.",
};

/** What the person gives to confirm who they are; which field counts depends on the account. */
export interface Credential {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Confirms again who is using this session: by a code if a second factor is on, otherwise by the password. For the
 * next ten minutes, sensitive calls of this session go through.
 * @throws AppError validation_failed on the field, conflict when the account confirms identity another way,
 *   too_many_requests, unauthenticated when the session ended meanwhile
 */
export async function stepUp(
  core: Core,
  keys: FactorKeys,
  signedIn: SignedIn,
  credential: Credential,
  caller: Caller,
): Promise<void> {
  await checkCredential(core, keys, signedIn, credential, caller);
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

/** How somebody confirmed who they are. */
export type ConfirmedBy = "password" | "code" | "sign_in";

/**
 * Checks who is using this session right now, for a single action: by a code if a second factor is on, otherwise by
 * the password, or by a sign-in within the last ten minutes if the account has neither.
 * @throws AppError validation_failed on the field, conflict when the account confirms identity another way,
 *   too_many_requests
 */
export async function confirmIdentity(
  core: Core,
  keys: FactorKeys,
  signedIn: SignedIn,
  credential: Credential,
  caller: Caller,
): Promise<ConfirmedBy> {
  const { user, session } = signedIn;
  if (!user.twoFactorEnabled && user.passwordHash === null && isSteppedUp(session, core.clock.now()))
    return "sign_in";
  await checkCredential(core, keys, signedIn, credential, caller);
  return user.twoFactorEnabled ? "code" : "password";
}

async function checkCredential(
  core: Core,
  keys: FactorKeys,
  signedIn: SignedIn,
  credential: Credential,
  caller: Caller,
): Promise<void> {
  const { user, session } = signedIn;
  if (user.twoFactorEnabled) {
    if (credential.code === undefined)
      throw credential.password === undefined ? invalidField("code", required) : otherCredential();
    const guess = { code: credential.code, caller, sessionHash: session.hash };
    if ((await verifySecondFactor(core, keys, user, guess)) === "wrong") throw invalidField("code", wrong);
    return;
  }
  if (user.passwordHash === null) {
    throw new AppError("conflict", { message: "Sign out and sign in again to confirm it's you." });
  }
  if (credential.password === undefined && credential.code !== undefined) throw otherCredential();
  await checkOwnPassword(core, signedIn, credential.password, password);
}

const required = "Code is required";
const wrong = "That code is incorrect or has expired.";

/** For example, a password after another tab has turned the second factor on. */
const otherCredential = () =>
  new AppError("conflict", { message: "Your verification method has changed. Reload and try again." });
