import type { JobQueue } from "@marquee/adapters/queue/port";
import type { Message } from "@marquee/contracts/chat/chat";
import { hasPaymentIntent } from "@marquee/contracts/chat/payment-intent";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits, type ModelBudget } from "@marquee/contracts/limits";
import { beginning, isLonger } from "@marquee/contracts/text/characters";
import { absent, any, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Identity } from "../../ground/identity/principal.ts";
import { fingerprint } from "../../rows/keys.ts";
import { isoTime } from "../../time.ts";
import { type ConversationRecord, conversationKey } from "./conversation.item.ts";
import { namedConversation, openConversation, ownConversation } from "./conversations.ts";
import {
  conversationOf,
  messageIdIn,
  messageItem,
  messageKey,
  publicMessage,
  readMessage,
} from "./message.item.ts";
import { orderReply } from "./order-reply.ts";
import { sentEntity } from "./sent.item.ts";

export interface OutgoingMessage {
  principal: Identity;
  content: string;
  clientId: string | undefined;
  /** The conversation that it is sent to; undefined for the main one. */
  conversation?: string | undefined;
  /** The question that it is a new version of. */
  editOf?: string | undefined;
  /** The message that it follows, if that is not the newest one. */
  after?: string | undefined;
  /** What the client claims; the session decides. */
  claims: { userId: string | undefined; isAi: boolean | undefined };
  requestId: string;
  /** What the model may cost the stage in a day. */
  budget: ModelBudget;
  /** Checks that the connection it came over has authenticated; undefined for HTTP. */
  also?: readonly LabelledWrite[];
}

/** `repeated` marks a message that was stored before: nothing was charged or queued for it again. */
export interface AcceptedMessage {
  message: Message;
  repeated: boolean;
}

/**
 * Stores a user's message with its turn and job and holds its answer's cost, in one transaction, then wakes the
 * worker.
 * @throws AppError feature_off, forbidden, not_found for a conversation or message that it names, email_unconfirmed,
 *   not_enough_credits, too_many_requests, model_budget_spent, idempotency_mismatch for a client id that came with
 *   another text, unauthenticated
 */
export async function sendMessage(
  core: Core,
  queue: JobQueue,
  outgoing: OutgoingMessage,
): Promise<AcceptedMessage> {
  const { accountId: userId } = outgoing.principal;
  if (outgoing.claims.userId !== undefined && outgoing.claims.userId !== userId)
    throw new AppError("forbidden");
  if (outgoing.claims.isAi === true) throw new AppError("forbidden");
  const { conversation, place } = await placeOf(core, userId, outgoing);
  const nowMs = core.clock.now();
  const message: Message = {
    id: messageIdIn(conversation?.id, core.ids.next("message", nowMs)),
    userId,
    content: outgoing.content,
    isAi: false,
    status: "complete",
    deltaSeq: 0,
    inReplyTo: null,
    clientId: outgoing.clientId ?? null,
    quickReplies: [],
    paymentIntent: hasPaymentIntent(outgoing.content),
    createdAt: isoTime(nowMs),
    ...(conversation === undefined ? {} : { conversationId: conversation.id }),
    ...place,
  };
  try {
    await orderReply(core, queue, {
      ...outgoing,
      questionId: message.id,
      nowMs,
      first: [
        ...(message.clientId === null
          ? []
          : [onceWrite(message, `id#${message.clientId}`, 86_400_000, nowMs)]),
        onceWrite(message, `text#${textMark(message)}`, durations.duplicateMessageMs, nowMs),
        ...(conversation === undefined ? [] : [conversationWrite(conversation, message)]),
      ],
      store: [{ label: "message", write: { op: "put", item: messageItem(message), when: absent } }],
    });
    return { message, repeated: false };
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "conversation") throw new AppError("not_found", { cause: error });
    return { message: await firstOf(core, message, error), repeated: true };
  }
}

/** A message's conversation and its position in there: what it edits, or what it follows. */
async function placeOf(
  core: Core,
  userId: string,
  { conversation, editOf, after }: OutgoingMessage,
): Promise<{ conversation: ConversationRecord | undefined; place: { editOf?: string; after?: string } }> {
  const id = namedConversation(conversation);
  const [own, edited, followed] = await Promise.all([
    id === undefined ? undefined : ownConversation(core, userId, id),
    editOf === undefined ? undefined : messageIn(core, userId, id, editOf),
    after === undefined ? undefined : messageIn(core, userId, id, after),
  ]);
  if (edited?.isAi) throw new AppError("not_found");
  return {
    conversation: own,
    // All versions of a question name the first one, whichever of them was edited, and share its position.
    place: edited ? { editOf: edited.editOf ?? edited.id } : followed ? { after: followed.id } : {},
  };
}

async function messageIn(core: Core, userId: string, conversationId: string | undefined, id: string) {
  const row =
    conversationOf(id) === conversationId ? await core.table.get(messageKey(userId, id)) : undefined;
  if (!row) throw new AppError("not_found");
  return readMessage(row);
}

/** Moves the conversation to the top, and titles it after the message if it has no title. */
function conversationWrite({ id, userId, title }: ConversationRecord, message: Message): LabelledWrite {
  return {
    label: "conversation",
    write: {
      op: "update",
      key: conversationKey(userId, id),
      set: {
        lastMessageAt: message.createdAt,
        ...(title === null ? { title: titleFrom(message.content) } : {}),
      },
      when: openConversation,
    },
  };
}

/** The beginning of a message, in whole words where possible. */
function titleFrom(content: string): string {
  const text = content.replace(/\s+/g, " ").trim();
  if (!isLonger(text, limits.conversationTitleFromText)) return text;
  const cutLength = limits.conversationTitleFromText - 1;
  const words = beginning(text, cutLength + 1).replace(/\s\S*$/, "");
  const start = words.length > cutLength / 2 ? words : beginning(text, cutLength);
  return `${start.replace(/[\s,;:.]+$/, "")}…`;
}

/** The same text counts as a repeat only within the same conversation. */
function textMark({ content, conversationId }: Message): string {
  return fingerprint(conversationId === undefined ? content : `${conversationId}\n${content}`);
}

/**
 * One message per client id for a day, and per text for three seconds; a repeat gets the first one. The text's
 * fingerprint tells a repeat from another text with the same id.
 */
function onceWrite(
  { userId, id: messageId, content }: Message,
  name: string,
  lifeMs: number,
  nowMs: number,
): LabelledWrite {
  const expiresAtMs = nowMs + lifeMs;
  return {
    label: "repeat",
    write: {
      op: "put",
      item: sentEntity.item({ userId, name, messageId, textHash: fingerprint(content), expiresAtMs }),
      when: any(absent, attribute("expiresAtMs").atMost(nowMs)),
    },
  };
}

function clientIdReused(): AppError {
  return new AppError("idempotency_mismatch", {
    message: "This clientId was already used for a different message.",
  });
}

/** The message that this one repeats. */
async function firstOf(
  core: Core,
  { userId, content }: Message,
  refusal: TransactionRefused,
): Promise<Message> {
  if (refusal.label !== "repeat") throw refusal;
  const first = refusal.item && sentEntity.read(refusal.item);
  if (first && first.textHash !== null && first.textHash !== fingerprint(content)) throw clientIdReused();
  const row = first && (await core.table.get(messageKey(userId, first.messageId)));
  if (!row) throw new AppError("unavailable", { retryAfterSeconds: 1 });
  return publicMessage(readMessage(row));
}
