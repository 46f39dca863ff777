import type { CardPayments, PaymentUpdate } from "@marquee/adapters/payments/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { UnreadableRow } from "../../rows/codec.ts";
import { lookAgainAt } from "../../rows/due-rows.ts";
import { shardsOf } from "../../rows/lists.ts";
import { isoTime } from "../../time.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { isActiveBuyer } from "./buyer.ts";
import { refundDeclined } from "./decline.ts";
import { fulfillPayment } from "./fulfill.ts";
import {
  type PaymentRecord,
  paymentKey,
  pendingAttributes,
  pendingPayments,
  readPayment,
} from "./payment.item.ts";
import { startCardCheckout } from "./payments.ts";
import { tellBuyer } from "./tell-buyer.ts";

export interface Reconciler {
  core: Core;
  provider: CardPayments;
  channel: PushChannel;
}

/** What one run did, for its log line and metrics. */
export interface ReconcileReport {
  looked: number;
  /** Payments that were paid although no webhook told us. */
  granted: number;
  /** Checkouts that failed. */
  ended: number;
  /** Sessions that were unknown to us after a crash. */
  healed: number;
  /** Payments that the provider reports differently from the order, or that are refunded for lack of a buyer. */
  refused: number;
  /** Checks that failed; the next run tries again. */
  failed: number;
  /** Payments that do not fit their shape; a later run tries again. */
  unreadable: number;
  /** The first failure that is not a transient provider error; rethrown once everything else is done. */
  defect: unknown;
  /** The first transient provider error: the next run tries again, and nobody else hears why. */
  passing: unknown;
}

const pageSize = 50;
/** The provider is down: asking again doesn't help. */
const failuresInRowMax = 5;
/** A run may start slightly earlier or later than scheduled; each must find what the last one postponed. */
const slackMs = 60_000;

/**
 * Asks the provider about every card payment that has waited too long for its webhook, and passes the answers to the
 * one fulfill step. Safe to run next to webhooks and other runs. Stops at `untilMs`; the rest is due next time.
 */
export async function reconcilePayments(reconciler: Reconciler, untilMs: number): Promise<ReconcileReport> {
  const { core } = reconciler;
  const report: ReconcileReport = {
    looked: 0,
    granted: 0,
    ended: 0,
    healed: 0,
    refused: 0,
    failed: 0,
    unreadable: 0,
    defect: undefined,
    passing: undefined,
  };
  const dueBefore = isoTime(core.clock.now());
  let failuresInRow = 0;
  const shouldContinue = () => core.clock.now() < untilMs && failuresInRow < failuresInRowMax;
  for (const pk of shardsOf(pendingPayments)) {
    let cursor: string | undefined;
    do {
      const due = await core.table.query({
        index: "sweep",
        pk,
        sk: { atMost: dueBefore },
        limit: pageSize,
        ...(cursor === undefined ? {} : { cursor }),
      });
      for (const key of due.items) {
        if (!shouldContinue()) break;
        report.looked += 1;
        try {
          const result = await reconcilePayment(reconciler, key);
          if (result !== "nothing") report[result] += 1;
          failuresInRow = 0;
        } catch (error) {
          // One payment's failure must not block the others; a defect is still reported at the end.
          const passing = error instanceof AppError;
          if (passing) report.passing ??= error;
          else report.defect ??= error;
          if (error instanceof UnreadableRow) report.unreadable += 1;
          else report.failed += 1;
          // Only the provider's errors concern every payment; a bad row says nothing about the next one.
          failuresInRow = passing ? failuresInRow + 1 : 0;
          if (!passing) await postpone(core, key);
        }
      }
      cursor = due.cursor;
    } while (cursor !== undefined && shouldContinue());
  }
  return report;
}

/** Moves a payment that could not be processed behind the others. If this fails too, the next run picks it up again. */
async function postpone(core: Core, key: Key): Promise<void> {
  await lookAgainAt(core, key, core.clock.now() + durations.reconcileAfterSeconds * 1_000).catch(
    () => undefined,
  );
}

type Reconciliation = "nothing" | "granted" | "ended" | "healed" | "refused";

/** The index is only a hint; the row decides. */
async function reconcilePayment(reconciler: Reconciler, { pk, sk }: Key): Promise<Reconciliation> {
  const { core, provider } = reconciler;
  const row = await core.table.get({ pk, sk });
  if (!row) return "nothing";
  const payment = readPayment(row);
  if (payment.status !== "pending") return "nothing";
  await scheduleNextCheck(core, payment);
  if (payment.declined) {
    await refundDeclined(core, provider, payment);
    return "refused";
  }
  const active = await isActiveBuyer(core, payment.userId);
  // Without a session there never was a page where the buyer could pay.
  if (payment.sessionId === null) return active ? heal(reconciler, payment) : end(core, payment);
  if (!active) await provider.expireSession(payment.sessionId);
  const update = await provider.findSession(payment.sessionId);
  return update ? apply(reconciler, payment, update) : endIfOld(core, payment);
}

async function apply(
  { core, provider, channel }: Reconciler,
  payment: PaymentRecord,
  update: PaymentUpdate,
): Promise<Reconciliation> {
  const outcome = await applyPaymentUpdate(core, provider, `look_${payment.ver}`, update);
  if (outcome.verdict === "refused") return "refused";
  if (outcome.verdict !== "applied") return "nothing";
  const { fulfillment } = outcome;
  await tellBuyer(core, channel, fulfillment);
  if (fulfillment.change > 0) return "granted";
  return fulfillment.payment.status === "failed" ? "ended" : "nothing";
}

/**
 * The checkout was interrupted between storing the payment and learning its session. Creating it again returns the
 * existing session, if any; if none can be created any more, there never was one, and nothing was paid.
 */
async function heal({ core, provider }: Reconciler, payment: PaymentRecord): Promise<Reconciliation> {
  try {
    await startCardCheckout(core, provider, payment);
    return "healed";
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    return end(core, payment);
  }
}

/** The provider does not know the session (perhaps its key was changed). After a day it can no longer be paid. */
async function endIfOld(core: Core, payment: PaymentRecord): Promise<Reconciliation> {
  return ageMs(core, payment) < durations.reconcileOftenSeconds * 1_000 ? "nothing" : end(core, payment);
}

async function end(core: Core, { id, userId, ver }: PaymentRecord): Promise<Reconciliation> {
  const update = { id: `look_${ver}`, facts: { failed: true } };
  const { changed } = await fulfillPayment(core, { userId, paymentId: id }, update);
  return changed ? "ended" : "nothing";
}

const ageMs = (core: Core, payment: PaymentRecord) => core.clock.now() - Date.parse(payment.createdAt);

/** Postpones the next check before this one, so that an unreadable payment never blocks the others. */
async function scheduleNextCheck(core: Core, payment: PaymentRecord): Promise<void> {
  const age = ageMs(core, payment) / 1_000;
  const often = age < durations.reconcileOftenSeconds;
  const pauseMs = often
    ? durations.reconcileAfterSeconds * 1_000 - slackMs
    : durations.reconcileSeldomSeconds * 1_000;
  const last = age >= durations.reconcileUntilSeconds;
  try {
    await core.table.write({
      op: "update",
      key: paymentKey(payment.userId, payment.id),
      ...(last ? { remove: pendingAttributes } : { set: { sweepAt: isoTime(core.clock.now() + pauseMs) } }),
      when: attribute("sweepAt").isPresent,
    });
  } catch (error) {
    // Settled in the meantime: no further check is needed.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}
