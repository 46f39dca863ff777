import { AiError, type ChatAi } from "@marquee/adapters/ai/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import type { Message } from "@marquee/contracts/chat/chat";
import { suggestionsFor } from "@marquee/contracts/chat/suggestions";
import { errorCatalog } from "@marquee/contracts/errors";
import { jobAttemptsMax } from "@marquee/contracts/limits";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { tellLowCredits } from "../../credits/credits/low-credits.ts";
import { payerOfJob } from "../../credits/jobs/job.item.ts";
import type { JobFailure } from "../../credits/jobs/job-hooks.ts";
import {
  captureJob,
  failJob,
  type LeasedJob,
  leaseJob,
  replyIdWrite,
  yieldLease,
} from "../../credits/jobs/jobs.ts";
import { mayStillOrder, ordererLeft } from "../../credits/jobs/may-still-order.ts";
import { tellPayer } from "../../credits/jobs/tell-payer.ts";
import { type Push, pushToUser } from "../../live/realtime/push-to-user.ts";
import type { Sleep } from "../../sleep.ts";
import { packageAskedFor } from "./asked-package.ts";
import { cardsFor, shownIn } from "./cards.ts";
import { replyNeed } from "./chat-job.ts";
import { freeReplyReturn } from "./free-replies.ts";
import { messageItem, publicMessage, type StoredMessage, type Turn } from "./message.item.ts";
import { discardWrites, emptyReply, endTurnWrites, failedReply, nextReplyId } from "./reply-message.ts";
import { type ReplyContext, replyRequest } from "./reply-request.ts";
import { streamIntoMessage, type Written } from "./stream-reply.ts";

export interface ChatWorker {
  core: Core;
  ai: ChatAi;
  channel: PushChannel;
  sleep: Sleep;
}

/**
 * `failed`: this attempt ended the turn without an answer that its reader had not stopped, and gave its credits back.
 * `not-leased`: settled already, or another attempt has the lease and the turn still waits.
 */
export type TurnOutcome =
  | { kind: "ended" | "not-leased" }
  | { kind: "failed"; reason: string }
  | { kind: "retry"; afterMs: number; reason: string };

/** Answers one turn: lease, stream, then one transaction that stores the answer, ends the turn and settles costs. */
export async function answerTurn(worker: ChatWorker, turn: Turn, signal: AbortSignal): Promise<TurnOutcome> {
  const { core, channel } = worker;
  const leased = await leaseJob(core, { userId: turn.userId, jobId: turn.jobId, kind: "chat" });
  if (!leased) return { kind: "not-leased" };
  const { request, newestMessageId, ...context } = await replyRequest(core, turn, leased);
  const { note } = worker.ai;
  const reply: Message = {
    ...emptyReply(core, leased, nextReplyId(core, newestMessageId), turn.version),
    ...(note === undefined ? {} : { note }),
  };
  const job = await beginReply(core, leased, reply);
  if (!job) return { kind: "not-leased" };
  const push = pushToUser(core, channel, turn.userId);
  const { conversationId } = reply;
  const typing = (isTyping: boolean) =>
    push({ type: "typing", data: { isTyping, ...(conversationId === undefined ? {} : { conversationId }) } });
  await typing(true);
  const written: Written = { content: "", deltaSeq: 0, stopped: false };
  const use = { outputTokens: 0 };
  const onUsage = (tokens: number) => void (use.outputTokens += tokens);
  try {
    if (!(await mayStillOrder(core, job, replyNeed)))
      return await endFailed(worker, push, { ...job, ...use }, reply, written, ordererLeft);
    await streamIntoMessage(worker, push, reply, written, (stop) =>
      worker.ai.streamReply(request, { signal: AbortSignal.any([signal, stop]), seed: job.id, onUsage }),
    );
    return await storeAnswer(worker, push, { ...job, ...use }, reply, written, context);
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    // Awaited here: a rejection must reach this function's caller, not go unhandled while the last push goes out.
    return await endAttempt(worker, push, { ...job, ...use }, reply, written, error);
  } finally {
    await typing(false);
  }
}

/** Replaces what an earlier attempt had written with the empty answer; undefined if the lease was lost meanwhile. */
async function beginReply(core: Core, job: LeasedJob, reply: Message): Promise<LeasedJob | undefined> {
  try {
    await core.table.transact([
      replyIdWrite(job, reply.id),
      { label: "reply", write: { op: "put", item: messageItem(reply) } },
      ...discardWrites(job),
    ]);
    return { ...job, replyId: reply.id };
  } catch (error) {
    if (error instanceof TransactionRefused) return undefined;
    throw error;
  }
}

