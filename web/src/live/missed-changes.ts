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

/** Knows how far a page has heard what changes, and asks again for what it missed, and for nothing else. */
export interface MissedChanges {
  /** With the page's first connection: what changes from here on is heard. */
  begin: () => Promise<void>;
  /** With every later one: one call says what changed meanwhile. */
  catchUp: () => Promise<void>;
  /** Of every push: a jump in its count says that one before it was lost. */
  heard: (message: ServerMessage) => void;
}

/** Follows the changes for the queries of a client. */
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
        // It is not known what changed, so it may be anything.
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
