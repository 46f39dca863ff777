import { AppError } from "@marquee/contracts/errors";
import { any, attribute } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import { rowVersion } from "../codec.ts";
import type { Core } from "../ports.ts";
import { epochSeconds } from "../ports.ts";

/** The usual windows. */
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

/** The row of the window that holds now. */
export function limitKey(limit: Omit<Limit, "max">, nowMs: number): Key {
  const window = Math.floor(nowMs / (limit.windowSeconds * 1_000));
  return { pk: `RL#${limit.scope}#${limit.key}#${window}`, sk: "LIMIT" };
}

/**
 * Counts one use and refuses the one above the maximum of its window. The row is raised before the guarded work,
 * so parallel callers cannot slip through; when the table does not answer, the work does not happen.
 * @throws AppError too_many_requests
 */
export async function spendLimit(core: Core, limit: Limit): Promise<void> {
  const nowMs = core.clock.now();
  const windowMs = limit.windowSeconds * 1_000;
  try {
    await core.table.write({
      op: "update",
      key: limitKey(limit, nowMs),
      add: { count: 1 },
      set: { rowType: "limit", v: rowVersion, ttl: epochSeconds(nowMs + 2 * windowMs) },
      when: any(attribute("count").isAbsent, attribute("count").below(limit.max)),
    });
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
    throw new AppError("too_many_requests", {
      retryAfterSeconds: Math.ceil((windowMs - (nowMs % windowMs)) / 1_000),
    });
  }
}

/** Counts one use without refusing any. Answers how many the window has had. */
export async function countUse(core: Core, limit: Omit<Limit, "max">): Promise<number> {
  const nowMs = core.clock.now();
  const row = await core.table.update({
    op: "update",
    key: limitKey(limit, nowMs),
    add: { count: 1 },
    set: { rowType: "limit", v: rowVersion, ttl: epochSeconds(nowMs) + 2 * limit.windowSeconds },
  });
  return Number(row.count);
}

/** Takes one use of the window back, after a success that proves an honest caller. */
export async function giveBackUse(core: Core, limit: Omit<Limit, "max">): Promise<void> {
  const key = limitKey(limit, core.clock.now());
  try {
    await core.table.write({ op: "update", key, add: { count: -1 }, when: attribute("count").atLeast(1) });
  } catch (error) {
    // Another window has begun meanwhile.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

/** Forgets a window's uses, after a success that proves an honest caller. */
export async function resetLimit(core: Core, limit: Omit<Limit, "max">): Promise<void> {
  await core.table.write({ op: "delete", key: limitKey(limit, core.clock.now()) });
}
