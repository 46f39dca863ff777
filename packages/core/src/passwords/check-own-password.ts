import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../core.ts";
import type { SignedIn } from "../sessions/sessions.ts";
import { quarterHourSeconds, resetLimit, spendLimit } from "../throttles/limiter.ts";
import { dummyHash, verifyPassword } from "./hash.ts";

/** Where in the form the password stands, and what is said there. */
export interface PasswordField {
  name: string;
  required: string;
  wrong: string;
}

/**
 * Checks the password of somebody who is signed in. Guesses are counted before they are compared, per session: a session
 * left open somewhere is no place to guess at leisure, and a thief cannot use up its owner's guesses.
 * @throws AppError validation_failed on the field, too_many_requests
 */
export async function checkOwnPassword(
  core: Core,
  { user, session }: SignedIn,
  given: string | undefined,
  field: PasswordField,
): Promise<void> {
  if (!given) throw invalidField(field.name, field.required);
  const limit = {
    scope: "own-password",
    key: session.hash,
    max: limits.proofsPerSessionPer15Min,
    windowSeconds: quarterHourSeconds,
  };
  await spendLimit(core, limit);
  const right = await verifyPassword(given, user.passwordHash ?? dummyHash);
  if (!right || user.passwordHash === null) throw invalidField(field.name, field.wrong);
  await resetLimit(core, limit);
}
