import { isDeepStrictEqual } from "node:util";
import type { PaymentFacts } from "@marquee/adapters/payments/port";
import { durations } from "@marquee/contracts/durations";
import type { PaymentStatus } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { retried } from "../../retried.ts";
import { isoTime } from "../../time.ts";
import { balanceKey, grantInTime } from "../credits/balance.item.ts";
import { movingCredits } from "../credits/end-grant.ts";
import { entryWrites } from "../credits/ledger-entry.item.ts";
import { topUpWrites } from "../credits/low-credits.ts";
import { activeBuyerCheck, isActiveBuyer } from "./buyer.ts";
import { keptCents, type Money, mergeFacts, targetCredits } from "./money.ts";
import {
  awaitsRefund,
  checkoutKey,
  intentKey,
  lookupItem,
  type PaymentRecord,
  type PaymentRef,
  paymentEventItem,
  paymentKey,
  pendingAttributes,
  pendingSet,
  readPayment,
} from "./payment.item.ts";

/** New facts about a payment: from an event, from asking the provider, or from a mock checkout. */
export interface PaymentFactsUpdate {
  /** Identifies the update in the payment's history. */
  id: string;
  facts: PaymentFacts;
  /** Whether the buyer canceled the checkout. */
  canceled?: boolean;
  /** The provider's ids, if the payment does not have them yet. */
  sessionId?: string | undefined;
  intentId?: string | undefined;
}

/** The result of an update. */
export interface Fulfillment {
  payment: PaymentRecord;
  /** False if all of it was already known. */
  changed: boolean;
  /** Credits that were added (or removed, if negative). */
  change: number;
  /** Whether this was the first money of the payment. */
  bought: boolean;
  /** The notices that tell the buyer about added credits. */
  notices: readonly ReadyNotice[];
}

/**
 * The one step that turns money into credits, for mock payments, webhooks and the reconciler alike. It moves the
 * balance to the payment's target instead of adding, so repeats, reordering and concurrency have the same result. The
 * first money of a payment counts only while its buyer's account is active; otherwise the payment is declined for good,
 * grants nothing, and stays on the reconciler's list until its money is refunded.
 * @throws AppError not_found for a payment that does not exist, unavailable under lasting contention
 */
export function fulfillPayment(
  core: Core,
  ref: PaymentRef,
  update: PaymentFactsUpdate,
): Promise<Fulfillment> {
  // When another update was faster, this one is merged into what is stored then.
  return retried(core, async () => {
    const row = await core.table.get(paymentKey(ref.userId, ref.paymentId));
    if (!row) throw new AppError("not_found");
    const payment = readPayment(row);
    const next = await updatedPayment(core, payment, update);
    const change = next.appliedCredits - payment.appliedCredits;
    if (!differs(payment, next)) return { payment, changed: false, change: 0, bought: false, notices: [] };
    const topUp = await topUpWrites(core, payment.userId, change, payment.id);
    const writes = [...fulfillWrites(core, payment, next, update), ...topUp.writes];
    await movingCredits(core, payment.userId, () => core.table.transact(writes));
    const bought = payment.paidCents === 0 && change > 0;
    return { payment: next, changed: true, change, bought, notices: topUp.notices };
  });
}

const isFirstMoney = (before: PaymentRecord, next: Money) => before.paidCents === 0 && next.paidCents > 0;

/** The payment with the new facts merged into it. */
async function updatedPayment(
  core: Core,
  payment: PaymentRecord,
  update: PaymentFactsUpdate,
): Promise<PaymentRecord> {
  const money = mergeFacts(payment, update.facts);
  const declined =
    payment.declined || (isFirstMoney(payment, money) && !(await isActiveBuyer(core, payment.userId)));
  return {
    ...payment,
    ...money,
    sessionId: payment.sessionId ?? update.sessionId ?? null,
    intentId: payment.intentId ?? update.intentId ?? null,
    declined,
    canceled: payment.canceled || update.canceled === true,
    appliedCredits: declined ? 0 : targetCredits(payment.creditAmount, money),
    status: statusOf({ ...payment, declined }, money, update.facts),
    ver: payment.ver + 1,
    updatedAt: isoTime(core.clock.now()),
  };
}

