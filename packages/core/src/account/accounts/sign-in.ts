import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { findOwnerEvenly } from "../../ground/users/find-user.ts";
import { profileKey, usernameGuardKey } from "../../ground/users/user.item.ts";
import { countPasswordGuess } from "../passwords/count-password-guess.ts";
import { dummyHash, hashPassword, verifyPassword } from "../passwords/hash.ts";
import { beginSession, type SignInOutcome } from "../sessions/begin-session.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";

/**
 * Signs in by name and password. An unknown name takes as long and returns the same error as a wrong password.
 * Repeated guesses get slower and slower, and no attack on a name locks anybody out (docs/sign-in.md, Access 4).
 * @throws AppError invalid_credentials, account_suspended, too_many_requests
 */
export async function signIn(
  core: Core,
  secrets: SessionSecrets,
  input: { username: string; password: string },
  caller: Caller,
): Promise<SignInOutcome> {
  const [guess, user] = await Promise.all([
    countPasswordGuess(core, input.username, caller),
    findOwnerEvenly(core, usernameGuardKey(input.username)),
  ]);
  await guess.waitUnderAttack(user);
  const match = await verifyPassword(input.password, user?.passwordHash ?? dummyHash);
  if (!user || match === "wrong" || user.passwordHash === null) throw new AppError("invalid_credentials");
  const passwordHash =
    match === "outdated" ? await rehash(core, user.id, input.password, user.passwordHash) : user.passwordHash;
  const [outcome] = await Promise.all([
    // A password that was changed while it was being verified no longer works.
    beginSession(core, secrets, {
      user: { ...user, passwordHash },
      caller,
      unchanged: attribute("passwordHash").is(passwordHash),
    }),
    guess.wasRight(),
  ]);
  return outcome;
}

/** Replaces the outdated hash of a password just verified. */
async function rehash(core: Core, userId: string, password: string, stored: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  try {
    await core.table.write({
      op: "update",
      key: profileKey(userId),
      set: { passwordHash },
      when: attribute("passwordHash").is(stored),
    });
    return passwordHash;
  } catch (error) {
    // The password was changed or rehashed by another sign-in meanwhile: this sign-in must start over.
    if (error instanceof ConditionRefused) throw new AppError("invalid_credentials");
    throw error;
  }
}
