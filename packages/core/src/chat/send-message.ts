import type { JobQueue } from "@marquee/adapters/queue/port";
import { hasPaymentIntent } from "@marquee/contracts/chat-text/payment-intent";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import type { Message } from "@marquee/contracts/http/chat";
import type { PriceList } from "@marquee/contracts/http/system";
import { jobKinds } from "@marquee/contracts/job-kinds";
import { limits, type ModelBudget } from "@marquee/contracts/limits";
import { absent, any, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../core.ts";
import { holdRefusal, holdWrites } from "../credits/ledger.ts";
import type { Identity } from "../identity/principal.ts";
import { sessionCheck } from "../identity/session-check.ts";
import { queuedJobItem } from "../jobs/job.item.ts";
import { jobMessage, paidJob } from "../jobs/jobs.ts";
import { fingerprint } from "../keys.ts";
import { readSettings } from "../system/settings.ts";
import { secondsToTomorrow, spendDaily } from "../throttles/daily.ts";
import { type BudgetSpend, withinModelBudget } from "../throttles/model-budget.ts";
import { epochSeconds, isoTime } from "../time.ts";
import { confirmedAccount, profileKey } from "../users/user.item.ts";
import { chatModelOrder } from "./chat-job.ts";
import { freeReplyHold, monthOf } from "./free-replies.ts";
import { messageItem, messageKey, publicMessage, readMessage, turnItem } from "./message.item.ts";
import { minuteEntity, sentEntity } from "./sent.item.ts";

export interface OutgoingMessage {
  principal: Identity;
  content: string;
  clientId: string | undefined;
  /** What the client claims; the session decides. */
  claims: { userId: string | undefined; isAi: boolean | undefined };
  requestId: string;
  /** What the stage may ask of the model in a day. */
  budget: ModelBudget;
  /** The connection that it came over, which must have authenticated; undefined for HTTP. */
  also?: readonly LabelledWrite[];
}

/** `repeated` marks a message that was stored before: nothing was charged or queued for it again. */
export interface AcceptedMessage {
  message: Message;
  repeated: boolean;
}

/**
 * Stores a user's message with its turn, its job and what its answer will cost, in one transaction, then wakes the
 * worker. The month's first answers are free, then each costs what the price list says.
 * @throws AppError feature_off, forbidden, email_unconfirmed, not_enough_credits, too_many_requests, model_budget_spent,
 *   idempotency_mismatch for a client id that came with another text, unauthenticated
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
  const { flags, prices } = await readSettings(core);
  // A frame of the live connection has no operation whose flag was asked for.
  if (!flags.chat) throw new AppError("feature_off");
  const nowMs = core.clock.now();
  const message: Message = {
    id: core.ids.next("message", nowMs),
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
  };
  const jobId = core.ids.next("reply", nowMs);
  const ways = prices.freeRepliesPerMonth > 0 ? (["free", "paid"] as const) : (["paid"] as const);
  let unconfirmed = false;
  for (const way of ways) {
    const reply = { id: jobId, way, prices };
    try {
      await withinModelBudget(core, outgoing.budget, { ...chatModelOrder, jobId }, (spend) =>
        core.table.transact(messageWrites(outgoing, message, reply, spend, nowMs)),
      );
      break;
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      unconfirmed ||= error.label === "confirmed";
      if (error.label === "confirmed" || error.label === "allowance") continue;
      // A user with credits pays; only a user without any is asked to confirm first.
      if (unconfirmed && error.label === "balance") throw new AppError("email_unconfirmed", { cause: error });
      return {
        message: await repeatOrRefuse(core, message, error, prices[jobKinds.chat.price]),
        repeated: true,
      };
    }
  }
  await queue
    .send(jobMessage({ id: jobId, kind: "chat", userId, requestId: outgoing.requestId }))
    .catch(() => undefined);
  return { message, repeated: false };
}

function messageWrites(
  outgoing: OutgoingMessage,
  message: Message,
  reply: { id: string; way: "free" | "paid"; prices: PriceList },
  spend: BudgetSpend,
  nowMs: number,
): LabelledWrite[] {
  const { userId } = message;
  const { id: jobId, way, prices } = reply;
  const month = monthOf(nowMs);
  const job = {
    id: jobId,
    userId,
    actorId: outgoing.principal.actorId,
    kind: "chat",
    costCredits: way === "paid" ? prices[jobKinds.chat.price] : 0,
    freeMonth: way === "free" ? month : null,
    requestId: outgoing.requestId,
    messageId: message.id,
  } as const;
  return [
    sessionCheck(outgoing.principal, nowMs),
    ...(outgoing.also ?? []),
    ...(message.clientId === null ? [] : [onceWrite(message, `id#${message.clientId}`, 86_400_000, nowMs)]),
    onceWrite(message, `text#${fingerprint(message.content)}`, durations.duplicateMessageMs, nowMs),
    ...(way === "free"
      ? [confirmedCheck(userId), freeReplyHold(userId, month, prices.freeRepliesPerMonth)]
      : []),
    ...(job.costCredits > 0 ? holdWrites(paidJob(job), nowMs) : []),
    spendDaily(userId, "messages", limits.messagesPerDay, nowMs),
    minuteWrite(userId, nowMs),
    spend.write,
    { label: "message", write: { op: "put", item: messageItem(message), when: absent } },
    {
      label: "turn",
      write: { op: "put", item: turnItem({ userId, messageId: message.id, jobId }), when: absent },
    },
    { label: "job", write: { op: "put", item: queuedJobItem(job, nowMs, spend.place), when: absent } },
  ];
}

/**
 * One message per client id for a day, and per text for three seconds; a repeat is led to the first. The text's
 * fingerprint tells a repeat from another text under the same id.
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

/** Free answers are for people whose address or number is known to be theirs; anybody can invent accounts. */
function confirmedCheck(userId: string): LabelledWrite {
  return { label: "confirmed", write: { op: "check", key: profileKey(userId), when: confirmedAccount } };
}

const minuteMs = 60_000;

function minuteWrite(userId: string, nowMs: number): LabelledWrite {
  return {
    label: "minute",
    write: {
      op: "update",
      key: minuteEntity.key({ userId, minute: Math.floor(nowMs / minuteMs) }),
      add: { messages: 1 },
      set: { ...minuteEntity.mark, ttl: epochSeconds(nowMs + 2 * minuteMs) },
      when: attribute("messages").absentOrBelow(limits.messagesPerMinute),
    },
  };
}

async function repeatOrRefuse(
  core: Core,
  { userId, content }: Message,
  refusal: TransactionRefused,
  replyCredits: number,
): Promise<Message> {
  const nowMs = core.clock.now();
  switch (refusal.label) {
    case "session":
    case "socket":
      throw new AppError("unauthenticated");
    case "repeat": {
      const first = refusal.item && sentEntity.read(refusal.item);
      if (first && first.textHash !== null && first.textHash !== fingerprint(content)) throw clientIdReused();
      const row = first && (await core.table.get(messageKey(userId, first.messageId)));
      if (!row) throw new AppError("unavailable", { retryAfterSeconds: 1 });
      return publicMessage(readMessage(row));
    }
    case "balance": {
      const shortage = holdRefusal(refusal.item, { kind: "chat", costCredits: replyCredits });
      throw new AppError("not_enough_credits", {
        message: "You've used this month's free replies. Buy credits to keep chatting with Morgan.",
        ...(shortage.credits ? { credits: shortage.credits } : {}),
      });
    }
    case "daily":
      throw new AppError("too_many_requests", { retryAfterSeconds: secondsToTomorrow(nowMs) });
    case "minute":
      throw new AppError("too_many_requests", {
        message: "You're sending messages too quickly. Wait a moment and try again.",
        retryAfterSeconds: Math.ceil((minuteMs - (nowMs % minuteMs)) / 1_000),
      });
    default:
      throw refusal;
  }
}
