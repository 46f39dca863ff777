import { all, attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import { epochSeconds, isoTime } from "../../time.ts";
import { dailyEntity } from "./counters.item.ts";

const dayMs = 86_400_000;

const dailyKey = (userId: string, nowMs: number) =>
  dailyEntity.key({ userId, day: isoTime(nowMs).slice(0, 10) });

const row = (nowMs: number) => ({ ...dailyEntity.mark, ttl: epochSeconds(nowMs + 2 * dayMs) });

/** Counts one use today, inside the transaction that it limits; `unless` also limits other counters of the row. */
export function spendDaily(
  userId: string,
  counter: string,
  max: number,
  nowMs: number,
  unless: Record<string, number> = {},
): LabelledWrite {
  return {
    label: "daily",
    write: {
      op: "update",
      key: dailyKey(userId, nowMs),
      add: { [counter]: 1 },
      set: row(nowMs),
      when: all(
        attribute(counter).absentOrBelow(max),
        ...Object.entries(unless).map(([name, most]) => attribute(name).absentOrBelow(most)),
      ),
    },
  };
}

/** Counts an occurrence today. */
export function countDaily(userId: string, counter: string, nowMs: number): LabelledWrite {
  return {
    label: "daily",
    write: { op: "update", key: dailyKey(userId, nowMs), add: { [counter]: 1 }, set: row(nowMs) },
  };
}

/** Whole seconds until the counters reset. */
export function secondsToTomorrow(nowMs: number): number {
  return Math.ceil((dayMs - (nowMs % dayMs)) / 1_000);
}
