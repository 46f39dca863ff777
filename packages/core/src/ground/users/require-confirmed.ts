import { AppError } from "@marquee/contracts/errors";
import { isConfirmed, type UserRecord } from "./user.item.ts";

/**
 * Refuses to hold a spot for, or to bind to a deal, somebody who has not proven a way to be reached.
 * @throws AppError email_unconfirmed
 */
export function requireConfirmed(user: UserRecord): void {
  if (!isConfirmed(user)) throw new AppError("email_unconfirmed", { message: unconfirmed });
}

const unconfirmed = "Confirm your email address first. We sent you a link.";
