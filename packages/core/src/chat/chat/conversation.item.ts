import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** A conversation other than the main one, which always exists and has no row. */
const conversationEntity = entity({
  rowType: "conversation",
  shape: {
    id: z.string(),
    userId: z.string(),
    /** Set by its owner, else taken from the first message; null until there is one. */
    title: z.nullable(z.string()),
    createdAt: z.string(),
    lastMessageAt: z.nullable(z.string()),
    /** Set while it is being deleted: it takes no more messages. */
    closing: z.optional(z.boolean()),
  },
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${conversationPrefix}${id}`,
  }),
});
export type ConversationRecord = ReturnType<typeof conversationEntity.read>;

export const readConversation = conversationEntity.read;

export const conversationPrefix = "CONVERSATION#";

export const conversationKey = (userId: string, id: string): Key => conversationEntity.key({ userId, id });

export const conversationItem = conversationEntity.item;

export const conversationRows: RowKind<typeof conversationEntity> = {
  entity: conversationEntity,
  owner: "partition",
  export: (row) => pick(readConversation(row), "id", "title", "createdAt", "lastMessageAt"),
  onDelete: "erase",
};

export const conversationPage: RowPage<typeof conversationEntity> = {
  entity: conversationEntity,
  rows: [
    {
      name: "Conversation",
      sample: { userId: "{user}", id: "cnv_{ulid}" },
      reached: "Get; all of a user's at once",
    },
  ],
  kept: "Until its user deletes it; at most 200 per account.",
};