/** A job with what this attempt used of the model. */
interface AttemptedJob extends LeasedJob {
  outputTokens: number;
}

async function storeAnswer(
  worker: ChatWorker,
  push: Push,
  job: AttemptedJob,
  reply: Message,
  written: Written,
  { asked, found, question, suggested, remembered, isHelpless }: ReplyContext,
): Promise<TurnOutcome> {
  const { core } = worker;
  const { outputTokens } = job;
  if (written.content.trim() === "") {
    const nothing = failedReply(core, job, written.stopped ? "stopped" : "failed", undefined, reply.version);
    const reason = written.stopped ? "stopped" : "empty_answer";
    if (!(await failJob(core, job, { also: nothing.writes, reason, outputTokens }))) return { kind: "ended" };
    await announce(worker, push, job, nothing.message);
    return written.stopped ? { kind: "ended" } : { kind: "failed", reason };
  }
  const bought = question.paymentIntent ? await packageAskedFor(core, question.content) : undefined;
  const cards = cardsFor(written.content, found, bought);
  const { shown: own, constraints } = remembered();
  const shown = own ?? shownIn(written.content, found);
  const message: StoredMessage = {
    ...reply,
    ...(cards.length === 0 ? {} : { cards }),
    // That an answer showed nothing is remembered too: nothing of its words is meant by "it" then.
    ...(shown.length === 0 && own === undefined ? {} : { shown: [...shown] }),
    ...(constraints === undefined ? {} : { constraints: { ...constraints } }),
    content: written.content,
    deltaSeq: written.deltaSeq,
    status: written.stopped ? "stopped" : "complete",
    quickReplies: written.stopped ? [] : suggestionsFor(written.content, asked),
    // A reader who stopped an answer has not seen what it was about to suggest.
    ...(written.stopped ? {} : suggested()),
  };
  // An answer that says it cannot help costs nothing.
  const chargedCredits = isHelpless() ? 0 : job.costCredits;
  const returned =
    isHelpless() && job.freeMonth !== null ? [freeReplyReturn(payerOfJob(job), job.freeMonth)] : [];
  const also = [...endTurnWrites(message), ...returned];
  if (await captureJob(core, job, { chargedCredits, also, outputTokens })) {
    await announce(worker, push, job, publicMessage(message));
    if (chargedCredits > 0) await tellLowCredits(core, worker.channel, payerOfJob(job));
  }
  return { kind: "ended" };
}

/** Retries a transient failure before any text; with text on screen, or no attempt left, the turn ends visibly. */
async function endAttempt(
  worker: ChatWorker,
  push: Push,
  job: AttemptedJob,
  reply: Message,
  written: Written,
  error: AiError,
): Promise<TurnOutcome> {
  const { reason } = error;
  const { outputTokens } = job;
  if (error.kind === "transient" && written.content === "" && job.attempt < jobAttemptsMax) {
    await yieldLease(worker.core, job, { outputTokens, reason });
    return { kind: "retry", reason, afterMs: error.retryAfterMs ?? 2_000 * job.attempt };
  }
  const failure = { code: "unavailable", message: errorCatalog.unavailable.message } as const;
  return endFailed(worker, push, job, reply, written, { failure, reason });
}

/** Ends a turn without an answer, gives back what it cost and says so. */
async function endFailed(
  worker: ChatWorker,
  push: Push,
  job: AttemptedJob,
  { version }: Message,
  written: Written,
  { failure, reason }: { failure: JobFailure; reason: string },
): Promise<TurnOutcome> {
  const { core } = worker;
  const { outputTokens } = job;
  const failed = failedReply(core, job, "failed", written, version);
  const ending = { error: failure, reason, also: failed.writes, outputTokens };
  if (!(await failJob(core, job, ending))) return { kind: "ended" };
  await announce(worker, push, job, failed.message);
  return { kind: "failed", reason };
}

async function announce(
  { core, channel }: ChatWorker,
  push: Push,
  job: LeasedJob,
  message: Message,
): Promise<void> {
  await push({ type: "ai_response", data: message });
  if (job.costCredits > 0) await tellPayer(core, channel, job);
}
