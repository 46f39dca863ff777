import { isCommonPassword } from "@marquee/contracts/account/is-common-password";
import { invalidField } from "@marquee/contracts/errors";

const message = "This password is too common and easily guessed";

/**
 * A check outside the schemas, since it needs a list that not every page should load.
 * @throws AppError validation_failed on the given field
 */
export function refuseCommonPassword(password: string, field = "password"): void {
  if (isCommonPassword(password)) throw invalidField(field, message);
}
