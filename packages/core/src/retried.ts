import { setTimeout } from "node:timers/promises";
import { AppError } from "@marquee/contracts/errors";
import { ConditionRefused, TransactionRefused } from "@marquee/table/table";
import type { Core } from "./core.ts";

/** How often a write is planned. Each round lets at least one contender through, so that a crowd thins out. */
const triesMax = 30;
/** The longest pause after the first lost race; each further one doubles it, up to the second. */
const pausesMs = { first: 5, longest: 80 };

/**
 * Runs a plan that reads rows and ends in a write which holds only if they are still as they were read, again for as
 * long as other writes win the race. Contenders pause for different times, so that they do not meet again.
 * @param isLost Whether what the plan threw is a lost race. A plan whose write may also be refused for good throws
 *   something else for that, or names here what is lost.
 * @throws AppError unavailable when others keep winning; whatever else the plan throws
 */
export async function retried<T>(
  core: Pick<Core, "pause">,
  plan: () => Promise<T>,
  isLost: (error: unknown) => boolean = isRefused,
): Promise<T> {
  const pause = core.pause ?? pauseUpTo;
  for (let tries = 1; ; tries++) {
    try {
      return await plan();
    } catch (error) {
      if (!isLost(error)) throw error;
      if (tries === triesMax) throw new AppError("unavailable", { cause: error, retryAfterSeconds: 1 });
      await pause(Math.min(pausesMs.longest, pausesMs.first * 2 ** (tries - 1)));
    }
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof TransactionRefused || error instanceof ConditionRefused;
}

const pauseUpTo = (ms: number) => setTimeout(Math.random() * ms);
