import { countsOf, type LiveTopic, liveCursor, liveTopics } from "@marquee/contracts/live/live-topics";
import type { listChanges } from "@marquee/contracts/live/realtime";
import type { AnswerOf } from "@marquee/contracts/operation";
import type { Core } from "../../core.ts";
import { readOr } from "../../rows/paging.ts";
import { changesEntity } from "./changes.item.ts";

/** Counts a change for a user and returns the new count; only for the one place that pushes changes. */
export async function countChange(core: Core, userId: string, topic: LiveTopic): Promise<number> {
  const row = await core.table.update({
    op: "update",
    key: changesEntity.key({ userId }),
    set: changesEntity.mark,
    add: { [topic]: 1 },
  });
  return changesEntity.read(row)[topic];
}

/** What changed for a user since a cursor, and the next cursor. */
export async function changesSince(
  core: Core,
  userId: string,
  since: string | undefined,
): Promise<AnswerOf<typeof listChanges>> {
  const row = await core.table.get(changesEntity.key({ userId }));
  // An unreadable row counts as zero, so every cursor differs from it.
  const counts = (row && readOr(row, changesEntity.read)) ?? countsOf("0");
  const cursor = liveCursor(counts);
  if (since === undefined) return { cursor, changed: [] };
  const known = countsOf(since);
  return { cursor, changed: liveTopics.filter((topic) => counts[topic] !== known[topic]) };
}
