import { any, attribute } from "@marquee/table/condition";
import type { Key, LabelledWrite } from "@marquee/table/table";
import { rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";
import { isoTime } from "../ports.ts";

/** The calendar month, in UTC, that a free reply counts for. */
export function monthOf(nowMs: number): string {
  return isoTime(nowMs).slice(0, 7);
}

function allowanceKey(userId: string, month: string): Key {
  return { pk: userPartition(userId), sk: `ALLOWANCE#${month}` };
}

/** Uses one of the month's free replies; refused when all `perMonth` of them are gone. */
export function freeReplyHold(userId: string, month: string, perMonth: number): LabelledWrite {
  return {
    label: "allowance",
    write: {
      op: "update",
      key: allowanceKey(userId, month),
      add: { used: 1 },
      set: { rowType: "allowance", v: rowVersion },
      when: any(attribute("used").isAbsent, attribute("used").below(perMonth)),
    },
  };
}

/** Gives a free reply back when its answer failed. */
export function freeReplyReturn(userId: string, month: string): LabelledWrite {
  return {
    label: "allowance",
    write: {
      op: "update",
      key: allowanceKey(userId, month),
      add: { used: -1 },
      when: attribute("used").above(0),
    },
  };
}
