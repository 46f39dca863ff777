import type { CardPayments, PaymentUpdate } from "@marquee/adapters/payments/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import { UnreadableRow } from "../codec.ts";
import type { Core } from "../core.ts";
import { lookAgainAt } from "../due-rows.ts";
import { shardsOf } from "../lists.ts";
import { isoTime } from "../time.ts";
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
  /** Payments that had been paid without a webhook telling us. */
  granted: number;
  /** Checkouts that failed. */
  ended: number;
  /** Sessions that a crash had left unknown to us. */
  healed: number;
  /** What the provider says of a payment is not what was agreed, or its buyer is gone and the money goes back. */
  refused: number;
  /** Looks that did not work; the next run looks again. */
  failed: number;
  /** Payments that do not fit their shape; a later run looks again. */
  unreadable: number;
  /** The first failure that is not the provider's passing trouble; rethrown once everything else is done. */
  defect: unknown;
}

const pageSize = 50;
/** The provider is down: more asking does not help. */
const failuresInRowMax = 5;
/** A run starts a moment earlier or later than the last one; each must find what the last one put off. */
const slackMs = 60_000;

/**
 * Asks the provider about every card payment that has waited too long for its webhook, and tells the one fulfill step
 * what it hears. Runs beside webhooks and beside itself. Stops at `untilMs`; the rest is due next time.
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
  };
  const dueBefore = isoTime(core.clock.now());
  let failuresInRow = 0;
  const goesOn = () => core.clock.now() < untilMs && failuresInRow < failuresInRowMax;
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
        if (!goesOn()) break;
        report.looked += 1;
        try {
          const did = await reconcilePayment(reconciler, key);
          if (did !== "nothing") report[did] += 1;
          failuresInRow = 0;
        } catch (error) {
          // One payment's trouble must not hold up the others; a defect is still reported at the end.
          const passing = error instanceof AppError;
          if (!passing) report.defect ??= error;
          if (error instanceof UnreadableRow) report.unreadable += 1;
          else report.failed += 1;
          // Only the provider's trouble is everybody's; a row's own says nothing of the next.
          failuresInRow = passing ? failuresInRow + 1 : 0;
          if (!passing) await putOff(core, key);
        }
      }
      cursor = due.cursor;
    } while (cursor !== undefined && goesOn());
  }
  return report;
}

/** A payment that cannot be looked at comes after the others. Should this fail as well, the next run meets it again. */
async function putOff(core: Core, key: Key): Promise<void> {
  await lookAgainAt(core, key, core.clock.now() + durations.reconcileAfterSeconds * 1_000).catch(
    () => undefined,
  );
}

type Did = "nothing" | "granted" | "ended" | "healed" | "refused";

/** The index only suggests; the row decides. */
async function reconcilePayment(reconciler: Reconciler, { pk, sk }: Key): Promise<Did> {
  const { core, provider } = reconciler;
  const row = await core.table.get({ pk, sk });
  if (!row) return "nothing";
  const payment = readPayment(row);
  if (payment.status !== "pending") return "nothing";
  await lookAgain(core, payment);
  if (payment.declined) {
    await refundDeclined(core, provider, payment);
    return "refused";
  }
  const active = await isActiveBuyer(core, payment.userId);
  // Without a session nobody was sent to a page where they could pay.
  if (payment.sessionId === null) return active ? heal(reconciler, payment) : end(core, payment);
  if (!active) await provider.expireSession(payment.sessionId);
  const update = await provider.findSession(payment.sessionId);
  return update ? apply(reconciler, payment, update) : forget(core, payment);
}

async function apply(
  { core, provider, channel }: Reconciler,
  payment: PaymentRecord,
  update: PaymentUpdate,
): Promise<Did> {
  const outcome = await applyPaymentUpdate(core, provider, `look_${payment.ver}`, update);
  if (outcome.verdict === "refused") return "refused";
  if (outcome.verdict !== "applied") return "nothing";
  const { fulfillment } = outcome;
  await tellBuyer(core, channel, fulfillment);
  if (fulfillment.change > 0) return "granted";
  return fulfillment.payment.status === "failed" ? "ended" : "nothing";
}

/**
 * Somebody stopped between storing the payment and knowing its session. Asking again gives the session that was made, if
 * any; where none can be made any more none ever was, and nothing was paid.
 */
async function heal({ core, provider }: Reconciler, payment: PaymentRecord): Promise<Did> {
  try {
    await startCardCheckout(core, provider, payment);
    return "healed";
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    return end(core, payment);
  }
}

/** The provider does not know the session (its key was changed, perhaps). After a day it can no longer be paid. */
async function forget(core: Core, payment: PaymentRecord): Promise<Did> {
  return ageMs(core, payment) < durations.reconcileOftenSeconds * 1_000 ? "nothing" : end(core, payment);
}

async function end(core: Core, { id, userId, ver }: PaymentRecord): Promise<Did> {
  const update = { id: `look_${ver}`, facts: { failed: true } };
  const { changed } = await fulfillPayment(core, { userId, paymentId: id }, update);
  return changed ? "ended" : "nothing";
}

const ageMs = (core: Core, payment: PaymentRecord) => core.clock.now() - Date.parse(payment.createdAt);

/** Puts the next look off before this one, so that a payment that cannot be read never holds up the others. */
async function lookAgain(core: Core, payment: PaymentRecord): Promise<void> {
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
    // Settled meanwhile: nobody needs to look at it again.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}
