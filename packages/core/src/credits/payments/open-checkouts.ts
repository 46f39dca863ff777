import type { CardPayments, PaymentProvider } from "@marquee/adapters/payments/port";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../core.ts";
import { userPartition } from "../../rows/keys.ts";
import { everyRow, readOr } from "../../rows/paging.ts";
import { paymentPrefix, readPayment } from "./payment.item.ts";

/** Returns the stage's payment provider; called only if an account has an open checkout, or is known there. */
export type FindProvider = () => Promise<PaymentProvider>;

/**
 * Ends the open card checkouts of a closed or suspended account, so that nobody pays for it any more. One attempt:
 * false if the provider did not answer. Then the reconciler ends them and refunds money that arrives anyway.
 */
export async function expireCheckouts(
  core: Core,
  findProvider: FindProvider,
  userId: string,
): Promise<boolean> {
  const sessionIds: string[] = [];
  for await (const row of everyRow(core, { pk: userPartition(userId), sk: { beginsWith: paymentPrefix } })) {
    // The reconciler counts unreadable ones; they must not keep the others open.
    const payment = readOr(row, readPayment);
    if (payment?.method !== "card" || payment.status !== "pending" || payment.paidCents > 0) continue;
    if (payment.sessionId !== null) sessionIds.push(payment.sessionId);
  }
  if (sessionIds.length === 0) return true;
  try {
    const provider = await findProvider();
    return provider.method !== "card" || (await expireEach(provider, sessionIds));
  } catch (error) {
    // A provider that is down does not block a deletion.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Ends each of them independently. Returns whether all have ended. */
async function expireEach(provider: CardPayments, sessionIds: readonly string[]): Promise<boolean> {
  const ended = await Promise.allSettled(sessionIds.map((id) => provider.expireSession(id)));
  const failures = ended.filter((one) => one.status === "rejected");
  const defect = failures.find(({ reason }) => !(reason instanceof AppError));
  if (defect) throw defect.reason;
  return failures.length === 0;
}