/**
 * Money outranks failure: a checkout that was canceled but paid anyway is paid, whichever is heard first. A declined
 * payment waits for its refund; a declined mock payment has no money to refund.
 */
function statusOf(
  { status, declined, method }: PaymentRecord,
  money: Money,
  facts: PaymentFacts,
): PaymentStatus {
  if (money.paidCents === 0) return facts.failed ? "failed" : status;
  if (declined && method === "mock") return "failed";
  if (keptCents(money) === 0) return "refunded";
  return declined ? "pending" : "completed";
}

const updatedFields = [
  "paidCents",
  "refundedCents",
  "refunds",
  "disputes",
  "sessionId",
  "intentId",
  "appliedCredits",
  "declined",
  "canceled",
  "status",
] as const;

function differs(before: PaymentRecord, next: PaymentRecord): boolean {
  return updatedFields.some((name) => !isDeepStrictEqual(before[name], next[name]));
}

function fulfillWrites(
  core: Core,
  payment: PaymentRecord,
  next: PaymentRecord,
  { id }: PaymentFactsUpdate,
): LabelledWrite[] {
  const { userId, ver } = next;
  const change = next.appliedCredits - payment.appliedCredits;
  const writes: LabelledWrite[] = [
    {
      label: "payment",
      write: {
        op: "update",
        key: paymentKey(userId, payment.id),
        set: {
          ...Object.fromEntries(updatedFields.map((name) => [name, next[name]])),
          ver,
          updatedAt: next.updatedAt,
          ...(awaitsRefund(next)
            ? pendingSet(next, core.clock.now() + durations.reconcileAfterSeconds * 1_000)
            : {}),
        },
        ...(next.status === "pending" ? {} : { remove: pendingAttributes }),
        when: attribute("ver").is(payment.ver),
      },
    },
    {
      label: "event",
      write: { op: "put", item: paymentEventItem(payment, id, change, next.updatedAt) },
    },
    ...lookupWrites(payment, next),
    ...(isFirstMoney(payment, next) && !next.declined ? [activeBuyerCheck(userId)] : []),
  ];
  if (change === 0) return writes;
  writes.push(
    {
      label: "balance",
      write: {
        op: "update",
        key: balanceKey(userId),
        add: { available: change, total: change, ver: 1 },
        when: grantInTime(core.clock.now()),
      },
    },
    ...entryWrites(
      {
        id: `pay#${payment.id}#${ver}`,
        userId,
        actorId: payment.actorId,
        kind: change > 0 ? "purchase" : "reversal",
        amount: change,
        description: describe(payment, change),
        referenceId: payment.id,
        referenceType: "payment",
      },
      core.clock.now(),
    ),
  );
  return writes;
}

/** A second entry for the same payment must not read like a second purchase. */
function describe({ packageName, paidCents }: PaymentRecord, change: number): string {
  if (change < 0) return `Reversed: ${packageName}`;
  return paidCents > 0 ? `Restored: ${packageName}` : packageName;
}

/** The rows by which later events find the payment, written once its ids are known. */
function lookupWrites(before: PaymentRecord, next: PaymentRecord): LabelledWrite[] {
  const writes: LabelledWrite[] = [];
  const { sessionId, intentId } = next;
  if (sessionId !== null && before.sessionId === null) {
    const item = lookupItem(checkoutKey(sessionId), next);
    writes.push({ label: "checkout", write: { op: "put", item } });
  }
  if (intentId !== null && before.intentId === null) {
    const item = lookupItem(intentKey(intentId), next);
    writes.push({ label: "intent", write: { op: "put", item } });
  }
  return writes;
}
