import {
  countsOf,
  type LiveTopic,
  liveCursor,
  liveTopics,
  personalTopics,
} from "@marquee/contracts/live/live-topics";
import type { listChanges } from "@marquee/contracts/live/realtime";
import type { AnswerOf } from "@marquee/contracts/operation";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type Acting, inPerson } from "../../ground/identity/principal.ts";
import { pick } from "../../pick.ts";
import { readOr } from "../../rows/paging.ts";
import { changesEntity } from "./changes.item.ts";

/**
 * Counts a change for an account, or for one of its people what is theirs alone, and returns the new count; only for
 * the one place that pushes changes.
 */
export async function countChange(core: Core, whose: Acting, topic: LiveTopic): Promise<number> {
  const row = await core.table.update({
    op: "update",
    key: changesEntity.key(whose),
    set: changesEntity.mark,
    add: { [topic]: 1 },
  });
  return changesEntity.read(row)[topic];
}

/** What changed since a cursor for a person in the account that they act for, and the next cursor. */
export async function changesSince(
  core: Core,
  acting: Acting,
  since: string | undefined,
): Promise<AnswerOf<typeof listChanges>> {
  const shared = changesEntity.key(inPerson(acting.accountId));
  const own = changesEntity.key(acting);
  const isFounder = acting.actorId === acting.accountId;
  const [sharedRow, ownRow] = isFounder
    ? [await core.table.get(shared)]
    : await core.table.getMany([shared, own]);
  // An unreadable row counts as zero, so every cursor differs from it.
  const countsIn = (row: Item | undefined) => (row && readOr(row, changesEntity.read)) ?? countsOf("0");
  const counts = isFounder
    ? countsIn(sharedRow)
    : { ...countsIn(sharedRow), ...pick(countsIn(ownRow), ...personalTopics) };
  const cursor = liveCursor(counts);
  if (since === undefined) return { cursor, changed: [] };
  const known = countsOf(since);
  return { cursor, changed: liveTopics.filter((topic) => counts[topic] !== known[topic]) };
}
