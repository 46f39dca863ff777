import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Caller } from "../caller.ts";
import type { Core } from "../core.ts";
import { fingerprint } from "../keys.ts";
import { type Mailing, sendQuietly } from "../mail/mailing.ts";
import { resetLinkMail } from "../mail/mails.ts";
import type { Sleep } from "../sleep.ts";
import { hourSeconds, spendLimit } from "../throttles/limiter.ts";
import { spendPerNetwork } from "../throttles/network.ts";
import { findOwnerEvenly } from "../users/find-user.ts";
import { emailGuardKey } from "../users/user.item.ts";
import { resetLinkItem } from "./reset-link.item.ts";

/**
 * Sends a link that sets a new password, if an account has the address. Known and unknown addresses cannot be told
 * apart: the table is asked and written the same way for both, the answer comes after a fixed time that sending fits
 * into, and an address that had its links of the hour is answered like any other. A newer link takes the older's place.
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
  const to = mayMail && user?.status === "active" ? user : undefined;
  // What leads to nobody is written all the same, to a place that nobody looks at.
  const userId = to?.id ?? core.ids.next("user", core.clock.now());
  const token = core.ids.token();
  const expiresAtMs = core.clock.now() + durations.resetLinkSeconds * 1_000;
  const link = { hash: fingerprint(token), address, expiresAtMs };
  await core.table.write({ op: "put", item: resetLinkItem(userId, link) });
  const { mailing } = outside;
  if (to) {
    const mail = resetLinkMail({ name: to.name, siteUrl: mailing.siteUrl }, resetToken(userId, token));
    // Not waited for: how long it takes must not show. It never throws, and has all of the answer's time.
    void sendQuietly(mailing, to.email, mail);
  }
  await answerTime;
}

/** What the link carries: it names its user, so that one row is enough; all that is secret is the token. */
function resetToken(userId: string, token: string): string {
  return `${userId}-${token}`;
}

/** Its parts again, or undefined for what we never made. */
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
