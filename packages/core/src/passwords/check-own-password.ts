import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { quarterHourSeconds, resetLimit, spendLimit } from "../limits/limiter.ts";
import type { Core } from "../ports.ts";
import { dummyHash, verifyPassword } from "../users/passwords.ts";
import type { UserRecord } from "../users/user.item.ts";

/** Where in the form the password stands, and what is said there. */
export interface PasswordField {
  name: string;
  required: string;
  wrong: string;
}

/**
 * Checks the password of somebody who is signed in. Guesses are counted before they are compared, for the account as a
 * whole, so that a session left open somewhere is no place to guess at leisure.
 * @throws AppError validation_failed on the field, too_many_requests
 */
export async function checkOwnPassword(
  core: Core,
  user: Pick<UserRecord, "id" | "passwordHash">,
  given: string | undefined,
  field: PasswordField,
): Promise<void> {
  if (!given) throw invalidField(field.name, field.required);
  const limit = {
    scope: "own-password",
    key: user.id,
    max: limits.proofsPerUserPer15Min,
    windowSeconds: quarterHourSeconds,
  };
  await spendLimit(core, limit);
  const right = await verifyPassword(given, user.passwordHash ?? dummyHash);
  if (!right || user.passwordHash === null) throw invalidField(field.name, field.wrong);
  await resetLimit(core, limit);
}
