import { type ChatAction, chatActionStatuses } from "@marquee/contracts/chat-action";
import { type Message, messageSchema } from "@marquee/contracts/http/chat";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../entity.ts";
import { userPartition } from "../keys.ts";
import { named, type RowKind, type RowPage } from "../row-kind.ts";

const messageEntity = entity({
  rowType: "message",
  shape: {
    ...messageSchema.shape,
    /** Set while an answer is written and its reader has asked to stop. */
    stopRequested: z.optional(z.boolean()),
    /** The state of its action once more, for conditions; what a click takes; and what takes back what was done. */
    actionStatus: z.optional(z.enum(chatActionStatuses)),
    actionOrder: z.optional(z.record(z.string(), z.unknown())),
    actionUndoing: z.optional(z.record(z.string(), z.unknown())),
  },
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${messagePrefix}${id}`,
  }),
});
export type StoredMessage = ReturnType<typeof messageEntity.read>;

export const readMessage = messageEntity.read;

export const messagePrefix = "MSG#";

/** Message ids sort by time, so the partition holds the conversation in its order. */
export const messageKey = (userId: string, id: string): Key => messageEntity.key({ userId, id });

export const messageItem = messageEntity.item;

/** What is stored of an answer that suggests something. */
export interface SuggestedAction {
  action: ChatAction;
  actionStatus: ChatAction["status"];
  actionOrder: Record<string, unknown>;
}

export function publicMessage(stored: StoredMessage): Message {
  const {
    stopRequested: _,
    actionStatus: _status,
    actionOrder: _order,
    actionUndoing: _undoing,
    ...message
  } = stored;
  return message;
}

const turnEntity = entity({
  rowType: "turn",
  shape: { userId: z.string(), messageId: z.string(), jobId: z.string() },
  key: ({ userId, messageId }: { userId: string; messageId: string }) => ({
    pk: userPartition(userId),
    sk: `${turnPrefix}${messageId}`,
  }),
});
export type Turn = ReturnType<typeof turnEntity.read>;
export const readTurn = turnEntity.read;

export const turnPrefix = "TURN#";

/** A question that waits for its answer; the oldest of a user is the next to be answered. */
export const turnKey = (userId: string, messageId: string): Key => turnEntity.key({ userId, messageId });

export const turnItem = turnEntity.item;

export const messageRows: RowKind<typeof messageEntity> = {
  entity: messageEntity,
  owner: "partition",
  export: (row) =>
    named(
      readMessage(row),
      "id",
      "userId",
      "content",
      "isAi",
      "status",
      "deltaSeq",
      "inReplyTo",
      "clientId",
      "quickReplies",
      "cards",
      "note",
      "paymentIntent",
      "action",
      "createdAt",
    ),
  onDelete: "erase",
};

export const messagePage: RowPage<typeof messageEntity> = {
  entity: messageEntity,
  rows: [
    {
      name: "Message",
      sample: { userId: "{user}", id: "msg_{ulid}" },
      reached: "A user's conversation, newest page first",
    },
  ],
  kept: "The conversation is its user's own; a day brings at most 200 questions.",
};

export const turnRows: RowKind<typeof turnEntity> = {
  entity: turnEntity,
  owner: "partition",
  export: { notShown: "A counter or marker of the machinery; what it counts is in the export itself." },
  onDelete: "erase",
};

export const turnPage: RowPage<typeof turnEntity> = {
  entity: turnEntity,
  rows: [
    {
      name: "Open turn",
      sample: { userId: "{user}", messageId: "msg_{ulid}" },
      reached: "The oldest question without an answer",
    },
  ],
  kept: "The answer removes it.",
};
