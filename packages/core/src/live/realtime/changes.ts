import {
  countsOf,
  type LiveCounts,
  type LiveTopic,
  liveCursor,
  liveTopics,
  personalTopics,
  readTogetherMs,
} from "@marquee/contracts/live/live-topics";
import type { listChanges } from "@marquee/contracts/live/realtime";
import type { AnswerOf } from "@marquee/contracts/operation";
import type { Core } from "../../core.ts";
import { type Acting, inPerson } from "../../ground/identity/principal.ts";
import { pick } from "../../pick.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { changesEntity } from "./changes.item.ts";

/**
 * Counts a change for an account, or for one of its people what is theirs alone, and returns the new count; only for
 * the one place that pushes changes.
 */
export async function countChange(core: Core, whose: Acting, topic: LiveTopic): Promise<number> {
  const row = await core.table.update({
    op: "update",
    key: changesEntity.key(whose),
    set: { ...changesEntity.mark, countedAt: isoTime(core.clock.now()) },
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
  const { counts } = await countsNow(core, acting);
  const cursor = liveCursor(counts);
  if (since === undefined) return { cursor, changed: [] };
  const known = countsOf(since);
  return { cursor, changed: liveTopics.filter((topic) => counts[topic] !== known[topic]) };
}

/** A cursor also for what was read up to `readTogetherMs` ago; null if something has changed since. */
export async function cursorForRecent(core: Core, acting: Acting): Promise<string | null> {
  const { counts, countedAt } = await countsNow(core, acting);
  const isRecent = countedAt.some((at) => Date.parse(at) >= core.clock.now() - readTogetherMs);
  return isRecent ? null : liveCursor(counts);
}

/** The counts as they are, and when they last rose. */
async function countsNow(
  core: Core,
  acting: Acting,
): Promise<{ counts: LiveCounts; countedAt: readonly string[] }> {
  const shared = changesEntity.key(inPerson(acting.accountId));
  const own = changesEntity.key(acting);
  const isFounder = acting.actorId === acting.accountId;
  const rows = isFounder ? [await core.table.get(shared)] : await core.table.getMany([shared, own]);
  const [inAccount, theirs] = rows.map((row) => row && readOr(row, changesEntity.read));
  // An unreadable row counts as zero, so every cursor differs from it.
  const counts = { ...countsOf("0"), ...inAccount };
  return {
    counts: isFounder ? counts : { ...counts, ...pick(theirs ?? countsOf("0"), ...personalTopics) },
    countedAt: [inAccount?.countedAt, theirs?.countedAt].filter((at) => at !== undefined),
  };
}
