import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { limits, type WelcomeGrant } from "@marquee/contracts/limits";
import { all, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { welcoming } from "../../credits/credits/welcome-grant.ts";
import { hourSeconds } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { activeUser, profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { type Mailing, sendQuietly } from "../../live/mail/mailing.ts";
import { passwordResetMail } from "../../live/mail/mails.ts";
import { securityWrites } from "../../live/notifications/security-notices.ts";
import { closeUserSockets } from "../../live/realtime/realtime.ts";
import { fingerprint } from "../../rows/keys.ts";
import { endingSessions } from "../sessions/end-sessions.ts";
import { endSessions } from "../sessions/sessions.ts";
import { readResetToken } from "./forgot-password.ts";
import { hashPassword } from "./hash.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { type ResetLink, readResetLink, resetLinkKey, useResetLink } from "./reset-link.item.ts";

/**
 * Sets a new password with the mailed link. The link works once, while the account has the address it was mailed to.
 * Ends every session and cancels a pending change of the address, which an intruder may have begun. A second factor
 * stays on.
 * @throws AppError validation_failed, invalid_token, too_many_requests
 */
export async function resetPassword(
  core: Core,
  outside: { channel: PushChannel; mailing: Mailing; welcome: WelcomeGrant },
  request: { token: string; password: string; caller: Caller },
): Promise<void> {
  refuseCommonPassword(request.password);
  await spendPerNetwork(core, request.caller, {
    scope: "reset-use",
    max: limits.resetMailsPerIpPerHour,
    windowSeconds: hourSeconds,
  });
  const { user, link } = await findLink(core, request.token);
  const passwordHash = await hashPassword(request.password);
  try {
    const reset = async (welcome: readonly LabelledWrite[]) =>
      core.table.transact([
        useResetLink(user.id, link, core.clock.now()),
        {
          label: "profile",
          write: {
            op: "update",
            key: profileKey(user.id),
            // Opening the link proves access to the account's mail.
            set: { passwordHash, pendingEmail: null, emailConfirmed: true },
            when: all(activeUser, attribute("email").is(user.email)),
          },
        },
        ...securityWrites(core, user.id, "password_reset", request.caller),
        ...(await endingSessions(core, user.id)),
        ...welcome,
      ]);
    await welcoming(core, user, outside.welcome, reset);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("invalid_token");
    throw error;
  }
  // Also ends a session that began with the old password at this very moment.
  await endSessions(core, user.id);
  const notice = passwordResetMail({ name: user.name, siteUrl: outside.mailing.siteUrl });
  await Promise.all([
    closeUserSockets(core, outside.channel, user.id),
    sendQuietly(core, outside.mailing, user, notice),
  ]);
}

/** A check before the password is hashed; the same conditions in the transaction decide. */
async function findLink(core: Core, text: string): Promise<{ user: UserRecord; link: ResetLink }> {
  const parts = readResetToken(text);
  if (!parts) throw new AppError("invalid_token");
  const [linkRow, profileRow] = await core.table.getMany([
    resetLinkKey(parts.userId),
    profileKey(parts.userId),
  ]);
  const link = linkRow && readResetLink(linkRow);
  const user = profileRow && readUser(profileRow);
  const fits =
    link?.hash === fingerprint(parts.token) &&
    link.expiresAtMs > core.clock.now() &&
    link.address === fingerprint(user?.email?.toLowerCase() ?? "");
  if (!fits || !user || !link) throw new AppError("invalid_token");
  return { user, link };
}
