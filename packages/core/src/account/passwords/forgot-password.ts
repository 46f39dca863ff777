import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { hourSeconds, spendLimit } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { findOwnerEvenly } from "../../ground/users/find-user.ts";
import { emailGuardKey, isActivePerson } from "../../ground/users/user.item.ts";
import { type Mailing, sendQuietly } from "../../live/mail/mailing.ts";
import { resetLinkMail } from "../../live/mail/mails.ts";
import { fingerprint } from "../../rows/keys.ts";
import type { Sleep } from "../../sleep.ts";
import { resetLinkItem } from "./reset-link.item.ts";

/**
 * Sends a link for setting a new password, if an account has the address. Known and unknown addresses look the same:
 * both cause the same reads and writes, the answer takes a fixed time that includes sending, and an address over its
 * hourly limit gets the same answer. A newer link replaces the older one.
 * @throws AppError too_many_requests by the caller's network only
 */
export async function forgotPassword(
  core: Core,
  outside: { mailing: Mailing; sleep: Sleep },
  request: { email: string; caller: Caller },
): Promise<void> {
  await spendPerNetwork(core, request.caller, {
    scope: "reset-ip",
    max: limits.resetMailsPerIpPerHour,
    windowSeconds: hourSeconds,
  });
  const answerTime = outside.sleep(durations.resetAnswerMs);
  const address = fingerprint(request.email.toLowerCase());
  const [mayMail, user] = await Promise.all([
    mayMailTo(core, address),
    findOwnerEvenly(core, emailGuardKey(request.email)),
  ]);
  const to = mayMail && user && isActivePerson(user) ? user : undefined;
  // Without a recipient, the link is still written, under a user id that does not exist.
  const userId = to?.id ?? core.ids.next("user", core.clock.now());
  const token = core.ids.token();
  const expiresAtMs = core.clock.now() + durations.resetLinkSeconds * 1_000;
  const link = { hash: fingerprint(token), address, expiresAtMs };
  await core.table.write({ op: "put", item: resetLinkItem(userId, link) });
  const { mailing } = outside;
  const mail = resetLinkMail({ name: to?.name ?? "", siteUrl: mailing.siteUrl }, resetToken(userId, token));
  // Not awaited: the time it takes must not show. It never throws, and has the whole answer time to finish.
  void sendQuietly(core, to ? mailing : nowhere(mailing), { id: userId, email: to?.email ?? "" }, mail);
  await answerTime;
}

/** Sends nothing, so that a mail without a recipient is noted like any other. */
const nowhere = (mailing: Mailing): Mailing => ({ ...mailing, email: { send: async () => undefined } });

/** The token in the link: it contains the user id, so that one row is enough; only the token part is secret. */
export function resetToken(userId: string, token: string): string {
  return `${userId}-${token}`;
}

/** Splits a reset token; undefined for one that we did not issue. */
export function readResetToken(text: string): { userId: string; token: string } | undefined {
  const at = text.indexOf("-");
  return at < 1 ? undefined : { userId: text.slice(0, at), token: text.slice(at + 1) };
}

async function mayMailTo(core: Core, address: string): Promise<boolean> {
  try {
    await spendLimit(core, {
      scope: "reset-address",
      key: address,
      max: limits.resetMailsPerAddressPerHour,
      windowSeconds: hourSeconds,
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return false;
    throw error;
  }
}
