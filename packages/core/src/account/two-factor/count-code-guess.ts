import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { isKnownNetwork } from "../../ground/activity/known-network.ts";
import { spendWithDelay } from "../../ground/throttles/growing-delay.ts";
import { daySeconds, giveBackUse, resetLimit } from "../../ground/throttles/limiter.ts";
import { networkKey } from "../../ground/throttles/network.ts";

/** Where a code is entered. */
export interface CodePlace {
  caller: Caller;
  /** The living session in which it is entered; undefined while signing in. */
  sessionHash?: string | undefined;
}

/**
 * Counts a guess at a user's second factor where it is made: per session, or per network while signing in. Ten a day
 * are allowed at once, and each later one waits longer, up to 15 minutes.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function countCodeGuess(core: Core, userId: string, place: CodePlace): Promise<void> {
  await spendWithDelay(core, placeLimit(userId, place), {
    firstSeconds: durations.secondFactorDelaySeconds,
    longestSeconds: durations.secondFactorDelayMaxSeconds,
  });
}

/**
 * Counts a guess at an app's six digits across all networks, which limits what any number of networks can try in a day.
 * Beyond the maximum, networks that the owner does not use take turns. The owner's networks and sessions don't wait for
 * them. Neither do recovery codes, which are too long to guess and must not be counted here.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function countAppCodeGuess(core: Core, userId: string, place: CodePlace): Promise<void> {
  if (place.sessionHash !== undefined) return;
  const turnSeconds = durations.secondFactorTurnSeconds;
  try {
    await spendWithDelay(core, everywhereLimit(userId), {
      firstSeconds: turnSeconds,
      longestSeconds: turnSeconds,
    });
  } catch (error) {
    const full = error instanceof AppError && error.code === "too_many_requests";
    if (!full || !(await isKnownNetwork(core, userId, place.caller))) throw error;
  }
}

/** Resets the guesses of a place after a right code. */
export async function forgiveCodeGuesses(core: Core, userId: string, place: CodePlace): Promise<void> {
  await resetLimit(core, placeLimit(userId, place));
}

/** Takes a right guess at an app's digits back; the wrong ones of others stay counted. */
export async function giveBackAppCodeGuess(core: Core, userId: string, place: CodePlace): Promise<void> {
  if (place.sessionHash === undefined) await giveBackUse(core, everywhereLimit(userId));
}

const placeLimit = (userId: string, { caller, sessionHash }: CodePlace) => ({
  scope: "second-factor",
  key: sessionHash ?? networkKey(caller, userId),
  max: limits.secondFactorPerPlacePerDay,
  windowSeconds: daySeconds,
});

const everywhereLimit = (userId: string) => ({
  scope: "second-factor-everywhere",
  key: userId,
  max: limits.secondFactorPerUserPerDay,
  windowSeconds: daySeconds,
});
