import {
  countsOf,
  type LiveCounts,
  type LiveTopic,
  liveCursor,
  liveTopics,
  topicOfMessage,
} from "@marquee/contracts/live-topics";
import type { ServerMessage } from "@marquee/contracts/socket";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import { changesSince } from "./list-changes.ts";
import type { Pushes } from "./pushes.ts";

/** Tracks which changes a page has received, and refetches exactly what it missed. */
export interface MissedChanges {
  /** Call on the page's first connection: changes from here on are received. */
  begin: () => Promise<void>;
  /** Call on every later connection: a single call returns what changed meanwhile. */
  catchUp: () => Promise<void>;
  /** Call for every push: a jump in its count means that an earlier push was lost. */
  heard: (message: ServerMessage) => void;
}

/** Tracks changes for the queries of a client. */
export function missedChanges(client: QueryClient, pushes: readonly Pushes[]): MissedChanges {
  let counts: LiveCounts | undefined;

  const ask = (topics: readonly LiveTopic[]) =>
    invalidate(client, ...topics.flatMap((topic) => pushes.flatMap(({ shows }) => shows?.[topic] ?? [])));

  return {
    async begin() {
      const { cursor } = await changesSince(undefined).catch(() => ({ cursor: undefined }));
      if (cursor !== undefined) counts = countsOf(cursor);
    },
    async catchUp() {
      const since = counts && liveCursor(counts);
      try {
        const { cursor, changed } = await changesSince(since);
        counts = countsOf(cursor);
        await ask(since === undefined ? liveTopics : changed);
      } catch {
        // It is unknown what changed, so refetch everything.
        counts = undefined;
        await ask(liveTopics);
      }
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
