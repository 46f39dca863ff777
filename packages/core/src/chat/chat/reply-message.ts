import type { Message } from "@marquee/contracts/chat/chat";
import { exists } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type Job, payerOfJob } from "../../credits/jobs/job.item.ts";
import { idTime } from "../../ids.ts";
import { isoTime } from "../../time.ts";
import { freeReplyReturn } from "./free-replies.ts";
import {
  conversationOf,
  messageIdIn,
  messageItem,
  messageKey,
  type StoredMessage,
  turnKey,
} from "./message.item.ts";

/** What a reader sees when an answer ended before its first word. */
const noTextFor = {
  failed: "I couldn't finish that answer. You weren't charged. Please try again.",
  stopped: "Stopped",
} as const;

/** The id of an answer, which sorts after all messages before it, whatever this machine's clock says. */
export function nextReplyId(core: Core, newestMessageId: string | undefined): string {
  const nowMs = core.clock.now();
  if (!newestMessageId) return core.ids.next("message", nowMs);
  const id = core.ids.next("message", Math.max(nowMs, idTime(newestMessageId) + 1));
  return messageIdIn(conversationOf(newestMessageId), id);
}

/**
 * A new answer without text.
 * @param version Which of its question's answers it is; undefined for the first one.
 */
export function emptyReply(
  core: Core,
  job: Pick<Job, "userId" | "messageId">,
  replyId: string,
  version?: number,
): Message {
  const conversationId = conversationOf(replyId);
  return {
    id: replyId,
    userId: job.userId,
    content: "",
    isAi: true,
    status: "streaming",
    deltaSeq: 0,
    inReplyTo: job.messageId,
    clientId: null,
    quickReplies: [],
    paymentIntent: false,
    createdAt: isoTime(core.clock.now()),
    ...(conversationId === undefined ? {} : { conversationId }),
    ...(version === undefined ? {} : { version }),
  };
}

/** The writes that end a turn with this answer: it is stored and the question no longer waits. */
export function endTurnWrites(message: StoredMessage): LabelledWrite[] {
  return [
    { label: "reply", write: { op: "put", item: messageItem(message) } },
    ...(message.inReplyTo === null
      ? []
      : [
          {
            label: "turn",
            write: { op: "delete", key: turnKey(message.userId, message.inReplyTo), when: exists },
          } as const,
        ]),
  ];
}

/** Replaces an answer that never came or broke off: text that was shown stays, a free reply is given back. */
export function failedReply(
  core: Core,
  job: Pick<Job, "userId" | "through" | "payer" | "messageId" | "replyId" | "freeMonth">,
  status: "failed" | "stopped",
  partial: { content: string; deltaSeq: number } | undefined,
  version: number | undefined,
): { message: Message; writes: LabelledWrite[] } {
  const replyId = job.replyId ?? nextReplyId(core, job.messageId ?? undefined);
  const shown = partial?.content ? partial : { content: noTextFor[status], deltaSeq: 0 };
  const message: Message = {
    ...emptyReply(core, job, replyId, version),
    status,
    content: shown.content,
    deltaSeq: shown.deltaSeq,
  };
  const returned = job.freeMonth === null ? [] : [freeReplyReturn(payerOfJob(job), job.freeMonth)];
  return { message, writes: [...endTurnWrites(message), ...returned] };
}

/** Removes what an earlier attempt had written; the new attempt answers under a new id. */
export function discardWrites(job: Job): LabelledWrite[] {
  if (job.replyId === null) return [];
  return [{ label: "earlier", write: { op: "delete", key: messageKey(job.userId, job.replyId) } }];
}
