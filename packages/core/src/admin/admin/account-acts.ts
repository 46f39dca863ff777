import type { PushChannel } from "@marquee/adapters/push/port";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits, type WelcomeGrant } from "@marquee/contracts/limits";
import { all, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { resetToken } from "../../account/passwords/forgot-password.ts";
import { resetLinkItem } from "../../account/passwords/reset-link.item.ts";
import { addressToConfirm, resendConfirmation } from "../../account/profile/confirm-email.ts";
import { endSessions, listSessions } from "../../account/sessions/sessions.ts";
import type { Core } from "../../core.ts";
import { welcoming } from "../../credits/credits/welcome-grant.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { sessionKey } from "../../ground/identity/session.item.ts";
import { hourSeconds, spendLimit } from "../../ground/throttles/limiter.ts";
import { activeUser, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { type Mailing, sendMail } from "../../live/mail/mailing.ts";
import { teamResetLinkMail } from "../../live/mail/mails.ts";
import { closeSessionSockets, closeUserSockets } from "../../live/realtime/realtime.ts";
import { fingerprint } from "../../rows/keys.ts";
import { accountFor } from "./account-for.ts";
import { marqueeCaller, sessionsAtOnce } from "./standing.ts";

/** An act on an account, about the address that the admin saw there. */
interface AboutAddress {
  userId: string;
  email: string;
  reason: string;
}

/** The account of somebody else. @throws AppError not_found, conflict for one's own */
export async function accountOfOther(core: Core, admin: Admin, userId: string): Promise<UserRecord> {
  if (userId === admin.id) {
    throw new AppError("conflict", {
      message: "This is your own account. Use your profile, or ask another admin.",
    });
  }
  return accountFor(core, userId);
}

/** @throws AppError conflict for a suspended account */
export function requireActive({ status }: UserRecord): void {
  if (status === "active") return;
  throw new AppError("conflict", { message: "This account is suspended. Reinstate it first." });
}

function requireSeen(email: string | null, seen: string): void {
  if (email === seen) return;
  throw new AppError("conflict", { message: "The address changed meanwhile. Refresh to see the latest." });
}

/**
 * Mails a link to choose a new password to the account's own address. The admin never sees it; it works once, for as
 * long as one that its owner asked for, and replaces that one.
 * @throws AppError not_found, conflict for one's own account, a suspended one and another address, too_many_requests,
 *   forbidden, unavailable if the mail fails
 */
export async function sendResetLink(
  core: Core,
  mailing: Mailing,
  admin: Admin,
  { userId, email, reason }: AboutAddress,
): Promise<void> {
  const user = await accountOfOther(core, admin, userId);
  requireActive(user);
  requireSeen(user.email, email);
  const address = fingerprint(email.toLowerCase());
  await spendLimit(core, {
    scope: "reset-address",
    key: address,
    max: limits.resetMailsPerAddressPerHour,
    windowSeconds: hourSeconds,
  });
  const token = core.ids.token();
  const expiresAtMs = core.clock.now() + durations.resetLinkSeconds * 1_000;
  const link = { hash: fingerprint(token), address, expiresAtMs };
  await actAsAdmin(core, admin, { action: "sendResetLink", subject: userId, reason }, [
    { label: "link", write: { op: "put", item: resetLinkItem(userId, link) } },
  ]);
  const mail = teamResetLinkMail({ name: user.name, siteUrl: mailing.siteUrl }, resetToken(userId, token));
  await sendMail(core, mailing, { id: userId, email }, mail).catch((cause: unknown) => {
    throw new AppError("unavailable", { retryAfterSeconds: 5, cause });
  });
}

/**
 * Mails the link again that confirms the account's address, or the new one that waits.
 * @throws AppError not_found, conflict for one's own account, a suspended one, and if another address or none waits,
 *   too_many_requests, forbidden, unavailable if the mail fails
 */
export async function resendAccountConfirmation(
  core: Core,
  mailing: Mailing,
  admin: Admin,
  { userId, email, reason }: AboutAddress,
): Promise<void> {
  const user = await accountOfOther(core, admin, userId);
  requireActive(user);
  requireSeen(addressToConfirm(user), email);
  await actAsAdmin(core, admin, { action: "resendAccountConfirmation", subject: userId, reason }, []);
  await resendConfirmation(core, mailing, user);
}

/**
 * Confirms the account's present address in its owner's place, with all that follows from it. A new address that waits
 * is never confirmed: together with a reset link, one admin could take the account over.
 * @throws AppError not_found, conflict for one's own account, a suspended one, another address, and one that is
 *   confirmed already, forbidden
 */
export async function confirmAccountEmail(
  core: Core,
  admin: Admin,
  { userId, email, reason }: AboutAddress,
  welcome: WelcomeGrant,
): Promise<void> {
  const user = await accountOfOther(core, admin, userId);
  requireActive(user);
  requireSeen(user.email, email);
  if (user.emailConfirmed) throw new AppError("conflict", { message: "This address is confirmed already." });
  const note = { action: "confirmAccountEmail", subject: userId, reason };
  try {
    await welcoming(core, user, welcome, (also) =>
      actAsAdmin(core, admin, note, [confirmedWrite(userId, email), ...confirmedNews(core, userId), ...also]),
    );
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("conflict", { cause: error });
    throw error;
  }
}

const confirmedWrite = (userId: string, email: string): LabelledWrite => ({
  label: "profile",
  write: {
    op: "update",
    key: profileKey(userId),
    set: { emailConfirmed: true },
    when: all(activeUser, attribute("email").is(email), attribute("emailConfirmed").isNot(true)),
  },
});

const confirmedNews = (core: Core, userId: string) => [
  activityWrite(core, userId, "email_confirmed", marqueeCaller),
];

/**
 * Signs somebody out on every device; their open pages end with it. Returns how many sessions there were.
 * @throws AppError not_found, conflict for one's own account, forbidden
 */
export async function endAccountSessions(
  core: Core,
  channel: PushChannel,
  admin: Admin,
  { userId, reason }: { userId: string; reason: string },
): Promise<number> {
  await accountOfOther(core, admin, userId);
  const sessions = await listSessions(core, userId);
  const ending = sessions.slice(0, sessionsAtOnce).map(
    ({ hash }): LabelledWrite => ({
      label: "session",
      write: { op: "delete", key: sessionKey(userId, hash) },
    }),
  );
  const note = {
    action: "endAccountSessions",
    subject: userId,
    reason,
    after: { sessions: sessions.length },
  };
  await actAsAdmin(core, admin, note, [
    ...ending,
    activityWrite(core, userId, "session_revoked", marqueeCaller),
  ]);
  // Also those that began meanwhile.
  await endSessions(core, userId);
  await Promise.all([
    closeUserSockets(core, channel, userId),
    ...sessions.flatMap(({ accountId, hash }) =>
      accountId === undefined
        ? []
        : [closeSessionSockets(core, channel, { actorId: userId, accountId, sessionHash: hash })],
    ),
  ]);
  return sessions.length;
}
