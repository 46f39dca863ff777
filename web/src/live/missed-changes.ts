import {
  countsOf,
  type LiveCounts,
  type LiveTopic,
  liveTopics,
  topicOfMessage,
} from "@marquee/contracts/live/live-topics";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import type { Pushes } from "./pushes.ts";

/** Tracks which changes a page has received, and refetches exactly what it missed. */
export interface MissedChanges {
  /** Call with the cursor of each connection, from which on changes are received: what changed before is refetched. */
  connected: (cursor: string) => void;
  /** Call for every push: a jump in its count means that an earlier push was lost. */
  heard: (message: ServerMessage) => void;
}

/** Tracks changes for the queries of a client, whose first answers are as of a cursor; null if that is not known. */
export function missedChanges(
  client: QueryClient,
  pushes: readonly Pushes[],
  asOf: string | null,
): MissedChanges {
  let counts: LiveCounts | undefined = asOf === null ? undefined : countsOf(asOf);

  const ask = (topics: readonly LiveTopic[]) =>
    invalidate(client, ...topics.flatMap((topic) => pushes.flatMap(({ shows }) => shows?.[topic] ?? [])));

  return {
    connected(cursor) {
      const known = counts;
      const current = countsOf(cursor);
      counts = current;
      const missed = liveTopics.filter((topic) => current[topic] !== known?.[topic]);
      if (missed.length > 0) void ask(missed);
    },
    heard(message) {
      const topic = topicOfMessage[message.type];
      if (!counts || topic === null || !("n" in message) || message.n === undefined) return;
      const known = counts[topic];
      if (message.n > known + 1) void ask([topic]);
      if (message.n > known) counts = { ...counts, [topic]: message.n };
    },
  };
}
