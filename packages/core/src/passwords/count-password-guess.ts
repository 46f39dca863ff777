import { durations } from "@marquee/contracts/durations";
import { limits } from "@marquee/contracts/limits";
import { isKnownNetwork } from "../activity/known-network.ts";
import type { Caller } from "../caller.ts";
import type { Core } from "../core.ts";
import { fingerprint } from "../keys.ts";
import { spendAfterDelay, spendWithDelay } from "../throttles/growing-delay.ts";
import { countUse, daySeconds, giveBackUse, quarterHourSeconds, resetLimit } from "../throttles/limiter.ts";
import { networkKey, spendPerNetwork, widestNetworkKey } from "../throttles/network.ts";
import { nobody } from "../users/find-user.ts";

/** A counted guess at the password of a name. */
export interface PasswordGuess {
  /**
   * Makes a caller from a network that the owner does not use wait, while the name is guessed at from many networks.
   * Call it with the name's owner before the password is compared; it does the same for a name that nobody has.
   * @throws AppError too_many_requests with the seconds to wait
   */
  waitUnderAttack(owner: { id: string } | undefined): Promise<void>;
  /** Takes the guess back, for a password that was right. */
  wasRight(): Promise<void>;
}

/**
 * Counts a guess before it is compared: per network, per name and network, and per name over all networks. The last one
 * refuses nobody by itself: beyond its maximum `waitUnderAttack` slows down the networks that the owner does not use,
 * each by a wait of its own, so that however many take part nobody can use up the owner's turn.
 * @throws AppError too_many_requests
 */
export async function countPasswordGuess(
  core: Core,
  username: string,
  caller: Caller,
): Promise<PasswordGuess> {
  const name = username.toLowerCase();
  const perName = {
    scope: "login-name",
    key: networkKey(caller, name),
    max: limits.loginPerNamePer15Min,
    windowSeconds: quarterHourSeconds,
  };
  const everywhere = { scope: "login-everywhere", key: fingerprint(name), windowSeconds: daySeconds };
  const [, { tries, total }] = await Promise.all([
    spendPerNetwork(core, caller, {
      scope: "login-ip",
      max: limits.loginPerIpPer15Min,
      windowSeconds: quarterHourSeconds,
    }),
    countForName(),
  ]);

  /** What the name's own counter refuses is not compared, so it does not count everywhere. */
  async function countForName() {
    const tries = await spendWithDelay(core, perName, { firstSeconds: durations.loginDelaySeconds });
    return { tries, total: await countUse(core, everywhere) };
  }

  return {
    async waitUnderAttack(owner) {
      if (total <= limits.loginPerNamePerDay) return;
      if (await isKnownNetwork(core, owner?.id ?? nobody, caller)) return;
      await spendAfterDelay(
        core,
        { scope: "login-slow", key: widestNetworkKey(caller, name), windowSeconds: daySeconds },
        { firstSeconds: durations.loginSlowDelaySeconds, longestSeconds: durations.loginSlowDelayMaxSeconds },
      );
    },
    async wasRight() {
      // A few counted tries delay no sign-in, and resetting them would cost every sign-in a write.
      await Promise.all([
        tries > perName.max / 2 ? resetLimit(core, perName) : undefined,
        total > limits.loginPerNamePerDay / 2 ? giveBackUse(core, everywhere) : undefined,
      ]);
    },
  };
}
