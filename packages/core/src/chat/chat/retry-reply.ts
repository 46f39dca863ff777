import type { JobQueue } from "@marquee/adapters/queue/port";
import type { Message } from "@marquee/contracts/chat/chat";
import { AppError } from "@marquee/contracts/errors";
import { limits, type ModelBudget } from "@marquee/contracts/limits";
import { all, any, attribute, exists } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Identity } from "../../ground/identity/principal.ts";
import { isoTime } from "../../time.ts";
import { conversationKey } from "./conversation.item.ts";
import { openConversation } from "./conversations.ts";
import {
  conversationOf,
  messageKey,
  publicMessage,
  readMessage,
  type StoredMessage,
  turnKey,
} from "./message.item.ts";
import { orderReply } from "./order-reply.ts";

export interface RetryOrder {
  principal: Identity;
  /** The question, or one of its answers. */
  messageId: string;
  requestId: string;
  budget: ModelBudget;
}

/**
 * Orders one more answer to a question; earlier ones are kept. It costs what any answer costs. While one is already
 * pending, nothing more is ordered. Returns the question.
 * @throws AppError not_found, conflict for a question with the maximum number of answers, and what orderReply throws
 */
export async function retryReply(
  core: Core,
  queue: JobQueue,
  order: RetryOrder,
): Promise<{ question: Message; repeated: boolean }> {
  const { accountId: userId } = order.principal;
  const question = await questionOf(core, userId, order.messageId);
  const given = question.answers ?? 1;
  if (await core.table.get(turnKey(userId, question.id)))
    return { question: publicMessage(question), repeated: true };
  if (given >= limits.answersPerQuestion) throw new AppError("conflict", { message: tooMany });
  const nowMs = core.clock.now();
  const asked: StoredMessage = { ...question, answers: given + 1, askedAt: isoTime(nowMs) };
  const { principal, requestId, budget } = order;
  try {
    await orderReply(core, queue, {
      principal,
      requestId,
      budget,
      questionId: question.id,
      version: given + 1,
      nowMs,
      first: conversationCheck(userId, question.id),
      store: [countWrite(asked, given)],
    });
    return { question: publicMessage(asked), repeated: false };
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "conversation") throw new AppError("not_found", { cause: error });
    if (error.label !== "message" && error.label !== "turn") throw error;
    // Another call, such as from another device, asked at the same time: that one is answered.
    return { question: publicMessage(await questionOf(core, userId, question.id)), repeated: true };
  }
}

const tooMany = `You can ask for at most ${limits.answersPerQuestion} answers to one message. Edit the message to ask again.`;

async function questionOf(core: Core, userId: string, id: string): Promise<StoredMessage> {
  const row = await core.table.get(messageKey(userId, id));
  if (!row) throw new AppError("not_found");
  const message = readMessage(row);
  if (!message.isAi) return message;
  if (message.inReplyTo === null) throw new AppError("not_found");
  return questionOf(core, userId, message.inReplyTo);
}

function conversationCheck(userId: string, questionId: string): LabelledWrite[] {
  const id = conversationOf(questionId);
  if (id === undefined) return [];
  const key = conversationKey(userId, id);
  return [{ label: "conversation", write: { op: "check", key, when: openConversation } }];
}

function countWrite({ userId, id, answers, askedAt }: StoredMessage, before: number): LabelledWrite {
  const count = attribute("answers");
  return {
    label: "message",
    write: {
      op: "update",
      key: messageKey(userId, id),
      set: { answers, askedAt },
      when: all(exists, before === 1 ? any(count.isAbsent, count.is(1)) : count.is(before)),
    },
  };
}
