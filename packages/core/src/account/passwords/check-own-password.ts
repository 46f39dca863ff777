import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { quarterHourSeconds, resetLimit, spendLimit } from "../../ground/throttles/limiter.ts";
import type { SignedIn } from "../sessions/sessions.ts";
import { dummyHash, verifyPassword } from "./hash.ts";

/** The form field of the password, and its messages. */
export interface PasswordField {
  name: string;
  required: string;
  wrong: string;
}

/**
 * Checks the password of a signed-in user. Guesses are counted before they are compared, per session: an unattended
 * session is no way to guess freely, and a thief cannot use up the owner's guesses.
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
  const match = await verifyPassword(given, user.passwordHash ?? dummyHash);
  if (match === "wrong" || user.passwordHash === null) throw invalidField(field.name, field.wrong);
  await resetLimit(core, limit);
}
