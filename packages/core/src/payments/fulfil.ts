import type { PaymentStatus } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { absent, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { balanceKey } from "../credits/balance.item.ts";
import { entryWrite } from "../credits/ledger-entry.item.ts";
import { type Core, isoTime } from "../ports.ts";
import {
  type DisputeStage,
  type PaymentRecord,
  paymentEventItem,
  paymentKey,
  readPayment,
} from "./payment.item.ts";

/** What an event says of a payment, as cumulative amounts in cents; what it does not know it leaves out. */
export interface PaymentFacts {
  paidCents?: number;
  refundedCents?: number;
  /** A card holder's dispute: its amount and how far it got. */
  dispute?: { stage: Exclude<DisputeStage, "none">; amountCents: number };
  /** The checkout ended without money. */
  failed?: boolean;
}

type Money = Pick<PaymentRecord, "paidCents" | "refundedCents" | "disputedCents" | "disputeStage">;

/** A dispute moves one way: money withdrawn, then given back or lost for good. */
const disputeRank: Record<DisputeStage, number> = { none: 0, withdrawn: 1, reinstated: 2, lost: 2 };

/** Facts only grow, so the order of the events that bring them does not matter. */
export function mergeFacts(known: Money, facts: PaymentFacts): Money {
  const { dispute } = facts;
  const further = dispute !== undefined && disputeRank[dispute.stage] > disputeRank[known.disputeStage];
  return {
    paidCents: Math.max(known.paidCents, facts.paidCents ?? 0),
    refundedCents: Math.max(known.refundedCents, facts.refundedCents ?? 0),
    disputeStage: further ? dispute.stage : known.disputeStage,
    disputedCents: further ? dispute.amountCents : known.disputedCents,
  };
}

/** The cents that did not stay with us; a won dispute took nothing. */
function returnedCents(money: Money): number {
  const disputed =
    money.disputeStage === "withdrawn" || money.disputeStage === "lost" ? money.disputedCents : 0;
  return Math.min(money.paidCents, Math.max(money.refundedCents, disputed));
}

/** The credits that a payment is worth: those bought, less the share that went back (promises.md 4.4). */
export function targetCredits(creditAmount: number, money: Money): number {
  if (money.paidCents === 0) return 0;
  return Math.floor((creditAmount * (money.paidCents - returnedCents(money))) / money.paidCents);
}

const convergeTries = 10;

/**
 * The one step that turns money into credits, for mock payments, webhooks and the reconciler alike: it moves the balance
 * to the payment's target instead of adding, so that repeats, reordering and concurrency end in the same place.
 * @throws AppError not_found for a payment that does not exist, unavailable under lasting contention
 */
export async function fulfilPayment(
  core: Core,
  ref: { userId: string; paymentId: string },
  event: { id: string; facts: PaymentFacts },
): Promise<PaymentRecord> {
  for (let tries = 1; tries <= convergeTries; tries++) {
    const row = await core.table.get(paymentKey(ref.userId, ref.paymentId));
    if (!row) throw new AppError("not_found");
    const payment = readPayment(row);
    const money = mergeFacts(payment, event.facts);
    const appliedCredits = targetCredits(payment.creditAmount, money);
    const next: PaymentRecord = {
      ...payment,
      ...money,
      appliedCredits,
      status: statusOf(payment.status, money, event.facts),
      ver: payment.ver + 1,
      updatedAt: isoTime(core.clock.now()),
    };
    try {
      await core.table.transact(fulfilWrites(core, payment, next, event.id));
      return next;
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      if (error.label === "event") return payment;
    }
  }
  throw new AppError("unavailable", { retryAfterSeconds: 1 });
}

function fulfilWrites(
  core: Core,
  payment: PaymentRecord,
  next: PaymentRecord,
  eventId: string,
): LabelledWrite[] {
  const nowMs = core.clock.now();
  const change = next.appliedCredits - payment.appliedCredits;
  const { paidCents, refundedCents, disputedCents, disputeStage, appliedCredits, status, ver, updatedAt } =
    next;
  const writes: LabelledWrite[] = [
    {
      label: "event",
      write: { op: "put", item: paymentEventItem(payment, eventId, next.updatedAt), when: absent },
    },
    {
      label: "payment",
      write: {
        op: "update",
        key: paymentKey(payment.userId, payment.id),
        set: {
          paidCents,
          refundedCents,
          disputedCents,
          disputeStage,
          appliedCredits,
          status,
          ver,
          updatedAt,
        },
        when: attribute("ver").is(payment.ver),
      },
    },
  ];
  if (change === 0) return writes;
  writes.push(
    {
      label: "balance",
      write: {
        op: "update",
        key: balanceKey(payment.userId),
        add: { available: change, total: change, ver: 1 },
      },
    },
    entryWrite(
      {
        id: `pay#${payment.id}#${ver}`,
        userId: payment.userId,
        kind: change > 0 ? "purchase" : "reversal",
        amount: change,
        description: change > 0 ? payment.packageName : `Reversed: ${payment.packageName}`,
        referenceId: payment.id,
        referenceType: "payment",
      },
      nowMs,
    ),
  );
  return writes;
}

function statusOf(before: PaymentStatus, money: Money, facts: PaymentFacts): PaymentStatus {
  if (money.paidCents === 0) return facts.failed ? "failed" : before;
  return returnedCents(money) >= money.paidCents ? "refunded" : "completed";
}
