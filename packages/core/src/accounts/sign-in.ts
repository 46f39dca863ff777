import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Caller } from "../caller.ts";
import type { Core } from "../core.ts";
import { countPasswordGuess } from "../passwords/count-password-guess.ts";
import { dummyHash, hashPassword, isOutdated, verifyPassword } from "../passwords/hash.ts";
import { beginSession, type SignInOutcome } from "../sessions/begin-session.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";
import { findOwnerEvenly } from "../users/find-user.ts";
import { profileKey, usernameGuardKey } from "../users/user.item.ts";

/**
 * Signs in by name and password. An unknown name costs the same time and says the same as a wrong password. Guesses are
 * slowed down more and more, and no attack on a name locks anybody out (docs/decisions/0020).
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
  const right = await verifyPassword(input.password, user?.passwordHash ?? dummyHash);
  if (!user || !right || user.passwordHash === null) throw new AppError("invalid_credentials");
  const passwordHash = await rehashIfOutdated(core, user.id, input.password, user.passwordHash);
  const [outcome] = await Promise.all([
    // A password that was changed while it was being verified opens nothing any more.
    beginSession(core, secrets, {
      user: { ...user, passwordHash },
      caller,
      unchanged: attribute("passwordHash").is(passwordHash),
    }),
    guess.wasRight(),
  ]);
  return outcome;
}

/** The stored hash of a password just found right; one of weaker parameters is replaced by a current one. */
async function rehashIfOutdated(
  core: Core,
  userId: string,
  password: string,
  stored: string,
): Promise<string> {
  if (!isOutdated(stored)) return stored;
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
    // It was changed meanwhile, or rehashed by another sign-in: this one starts again.
    if (error instanceof ConditionRefused) throw new AppError("invalid_credentials");
    throw error;
  }
}
