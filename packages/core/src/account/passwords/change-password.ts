import type { PushChannel } from "@marquee/adapters/push/port";
import { comparedPassword } from "@marquee/contracts/account/auth";
import { AppError, invalidField } from "@marquee/contracts/errors";
import { all, attribute } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { isSteppedUp } from "../../ground/identity/session.item.ts";
import { activeUser, profileKey } from "../../ground/users/user.item.ts";
import { type Mailing, sendQuietly } from "../../live/mail/mailing.ts";
import { passwordChangedMail } from "../../live/mail/mails.ts";
import { securityWrites, showNotices } from "../../live/notifications/security-notices.ts";
import { closeUserSockets } from "../../live/realtime/realtime.ts";
import { endingSessions } from "../sessions/end-sessions.ts";
import { endSessions, type SignedIn } from "../sessions/sessions.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { hashPassword } from "./hash.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { dropResetLink } from "./reset-link.item.ts";

const currentPassword = {
  name: "currentPassword",
  required: "Current password is required",
  wrong: "Current password is incorrect",
};

/**
 * Changes one's password after checking the current one, or after a recent step-up if there is none yet. The same
 * transaction ends every other session, whose sockets are closed, and invalidates a pending reset link. The owner is
 * notified by mail; if that fails, the change still stands.
 * @throws AppError validation_failed on a field, step_up_required, too_many_requests
 */
export async function changePassword(
  core: Core,
  outside: { channel: PushChannel; mailing: Mailing },
  change: {
    signedIn: SignedIn;
    body: { currentPassword?: string | undefined; newPassword: string };
    caller: Caller;
  },
): Promise<void> {
  const { body, caller, signedIn } = change;
  const { user, session } = signedIn;
  refuseCommonPassword(body.newPassword, "newPassword");
  if (user.passwordHash !== null)
    await checkOwnPassword(core, signedIn, body.currentPassword, currentPassword);
  else if (!isSteppedUp(session, core.clock.now())) throw new AppError("step_up_required");
  if (user.passwordHash !== null && isSame(body.newPassword, body.currentPassword)) {
    throw invalidField("newPassword", "Choose a password that's different from your current one");
  }
  const passwordHash = await hashPassword(body.newPassword);
  try {
    await core.table.transact([
      {
        label: "profile",
        write: {
          op: "update",
          key: profileKey(user.id),
          set: { passwordHash },
          when: all(activeUser, attribute("passwordHash").is(user.passwordHash)),
        },
      },
      dropResetLink(user.id),
      ...securityWrites(core, user.id, "password_changed", caller),
      ...(await endingSessions(core, user.id, session.hash)),
    ]);
  } catch (error) {
    // It was changed from elsewhere after the check.
    if (error instanceof TransactionRefused) throw invalidField("currentPassword", currentPassword.wrong);
    throw error;
  }
  // Also ends a session that began by another way of signing in at this very moment.
  await endSessions(core, user.id, session.hash);
  const notice = passwordChangedMail({ name: user.name, siteUrl: outside.mailing.siteUrl });
  await Promise.all([
    closeUserSockets(core, outside.channel, user.id, session.hash),
    sendQuietly(core, outside.mailing, user, notice),
    showNotices(core, outside.channel, user.id),
  ]);
}

const isSame = (one: string, other = "") => comparedPassword(one) === comparedPassword(other);
