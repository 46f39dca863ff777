import type { FoundMessage } from "@marquee/contracts/chat/chat";
import { limits } from "@marquee/contracts/limits";
import { excerptOf, holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import type { Core } from "../../core.ts";
import { userPartition } from "../../rows/keys.ts";
import { decodeCursor, encodeCursor, type PageOf, readEach } from "../../rows/paging.ts";
import { messagePrefix, publicMessage, readMessage, talkPrefix } from "./message.item.ts";

/** How many messages one call searches, and how many it returns. */
const searchedMax = 1_000;
const perPage = 20;

/** The main conversation is searched first, each part from its newest message back. */
const parts = [messagePrefix, talkPrefix] as const;

/** A cursor is a part, and the key in it below which to continue. */
const cursorForm = /^[01]:[\w#-]{0,200}$/;

/**
 * One's own messages that contain every word, the newest of the main conversation first, then the other
 * conversations. There is no text index: a call searches up to `searchedMax` messages and then returns where to
 * continue, so a page may be short.
 */
export async function searchMessages(
  core: Core,
  userId: string,
  { q, cursor }: { q: string; cursor?: string | undefined },
): Promise<PageOf<FoundMessage>> {
  const words = wordsOf(q);
  const from = cursor === undefined ? "0:" : decodeCursor(cursor, cursorForm);
  const found: FoundMessage[] = [];
  let searchedCount = 0;
  let part = Number(from[0]);
  let below = from.slice(2);
  while (part < parts.length) {
    const prefix = parts[part] ?? messagePrefix;
    const { items } = await core.table.query({
      pk: userPartition(userId),
      sk: below === "" ? { beginsWith: prefix } : { from: prefix, to: below },
      newestFirst: true,
      limit: limits.pageSizeMax + 1,
    });
    // The row that the previous page ended with was searched there.
    const rows = items.filter(({ sk }) => sk !== below);
    for (const row of rows) {
      searchedCount += 1;
      below = row.sk;
      const [message] = readEach([row], readMessage).rows;
      if (message && message.status !== "streaming" && holdAll([message.content], words))
        found.push(foundMessage(publicMessage(message), words));
      if (found.length === perPage || searchedCount === searchedMax)
        return { items: found, cursor: encodeCursor(`${part}:${below}`) };
    }
    if (rows.length > 0) continue;
    part += 1;
    below = "";
  }
  return { items: found, cursor: undefined };
}

function foundMessage(
  { id, conversationId, content, isAi, createdAt }: ReturnType<typeof publicMessage>,
  words: readonly string[],
): FoundMessage {
  return {
    id,
    isAi,
    createdAt,
    excerpt: excerptOf(content, words),
    ...(conversationId === undefined ? {} : { conversationId }),
  };
}
