import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { fingerprint } from "../keys.ts";
import { type Mailing, sendQuietly } from "../mail/mailing.ts";
import { confirmEmailMail, welcomeMail } from "../mail/mails.ts";
import { hourSeconds, spendLimit } from "../throttles/limiter.ts";
import { activeUser, isConfirmed, profileKey, type UserRecord } from "../users/user.item.ts";
import { emailChangeItem } from "./email-change.item.ts";

/**
 * The row that waits for an address to be confirmed, and the token of the link that does it. A newer link takes the
 * place of the one before it.
 */
export function confirmationLink(
  core: Core,
  userId: string,
  email: string,
): { write: LabelledWrite; token: string } {
  const token = core.ids.token();
  const expiresAtMs = core.clock.now() + durations.emailLinkSeconds * 1_000;
  const item = emailChangeItem(userId, { email, hash: fingerprint(token), expiresAtMs });
  // It names its user, so that it is found in one read; all that is secret is what follows the first hyphen.
  return { write: { label: "link", write: { op: "put", item } }, token: `${userId}-${token}` };
}

/** Mails a new account its link. Should it not go out, its owner asks for another on the profile page. */
export async function mailWelcome(mailing: Mailing, user: UserRecord, token: string): Promise<void> {
  await sendQuietly(mailing, user.email, welcomeMail({ name: user.name, siteUrl: mailing.siteUrl }, token));
}

/**
 * Mails the link to the address that waits for its confirmation once more: a new one that was asked for, else the
 * account's own. Does nothing for an account with nothing to confirm.
 * @throws AppError too_many_requests, unavailable when the mail did not go out, unauthenticated for an account that ended
 */
export async function resendConfirmation(core: Core, mailing: Mailing, user: UserRecord): Promise<void> {
  const { pendingEmail, email, name } = user;
  const to = pendingEmail ?? email;
  if (to === null || (pendingEmail === null && isConfirmed(user))) return;
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
  await mailing.email.send({ to, ...mail }).catch((cause: unknown) => {
    throw new AppError("unavailable", { retryAfterSeconds: 5, cause });
  });
}
