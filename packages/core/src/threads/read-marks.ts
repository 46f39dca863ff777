import { all, any, attribute, type Condition, exists } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import type { Core } from "../core.ts";

/** What a party's own row says of a thread: the other side's newest message, and up to which one it has read. */
export interface ReadMarks {
  newestFromOther: string;
  readTo: string;
}

/** Message ids sort by time. */
export function isUnread({ newestFromOther, readTo }: ReadMarks): boolean {
  return newestFromOther > readTo;
}

/** That a party's row is there and its mark stands before a message; rows of before marks were kept have none. */
export function standsBefore(mark: keyof ReadMarks, messageId: string): Condition {
  return all(exists, any(attribute(mark).isAbsent, attribute(mark).below(messageId)));
}

/** Notes that a party has read up to a message; a mark never goes back. */
export async function markReadTo(core: Core, key: Key, messageId: string): Promise<void> {
  try {
    await core.table.write({
      op: "update",
      key,
      set: { readTo: messageId },
      when: standsBefore("readTo", messageId),
    });
  } catch (error) {
    // Another device has read further already.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}
