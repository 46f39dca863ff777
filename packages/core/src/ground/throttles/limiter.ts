import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type Key, type LabelledWrite, type Update } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { epochSeconds } from "../../time.ts";
import { limitEntity } from "./counters.item.ts";

/** Common windows. */
export const quarterHourSeconds = 15 * 60;
export const hourSeconds = 60 * 60;
export const daySeconds = 24 * 60 * 60;

export interface Limit {
  /** What is counted, such as "login". */
  scope: string;
  /** Whom it is counted for; never a readable address or name. */
  key: string;
  max: number;
  windowSeconds: number;
}

/** The row of the current window. */
export function limitKey(limit: Omit<Limit, "max">, nowMs: number): Key {
  const { scope, key, windowSeconds } = limit;
  return limitEntity.key({ scope, key, window: Math.floor(nowMs / (windowSeconds * 1_000)) });
}

/** Counts one use inside the transaction that it limits; refused as "limit" above the maximum of its window. */
export function limitWrite(limit: Limit, nowMs: number): LabelledWrite & { write: Update } {
  return {
    label: "limit",
    write: {
      op: "update",
      key: limitKey(limit, nowMs),
      add: { count: 1 },
      set: { ...limitEntity.mark, ttl: epochSeconds(nowMs + 2 * limit.windowSeconds * 1_000) },
      when: attribute("count").absentOrBelow(limit.max),
    },
  };
}

/** The error for a use above the maximum, until the next window. */
export function tooManyOf({ windowSeconds }: Limit, nowMs: number, message?: string): AppError {
  const windowMs = windowSeconds * 1_000;
  return new AppError("too_many_requests", {
    ...(message === undefined ? {} : { message }),
    retryAfterSeconds: Math.ceil((windowMs - (nowMs % windowMs)) / 1_000),
  });
}

/**
 * Counts one use and refuses those above the maximum of its window. The row is raised before the guarded work, so
 * parallel callers cannot slip through; if the table does not answer, the work does not happen.
 * @throws AppError too_many_requests
 */
export async function spendLimit(core: Core, limit: Limit): Promise<void> {
  const nowMs = core.clock.now();
  try {
    await core.table.write(limitWrite(limit, nowMs).write);
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
    throw tooManyOf(limit, nowMs);
  }
}

/** Counts one use without refusing any. Returns how many the window has had. */
export async function countUse(core: Core, limit: Omit<Limit, "max">): Promise<number> {
  const nowMs = core.clock.now();
  const row = await core.table.update({
    op: "update",
    key: limitKey(limit, nowMs),
    add: { count: 1 },
    set: { ...limitEntity.mark, ttl: epochSeconds(nowMs) + 2 * limit.windowSeconds },
  });
  return Number(row.count);
}

/**
 * Takes one use back, after a success that shows an honest caller: of the window that it was counted in, so that a use
 * of one window never makes room in the next.
 */
export async function giveBackUse(
  core: Core,
  limit: Omit<Limit, "max">,
  countedAtMs = core.clock.now(),
): Promise<void> {
  const key = limitKey(limit, countedAtMs);
  try {
    await core.table.write({ op: "update", key, add: { count: -1 }, when: attribute("count").atLeast(1) });
  } catch (error) {
    // Nothing is counted any more.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

/** Resets a window's uses, after a success that shows an honest caller. */
export async function resetLimit(core: Core, limit: Omit<Limit, "max">): Promise<void> {
  await core.table.write({ op: "delete", key: limitKey(limit, core.clock.now()) });
}
