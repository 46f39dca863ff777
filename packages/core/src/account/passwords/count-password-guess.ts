import { durations } from "@marquee/contracts/durations";
import { limits } from "@marquee/contracts/limits";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { isKnownNetwork } from "../../ground/activity/known-network.ts";
import { spendAfterDelay, spendWithDelay } from "../../ground/throttles/growing-delay.ts";
import {
  countUse,
  daySeconds,
  giveBackUse,
  quarterHourSeconds,
  resetLimit,
} from "../../ground/throttles/limiter.ts";
import { networkKey, spendPerNetwork, widestNetworkKey } from "../../ground/throttles/network.ts";
import { nobody } from "../../ground/users/find-user.ts";
import { fingerprint } from "../../rows/keys.ts";

/** A counted guess at the password of a username. */
export interface PasswordGuess {
  /**
   * Makes a caller from a network that the owner does not use wait while many networks guess at the name. Call it with
   * the name's owner before the password is compared; it does the same for a name that does not exist.
   * @throws AppError too_many_requests with the seconds to wait
   */
  waitUnderAttack(owner: { id: string } | undefined): Promise<void>;
  /** Takes the guess back after a right password. */
  wasRight(): Promise<void>;
}

/**
 * Counts a guess before it is compared: per network, per name and network, and per name across all networks. A right
 * one is taken back from its network, so that people who sign in there leave its allowance to each other, and takes
 * back nothing but itself; a larger allowance counts right ones too, because each costs a comparison. The last counter
 * never refuses: beyond its maximum, `waitUnderAttack` slows down networks that the owner does not use, each by its
 * own wait, so that no number of attackers can lock the owner out.
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
  const [wasRightHere, , { tries, total }] = await Promise.all([
    spendPerNetwork(core, caller, {
      scope: "login-ip",
      max: limits.loginPerIpPer15Min,
      windowSeconds: quarterHourSeconds,
    }),
    spendPerNetwork(core, caller, {
      scope: "login-all",
      max: limits.loginsPerIpPer15Min,
      windowSeconds: quarterHourSeconds,
    }),
    countForName(),
  ]);

  /** Guesses that the name's own counter refuses are not compared, so they don't count across networks. */
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
      // A few counted tries don't delay a sign-in, and resetting them would cost every sign-in a write.
      await Promise.all([
        wasRightHere(),
        tries > perName.max / 2 ? resetLimit(core, perName) : undefined,
        total > limits.loginPerNamePerDay / 2 ? giveBackUse(core, everywhere) : undefined,
      ]);
    },
  };
}
