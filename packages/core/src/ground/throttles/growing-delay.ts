import { AppError } from "@marquee/contracts/errors";
import { all, attribute, type Condition } from "@marquee/table/condition";
import { ConditionRefused, type Item, type Update } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { epochSeconds } from "../../time.ts";
import { limitEntity } from "./counters.item.ts";
import { type Limit, limitKey } from "./limiter.ts";

/** How long a counter makes its caller wait. */
export interface Delay {
  /** The first wait; each later one is twice as long. */
  firstSeconds: number;
  /** The longest wait; without it, a wait ends only with the window. */
  longestSeconds?: number;
}

/**
 * Counts one use. Uses above the maximum of a window are allowed one at a time, each after twice the previous wait, so
 * that nobody is locked out for good but guessing still slows down. As with `spendLimit`, a refused use was not tried,
 * and none is allowed if the table does not answer. Returns how many uses the window has had.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function spendWithDelay(core: Core, limit: Limit, delay: Delay): Promise<number> {
  const nowMs = core.clock.now();
  const count = attribute("count");
  try {
    const within = count.absentOrBelow(limit.max);
    return await spend(core, useOf(limit, nowMs, delay.firstSeconds, within));
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
    return spendLate(core, limit, error.item, { nowMs, delay });
  }
}

/**
 * The same without free uses: the first one is refused with the time to wait, and a caller who returns after that is
 * allowed. The wait does not depend on other callers' uses, so it is bounded whatever they do.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function spendAfterDelay(core: Core, limit: Omit<Limit, "max">, delay: Delay): Promise<void> {
  const nowMs = core.clock.now();
  const counted = { ...limit, max: 0 };
  const opening = useOf(counted, nowMs, delay.firstSeconds, attribute("count").isAbsent);
  try {
    await core.table.write({ ...opening, add: { count: 0 } });
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
    await spendLate(core, counted, error.item, { nowMs, delay });
    return;
  }
  throw tooMany(counted, nowMs, nowMs + delay.firstSeconds * 1_000);
}

/** A use above the maximum: allowed only when the previous wait is over, and then only once. */
async function spendLate(
  core: Core,
  limit: Limit,
  stored: Item | undefined,
  { nowMs, delay }: { nowMs: number; delay: Delay },
): Promise<number> {
  // The row disappeared between the two reads: the caller may try again.
  if (!stored) throw tooMany(limit, nowMs, nowMs);
  const { count, openAtMs } = limitEntity.read(stored);
  if (openAtMs > nowMs) throw tooMany(limit, nowMs, openAtMs);
  const { firstSeconds, longestSeconds = Number.POSITIVE_INFINITY } = delay;
  const delaySeconds = Math.min(firstSeconds * 2 ** (count - limit.max + 1), longestSeconds);
  const asRead = all(attribute("count").is(count), attribute("openAtMs").is(openAtMs));
  try {
    return await spend(core, useOf(limit, nowMs, delaySeconds, asRead));
  } catch (error) {
    if (error instanceof ConditionRefused) throw tooMany(limit, nowMs, nowMs + delaySeconds * 1_000);
    throw error;
  }
}

async function spend(core: Core, use: Update): Promise<number> {
  return limitEntity.read(await core.table.update(use)).count;
}

function useOf(limit: Limit, nowMs: number, delaySeconds: number, when: Condition): Update {
  return {
    op: "update",
    key: limitKey(limit, nowMs),
    add: { count: 1 },
    set: {
      ...limitEntity.mark,
      openAtMs: nowMs + delaySeconds * 1_000,
      ttl: epochSeconds(nowMs) + 2 * limit.windowSeconds,
    },
    when,
  };
}

/** No wait is longer than the rest of the window. */
function tooMany(limit: Limit, nowMs: number, untilMs: number): AppError {
  const windowMs = limit.windowSeconds * 1_000;
  const waitMs = Math.min(untilMs - nowMs, windowMs - (nowMs % windowMs));
  return new AppError("too_many_requests", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
}
