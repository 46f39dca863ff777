import type { JobQueue } from "@marquee/adapters/queue/port";
import type { PriceList } from "@marquee/contracts/admin/system";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import { AppError } from "@marquee/contracts/errors";
import { limits, type ModelBudget } from "@marquee/contracts/limits";
import { absent, all, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { movingCredits } from "../../credits/credits/end-grant.ts";
import { holdRefusal, holdWrites } from "../../credits/credits/ledger.ts";
import { asSpender, type Spender } from "../../credits/credits/spending.ts";
import { queuedJobItem } from "../../credits/jobs/job.item.ts";
import { jobMessage, paidJob } from "../../credits/jobs/jobs.ts";
import { capIs } from "../../ground/identity/member.item.ts";
import { type Identity, payerOf } from "../../ground/identity/principal.ts";
import { accessRefusal, companyCheck, sessionChecks } from "../../ground/identity/session-check.ts";
import { readSettings } from "../../ground/system/settings.ts";
import { appliedBudget } from "../../ground/system/stage-limits.ts";
import { secondsToTomorrow, spendDaily } from "../../ground/throttles/daily.ts";
import { type BudgetSpend, withinModelBudget } from "../../ground/throttles/model-budget.ts";
import { activeUser, confirmedAccount, profileKey } from "../../ground/users/user.item.ts";
import { epochSeconds } from "../../time.ts";
import { chatModelOrder, replyNeed } from "./chat-job.ts";
import { freeReplyHold, monthOf } from "./free-replies.ts";
import { turnItem } from "./message.item.ts";
import { minuteEntity } from "./sent.item.ts";

/** A question to answer, with what is written in the same transaction. */
export interface ReplyOrder {
  principal: Identity;
  requestId: string;
  /** What the model may cost the stage in a day. */
  budget: ModelBudget;
  /** Checks that the connection it came over has authenticated; undefined for HTTP. */
  also?: readonly LabelledWrite[];
  questionId: string;
  /** Which of the question's answers is requested; undefined for the first one. */
  version?: number;
  nowMs: number;
  /** What is checked first, so that its refusal is the one that is reported. */
  first: readonly LabelledWrite[];
  /** What stores the question. */
  store: readonly LabelledWrite[];
}

/**
 * Orders an answer: stores question, turn and job and holds the answer's cost in one transaction, then wakes the
 * worker. The month's first answers are free; after that, each costs what the price list says.
 * @throws AppError feature_off, unauthenticated, email_unconfirmed, not_enough_credits, forbidden above the actor's
 *   cap, too_many_requests, model_budget_spent; TransactionRefused when a write of the order itself was refused
 */
export async function orderReply(core: Core, queue: JobQueue, order: ReplyOrder): Promise<void> {
  const { accountId: userId } = order.principal;
  const payerId = payerOf(order.principal);
  const { flags, prices } = await readSettings(core);
  // A message over the live connection has no operation that would have checked its flag.
  if (!flags.chat) throw new AppError("feature_off");
  const jobId = core.ids.next("reply", order.nowMs);
  const ways = prices.freeRepliesPerMonth > 0 ? (["free", "paid"] as const) : (["paid"] as const);
  const budget = await appliedBudget(core, order.budget);
  /** Without a spender, it takes one of the month's free replies. */
  const ordered = (spender: Spender | null) =>
    withinModelBudget(core, budget, { ...chatModelOrder, jobId }, (spend) =>
      movingCredits(core, payerId, () =>
        core.table.transact(orderWrites(order, { id: jobId, prices, spender }, spend)),
      ),
    );
  const cost = prices[jobKinds.chat.price];
  let unconfirmed = false;
  for (const way of ways) {
    try {
      if (way === "free") await ordered(null);
      else await asSpender(core, order.principal, cost, ordered);
      break;
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      unconfirmed ||= error.label === "confirmed";
      if (error.label === "confirmed" || error.label === "allowance") continue;
      // A user with credits pays; only a user without any is asked to confirm first.
      if (unconfirmed && error.label === "balance") throw new AppError("email_unconfirmed", { cause: error });
      throw refusalOf(error, order, cost);
    }
  }
  await queue
    .send(jobMessage({ id: jobId, kind: "chat", userId, requestId: order.requestId }))
    .catch(() => undefined);
}

function orderWrites(
  order: ReplyOrder,
  reply: { id: string; prices: PriceList; spender: Spender | null },
  spend: BudgetSpend,
): LabelledWrite[] {
  const { nowMs, questionId, version } = order;
  const { accountId: userId, actorId, through = null, payer = "client" } = order.principal;
  const payerId = payerOf(order.principal);
  const { id: jobId, prices, spender } = reply;
  const month = monthOf(nowMs);
  const job = {
    id: jobId,
    userId,
    actorId,
    through,
    payer,
    kind: "chat",
    costCredits: spender ? prices[jobKinds.chat.price] : 0,
    spentMonth: spender?.month ?? null,
    freeMonth: spender ? null : month,
    requestId: order.requestId,
    messageId: questionId,
  } as const;
  const turn = { userId, messageId: questionId, jobId, ...(version === undefined ? {} : { version }) };
  const checks = [
    ...sessionChecks(order.principal, replyNeed, nowMs, spender ? capIs(spender.monthlyCap) : undefined),
    ...companyCheck(order.principal),
  ];
  // A transaction names each row once: that the payer is confirmed includes that it is active.
  const included = payerId === userId ? "company" : "grantee";
  return [
    ...(spender ? checks : checks.filter(({ label }) => label !== included)),
    ...(order.also ?? []),
    ...order.first,
    ...(spender ? [] : [confirmedCheck(payerId), freeReplyHold(payerId, month, prices.freeRepliesPerMonth)]),
    ...(spender && job.costCredits > 0 ? holdWrites(paidJob(job), nowMs, spender.monthlyCap) : []),
    spendDaily(userId, "messages", limits.messagesPerDay, nowMs),
    minuteWrite(userId, nowMs),
    spend.write,
    ...order.store,
    { label: "turn", write: { op: "put", item: turnItem(turn), when: absent } },
    { label: "job", write: { op: "put", item: queuedJobItem(job, nowMs, spend.place), when: absent } },
  ];
}

/**
 * Free answers require an active account with a confirmed email address or phone number; anybody can invent accounts.
 * Whatever is refused here is tried as a paid answer, whose refusal counts.
 */
function confirmedCheck(userId: string): LabelledWrite {
  return {
    label: "confirmed",
    write: { op: "check", key: profileKey(userId), when: all(activeUser, confirmedAccount) },
  };
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

function refusalOf(
  refusal: TransactionRefused,
  { principal, nowMs }: Pick<ReplyOrder, "principal" | "nowMs">,
  replyCredits: number,
): Error {
  switch (refusal.label) {
    case "session":
    case "socket":
      return new AppError("unauthenticated");
    case "balance": {
      const shortage = holdRefusal(refusal.item, { kind: "chat", costCredits: replyCredits });
      return new AppError("not_enough_credits", {
        message:
          principal.through === undefined
            ? "You've used this month's free replies. Buy credits to keep chatting with Morgan."
            : "This month's free replies are used, and the account that pays has too few credits for another.",
        ...(shortage.credits ? { credits: shortage.credits } : {}),
      });
    }
    case "daily":
      return new AppError("too_many_requests", { retryAfterSeconds: secondsToTomorrow(nowMs) });
    case "minute":
      return new AppError("too_many_requests", {
        message: "You're sending messages too quickly. Wait a moment and try again.",
        retryAfterSeconds: Math.ceil((minuteMs - (nowMs % minuteMs)) / 1_000),
      });
    default:
      return accessRefusal(principal, replyNeed, refusal, nowMs) ?? refusal;
  }
}
