import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { hourSeconds, spendLimit } from "../../ground/throttles/limiter.ts";
import { activeUser, isConfirmed, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { type Mailing, sendMail, sendQuietly } from "../../live/mail/mailing.ts";
import { confirmEmailMail, welcomeMail } from "../../live/mail/mails.ts";
import { fingerprint } from "../../rows/keys.ts";
import { emailChangeItem } from "./email-change.item.ts";

/** The row of an address that waits to be confirmed, and its link's token. A newer link replaces the older one. */
export function confirmationLink(
  core: Core,
  userId: string,
  email: string,
): { write: LabelledWrite; token: string } {
  const token = core.ids.token();
  const expiresAtMs = core.clock.now() + durations.emailLinkSeconds * 1_000;
  const item = emailChangeItem(userId, { email, hash: fingerprint(token), expiresAtMs });
  // The token contains the user id, so that it is found in one read; only the part after the first hyphen is secret.
  return { write: { label: "link", write: { op: "put", item } }, token: `${userId}-${token}` };
}

/** Mails a new account its link. If that fails, its owner can request another on the profile page. */
export async function mailWelcome(
  core: Core,
  mailing: Mailing,
  user: UserRecord,
  token: string,
): Promise<void> {
  await sendQuietly(core, mailing, user, welcomeMail({ name: user.name, siteUrl: mailing.siteUrl }, token));
}

/** The address that waits for its owner to confirm it: a new one if there is one, else the account's own; or none. */
export function addressToConfirm(user: UserRecord): string | null {
  return user.pendingEmail ?? (isConfirmed(user) ? null : user.email);
}

/**
 * Mails the link again to the address that waits to be confirmed: a new one if there is one, else the account's own.
 * Does nothing for an account with nothing to confirm.
 * @throws AppError too_many_requests, unavailable if the mail fails, unauthenticated for an account that ended
 */
export async function resendConfirmation(core: Core, mailing: Mailing, user: UserRecord): Promise<void> {
  const { pendingEmail, name } = user;
  const to = addressToConfirm(user);
  if (to === null) return;
  await spendLimit(core, {
    scope: "email-confirm",
    key: user.id,
    max: limits.confirmationMailsPerHour,
    windowSeconds: hourSeconds,
  });
  const { write, token } = confirmationLink(core, user.id, to);
  try {
    const alive = { op: "check", key: profileKey(user.id), when: activeUser } as const;
    await core.table.transact([write, { label: "profile", write: alive }]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
  const { siteUrl } = mailing;
  const mail =
    pendingEmail === null ? welcomeMail({ name, siteUrl }, token) : confirmEmailMail(siteUrl, token);
  await sendMail(core, mailing, { id: user.id, email: to }, mail).catch((cause: unknown) => {
    throw new AppError("unavailable", { retryAfterSeconds: 5, cause });
  });
}
