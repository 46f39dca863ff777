import type { CardPayments, PaymentProvider } from "@marquee/adapters/payments/port";
import { AppError } from "@marquee/contracts/errors";
import { userPartition } from "../keys.ts";
import { everyRow } from "../paging.ts";
import type { Core } from "../ports.ts";
import { paymentPrefix, readPayment } from "./payment.item.ts";

/** Gives the stage's payments; asked for only where somebody has an open checkout. */
export type FindProvider = () => Promise<PaymentProvider>;

/**
 * Ends the open card checkouts of an account that is closed or suspended, so that nobody pays for it any more. Tried once:
 * false when the provider did not answer. Then the reconciler ends them, and money that comes all the same is refunded.
 */
export async function expireCheckouts(
  core: Core,
  findProvider: FindProvider,
  userId: string,
): Promise<boolean> {
  const sessionIds: string[] = [];
  for await (const row of everyRow(core, { pk: userPartition(userId), sk: { beginsWith: paymentPrefix } })) {
    const { method, status, sessionId, paidCents } = readPayment(row);
    if (method === "card" && status === "pending" && paidCents === 0 && sessionId !== null) {
      sessionIds.push(sessionId);
    }
  }
  if (sessionIds.length === 0) return true;
  try {
    const provider = await findProvider();
    if (provider.method === "card") await expireEach(provider, sessionIds);
    return true;
  } catch (error) {
    // A provider that is down holds up nobody's deletion.
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function expireEach(provider: CardPayments, sessionIds: readonly string[]): Promise<void> {
  for (const sessionId of sessionIds) await provider.expireSession(sessionId);
}
