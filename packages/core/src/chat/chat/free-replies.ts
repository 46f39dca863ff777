import { attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import { epochSeconds, isoTime } from "../../time.ts";
import { allowanceEntity } from "./free-replies.item.ts";

/** A month, and the time in which a failed answer may still give its free reply back. */
const allowanceMs = 62 * 86_400_000;

/** The calendar month, in UTC, that a free reply counts for. */
export function monthOf(nowMs: number): string {
  return isoTime(nowMs).slice(0, 7);
}

/** Uses one of the month's free replies; refused when all `perMonth` of them are used. */
export function freeReplyHold(userId: string, month: string, perMonth: number): LabelledWrite {
  return {
    label: "allowance",
    write: {
      op: "update",
      key: allowanceEntity.key({ userId, month }),
      add: { used: 1 },
      set: { ...allowanceEntity.mark, ttl: epochSeconds(Date.parse(`${month}-01`) + allowanceMs) },
      when: attribute("used").absentOrBelow(perMonth),
    },
  };
}

/** Gives a free reply back when its answer failed. */
export function freeReplyReturn(userId: string, month: string): LabelledWrite {
  return {
    label: "allowance",
    write: {
      op: "update",
      key: allowanceEntity.key({ userId, month }),
      add: { used: -1 },
      when: attribute("used").above(0),
    },
  };
}
