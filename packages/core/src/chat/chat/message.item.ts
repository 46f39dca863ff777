import { shownKinds } from "@marquee/adapters/ai/port";
import { type Message, messageSchema } from "@marquee/contracts/chat/chat";
import { type ChatAction, chatActionStatuses } from "@marquee/contracts/chat/chat-action";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** Answers that their readers rated, by the time of the rating. */
export const ratedList: List = { name: "RATED_REPLIES", shards: 1 };

const messageEntity = entity({
  rowType: "message",
  shape: {
    ...messageSchema.shape,
    /** What an answer named, in its order, and what it was narrowed by: later questions refer to both. */
    shown: z.optional(z.array(z.object({ kind: z.enum(shownKinds), id: z.string(), name: z.string() }))),
    constraints: z.optional(z.record(z.string(), z.unknown())),
    /** Set when the reader has asked to stop an answer that is being written. */
    stopRequested: z.optional(z.boolean()),
    /** A copy of its action's status, for conditions; what a click needs; and what undoing it needs. */
    actionStatus: z.optional(z.enum(chatActionStatuses)),
    actionOrder: z.optional(z.record(z.string(), z.unknown())),
    actionUndoing: z.optional(z.record(z.string(), z.unknown())),
    /** The number of the last click that began to do or undo it, and until when nobody else may. */
    actionClaim: z.optional(z.int()),
    actionClaimedUntil: z.optional(z.string()),
  },
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: userPartition(userId),
    sk: `${prefixOf(id)}${id}`,
  }),
  list: ({ id, feedback }) => (feedback ? { list: ratedList, at: `${feedback.at}#${id}` } : undefined),
});
export type StoredMessage = ReturnType<typeof messageEntity.read>;

export const readMessage = messageEntity.read;

/** The messages of the main conversation. */
export const messagePrefix = "MSG#";

/** The messages of all other conversations, one conversation after the other. */
export const talkPrefix = "TALK#";

/** The key prefix of a conversation's messages, which are in order because their ids sort by time. */
export function messagesOf(conversationId: string | undefined): string {
  return conversationId === undefined
    ? messagePrefix
    : `${talkPrefix}msg_${conversationId.slice(conversationId.indexOf("_") + 1)}_`;
}

/** Outside the main conversation an id names the conversation too: `msg_{conversation}_{message}`. */
export function messageIdIn(conversationId: string | undefined, id: string): string {
  if (conversationId === undefined) return id;
  return `msg_${conversationId.slice(conversationId.indexOf("_") + 1)}_${id.slice(id.indexOf("_") + 1)}`;
}

/** The conversation that a message is in; undefined for the main one. */
export function conversationOf(messageId: string): string | undefined {
  const parts = messageId.split("_");
  return parts.length === 3 ? `cnv_${parts[1]}` : undefined;
}

function prefixOf(messageId: string): string {
  return conversationOf(messageId) === undefined ? messagePrefix : talkPrefix;
}

/** An id determines where its message is stored, so nothing else is needed to find it. */
export const messageKey = (userId: string, id: string): Key => messageEntity.key({ userId, id });

export const messageItem = messageEntity.item;

/** The attributes that put an answer on the list of rated ones; without a rating it is not listed. */
export const ratedAttributes = messageEntity.listed;

/** What is stored with an answer that suggests an action. */
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
    actionClaim: _claim,
    actionClaimedUntil: _claimedUntil,
    shown: _shown,
    constraints: _constraints,
    ...message
  } = stored;
  return message;
}

const turnEntity = entity({
  rowType: "turn",
  shape: {
    userId: z.string(),
    messageId: z.string(),
    jobId: z.string(),
    /** Which of the question's answers is requested; absent for the first one. */
    version: z.optional(z.int()),
  },
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
    pick(
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
      "conversationId",
      "editOf",
      "after",
      "version",
      "answers",
      "askedAt",
      "feedback",
    ),
  onDelete: "erase",
};

export const messagePage: RowPage<typeof messageEntity> = {
  entity: messageEntity,
  rows: [
    {
      name: "Message",
      sample: {
        userId: "{user}",
        id: "msg_{ulid}",
        feedback: { rating: "up", at: "{time}" },
      },
      reached: "A user's main conversation, newest page first; rated answers, newest first, for admins",
    },
    {
      name: "Message of another conversation",
      sample: { userId: "{user}", id: "msg_{conversation}_{ulid}" },
      reached: "One conversation, newest page first",
    },
  ],
  kept: "Conversations belong to their user; at most 200 questions are added per day.",
};

export const turnRows: RowKind<typeof turnEntity> = {
  entity: turnEntity,
  owner: "partition",
  export: { notShown: "An internal counter or marker; what it counts is in the export itself." },
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
  kept: "Until the answer removes it.",
};
