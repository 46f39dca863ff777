import { type Message, messageSchema } from "@marquee/contracts/http/chat";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";

const messageCodec = codec({
  ...messageSchema.shape,
  /** Set while an answer is written and its reader has asked to stop. */
  stopRequested: z.optional(z.boolean()),
});
export type StoredMessage = ReturnType<typeof messageCodec.read>;

export const readMessage = messageCodec.read;

export const messagePrefix = "MSG#";

/** Message ids sort by time, so the partition holds the conversation in its order. */
export function messageKey(userId: string, messageId: string): Key {
  return { pk: userPartition(userId), sk: `${messagePrefix}${messageId}` };
}

export function messageItem(message: Message): Item {
  return { ...messageKey(message.userId, message.id), rowType: "message", v: rowVersion, ...message };
}

export function publicMessage({ stopRequested: _, ...message }: StoredMessage): Message {
  return message;
}

const turnCodec = codec({ userId: z.string(), messageId: z.string(), jobId: z.string() });
export type Turn = ReturnType<typeof turnCodec.read>;
export const readTurn = turnCodec.read;

export const turnPrefix = "TURN#";

/** A question that waits for its answer; the oldest of a user is the next to be answered. */
export function turnKey(userId: string, messageId: string): Key {
  return { pk: userPartition(userId), sk: `${turnPrefix}${messageId}` };
}

export function turnItem(turn: Turn): Item {
  return { ...turnKey(turn.userId, turn.messageId), rowType: "turn", v: rowVersion, ...turn };
}
