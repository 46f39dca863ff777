import type { FoundMessage } from "@marquee/contracts/http/chat";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../core.ts";
import { userPartition } from "../keys.ts";
import { decodeCursor, encodeCursor, type PageOf, readEach } from "../paging.ts";
import { excerptOf, holdAll, wordsOf } from "../words.ts";
import { messagePrefix, publicMessage, readMessage, talkPrefix } from "./message.item.ts";

/** How many messages one call looks through, and how many it answers. */
const lookedAt = 1_000;
const perPage = 20;

/** The main conversation is looked through first, each from its newest message back. */
const parts = [messagePrefix, talkPrefix] as const;

/** What a cursor says: which part, and below which key of it to go on. */
const cursorForm = /^[01]:[\w#-]{0,200}$/;

/**
 * One's own messages that hold every word, the newest of the main conversation first, then the other conversations. There
 * is no index of texts: a call looks through so many messages and then answers where to go on, so a page may be short.
 */
export async function searchMessages(
  core: Core,
  userId: string,
  { q, cursor }: { q: string; cursor?: string | undefined },
): Promise<PageOf<FoundMessage>> {
  const words = wordsOf(q);
  const from = cursor === undefined ? "0:" : decodeCursor(cursor, cursorForm);
  const found: FoundMessage[] = [];
  let looked = 0;
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
    // The row that the page before ended with was looked at there.
    const rows = items.filter(({ sk }) => sk !== below);
    for (const row of rows) {
      looked += 1;
      below = row.sk;
      const [message] = readEach([row], readMessage).rows;
      if (message && message.status !== "streaming" && holdAll([message.content], words))
        found.push(shown(publicMessage(message), words));
      if (found.length === perPage || looked === lookedAt)
        return { items: found, cursor: encodeCursor(`${part}:${below}`) };
    }
    if (rows.length > 0) continue;
    part += 1;
    below = "";
  }
  return { items: found, cursor: undefined };
}

function shown(
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
