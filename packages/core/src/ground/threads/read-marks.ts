import { all, any, attribute, type Condition, exists } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";

/** A party's read marks in a thread: the other side's newest message, and the last one that this side has read. */
export interface ReadMarks {
  newestFromOther: string;
  readTo: string;
}

/** Message ids sort by time. */
export function isUnread({ newestFromOther, readTo }: ReadMarks): boolean {
  return newestFromOther > readTo;
}

/** Condition: the party's row exists and its mark is before a message; rows older than the marks have none. */
export function standsBefore(mark: keyof ReadMarks, messageId: string): Condition {
  return all(exists, any(attribute(mark).isAbsent, attribute(mark).below(messageId)));
}

/** Stores that a party has read up to a message; a mark never moves back. */
export async function markReadTo(core: Core, key: Key, messageId: string): Promise<void> {
  try {
    await core.table.write({
      op: "update",
      key,
      set: { readTo: messageId },
      when: standsBefore("readTo", messageId),
    });
  } catch (error) {
    // Another device has already read further.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}
