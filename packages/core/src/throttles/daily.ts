import { any, attribute } from "@marquee/table/condition";
import type { Key, LabelledWrite } from "@marquee/table/table";
import { rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { epochSeconds, isoTime } from "../ports.ts";

const dayMs = 86_400_000;

function dailyKey(userId: string, nowMs: number): Key {
  return { pk: userPartition(userId), sk: `DAILY#${isoTime(nowMs).slice(0, 10)}` };
}

const row = (nowMs: number) => ({ rowType: "daily", v: rowVersion, ttl: epochSeconds(nowMs + 2 * dayMs) });

/** Counts one use of today, inside the transaction that it limits; `unless` refuses on other counters of the same row. */
export function spendDaily(
  userId: string,
  counter: string,
  max: number,
  nowMs: number,
  unless: Record<string, number> = {},
): LabelledWrite {
  const below = (name: string, most: number) => any(attribute(name).isAbsent, attribute(name).below(most));
  return {
    label: "daily",
    write: {
      op: "update",
      key: dailyKey(userId, nowMs),
      add: { [counter]: 1 },
      set: row(nowMs),
      when: {
        kind: "all",
        of: [below(counter, max), ...Object.entries(unless).map(([name, most]) => below(name, most))],
      },
    },
  };
}

/** Counts something that happened today. */
export function countDaily(userId: string, counter: string, nowMs: number): LabelledWrite {
  return {
    label: "daily",
    write: { op: "update", key: dailyKey(userId, nowMs), add: { [counter]: 1 }, set: row(nowMs) },
  };
}

/** Whole seconds until the counters start again. */
export function secondsToTomorrow(nowMs: number): number {
  return Math.ceil((dayMs - (nowMs % dayMs)) / 1_000);
}
