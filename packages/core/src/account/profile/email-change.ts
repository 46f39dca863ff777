import type { ConfirmationEffect } from "@marquee/contracts/account/profile";
import { AppError } from "@marquee/contracts/errors";
import { limits, type WelcomeGrant } from "@marquee/contracts/limits";
import { all, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { welcoming } from "../../credits/credits/welcome-grant.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { hourSeconds, spendLimit } from "../../ground/throttles/limiter.ts";
import { takenError } from "../../ground/users/taken-error.ts";
import {
  activeUser,
  emailGuardKey,
  guardWrite,
  profileKey,
  readGuard,
  readUser,
  type UserRecord,
} from "../../ground/users/user.item.ts";
import { type Mailing, sendMail, sendQuietly } from "../../live/mail/mailing.ts";
import { confirmEmailMail, emailChangeMail } from "../../live/mail/mails.ts";
import { securityWrites } from "../../live/notifications/security-notices.ts";
import { fingerprint } from "../../rows/keys.ts";
import { confirmationLink } from "./confirm-email.ts";
import { type EmailChange, emailChangeKey, readEmailChange } from "./email-change.item.ts";

/** Whether the guards treat two spellings as the same address. */
function isSameAddress(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/**
 * Starts a change of address: the row, and the token of the link that completes it. A taken address is refused at once:
 * registration reveals the same to anybody, so nothing more is revealed here, and attempts are limited per account and
 * per address, so that neither mails nor answers are unlimited.
 * @throws AppError email_taken, too_many_requests
 */
export async function openEmailChange(
  core: Core,
  user: UserRecord,
  email: string,
): Promise<{ write: LabelledWrite; token: string }> {
  const hour = { windowSeconds: hourSeconds };
  await spendLimit(core, {
    scope: "email-change",
    key: user.id,
    max: limits.emailChangesPerHour,
    ...hour,
  });
  await spendLimit(core, {
    scope: "email-change-to",
    key: fingerprint(email.toLowerCase()),
    max: limits.emailChangesPerHour,
    ...hour,
  });
  const guard = await core.table.get(emailGuardKey(email));
  if (guard && readGuard(guard).userId !== user.id) throw takenError("email");
  return confirmationLink(core, user.id, email);
}

/** Mails the link to the new address and a notice to the old one. @throws Error if the link could not be sent */
export async function mailEmailChange(
  core: Core,
  mailing: Mailing,
  user: UserRecord,
  newEmail: string,
  token: string,
): Promise<void> {
  const { siteUrl } = mailing;
  await Promise.all([
    sendMail(core, mailing, { id: user.id, email: newEmail }, confirmEmailMail(siteUrl, token)),
    sendQuietly(core, mailing, user, emailChangeMail({ name: user.name, siteUrl })),
  ]);
}

/** What a mailed link has done. */
export interface Confirmation {
  email: string;
  effect: ConfirmationEffect;
}

/**
 * Confirms an address by its mailed link, a new one or the one that the account registered with: the new name is
 * taken, the old one freed and the link used in one transaction. Works signed out: the link identifies the user. A
 * used link does nothing, and says what it did: mail scanners and double clicks open links before their reader does.
 * @throws AppError invalid_token for a link that is unknown, late, not the newest, or whose address is another now;
 *   email_taken
 */
export async function confirmEmailChange(
  core: Core,
  link: string,
  caller: Caller,
  welcome: WelcomeGrant,
): Promise<Confirmation> {
  const { user, change } = await readLink(core, link);
  if (change.done) return accomplished(user, change);
  const { email } = change;
  const effect = email === user.email ? "confirmed" : "changed";
  try {
    await welcoming(core, user, welcome, (also) => redeemLink(core, user, change, effect, caller, also));
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "email") throw takenError("email");
    // Another opening of the same link may have been faster.
    const now = await readLink(core, link);
    if (!now.change.done) throw new AppError("invalid_token", { cause: error });
    return accomplished(now.user, now.change);
  }
  return { email, effect };
}

/** The account and the change that a link names. @throws AppError invalid_token */
async function readLink(core: Core, link: string): Promise<{ user: UserRecord; change: EmailChange }> {
  const at = link.indexOf("-");
  const [userId, token] = [link.slice(0, at), link.slice(at + 1)];
  if (at < 1) throw new AppError("invalid_token");
  const [changeRow, profileRow] = await core.table.getMany([emailChangeKey(userId), profileKey(userId)]);
  if (!changeRow || !profileRow) throw new AppError("invalid_token");
  const change = readEmailChange(changeRow);
  const isLate = change.done === undefined && change.expiresAtMs <= core.clock.now();
  if (change.hash !== fingerprint(token) || isLate) throw new AppError("invalid_token");
  return { user: readUser(profileRow), change };
}

/** What a used link did, unless the account's address has changed since. */
function accomplished(user: UserRecord, { email, done = "confirmed" }: EmailChange): Confirmation {
  if (user.email !== email || user.status !== "active") throw new AppError("invalid_token");
  return { email, effect: done };
}

async function redeemLink(
  core: Core,
  user: UserRecord,
  { email, hash }: EmailChange,
  effect: ConfirmationEffect,
  caller: Caller,
  also: readonly LabelledWrite[],
): Promise<void> {
  await core.table.transact([
    {
      label: "link",
      write: {
        op: "update",
        key: emailChangeKey(user.id),
        set: { done: effect },
        when: all(
          attribute("hash").is(hash),
          attribute("expiresAtMs").above(core.clock.now()),
          attribute("done").isAbsent,
        ),
      },
    },
    {
      label: "profile",
      write: {
        op: "update",
        key: profileKey(user.id),
        set: { email, emailConfirmed: true, pendingEmail: null },
        when: all(activeUser, attribute("email").is(user.email)),
      },
    },
    ...guardWrites(user, email),
    ...(effect === "confirmed"
      ? [activityWrite(core, user.id, "email_confirmed", caller)]
      : securityWrites(core, user.id, "email_changed", caller)),
    ...also,
  ]);
}

function guardWrites(user: UserRecord, email: string): LabelledWrite[] {
  // Another spelling of the same address keeps its guard.
  if (isSameAddress(user.email, email)) return [];
  const ownGuard = attribute("userId").is(user.id);
  return [
    guardWrite("email", emailGuardKey(email), user.id),
    ...(user.email === null
      ? []
      : [
          {
            label: "oldEmail",
            write: { op: "delete", key: emailGuardKey(user.email), when: ownGuard },
          } satisfies LabelledWrite,
        ]),
  ];
}

/** Cancels an unconfirmed change; its link becomes invalid. */
export async function cancelEmailChange(core: Core, userId: string): Promise<void> {
  try {
    await core.table.transact([
      { label: "link", write: { op: "delete", key: emailChangeKey(userId) } },
      {
        label: "profile",
        write: { op: "update", key: profileKey(userId), set: { pendingEmail: null }, when: activeUser },
      },
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
}
