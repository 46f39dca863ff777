import type { StripeAccount } from "./account.ts";
import { invalid } from "./api-error.ts";
import type { Charge } from "./objects.ts";

/** The actions that can be applied to a purchase, by its session. */
export const sessionActions = [
  "pay",
  "pay-later",
  "arrive",
  "bounce",
  "expire",
  "refund",
  "fail-refund",
  "dispute",
  "prevent-dispute",
  "win-dispute",
  "win-part",
  "lose-dispute",
] as const;
export type SessionAction = (typeof sessionActions)[number];

const last = <T>(objects: Iterable<T>, fits: (object: T) => boolean): T | undefined =>
  [...objects].findLast(fits);

/**
 * Applies an action to a purchase, as the buyer, the bank or the shop would. Without an amount, refunds and disputes
 * take all that is left, and a partly won dispute returns half. An action that ends a refund or dispute applies to
 * the newest.
 * @throws ApiError when the action is not possible now
 */
export function act(
  account: StripeAccount,
  sessionId: string,
  action: SessionAction,
  amountCents?: number,
): void {
  switch (action) {
    case "pay":
      account.pay(sessionId);
      return;
    case "pay-later":
      return account.payLater(sessionId);
    case "arrive":
      return account.settle(sessionId, true);
    case "bounce":
      return account.settle(sessionId, false);
    case "expire":
      account.expire(sessionId);
      return;
    case "refund":
      account.refund(chargeOf(account, sessionId).id, amountCents);
      return;
    case "fail-refund":
      return account.failRefund(newest(account.refunds, chargeOf(account, sessionId), "refund"));
    case "dispute":
      account.dispute(chargeOf(account, sessionId).id, amountCents);
      return;
    case "prevent-dispute":
      account.preventDispute(chargeOf(account, sessionId).id);
      return;
    case "win-dispute":
    case "win-part":
    case "lose-dispute": {
      const dispute = newest(account.disputes, chargeOf(account, sessionId), "dispute");
      const half = Math.floor((account.disputes.get(dispute)?.amount ?? 0) / 2);
      const wonCents = action === "win-part" ? (amountCents ?? half) : undefined;
      return account.closeDispute(dispute, action !== "lose-dispute", wonCents);
    }
  }
}

function chargeOf(account: StripeAccount, sessionId: string): Charge {
  const { session } = account.purchase(sessionId);
  const charge = last(account.charges.values(), (one) => one.payment_intent === session.payment_intent);
  if (!charge) throw invalid("That session has no charge.", "session");
  return charge;
}

function newest(
  objects: ReadonlyMap<string, { id: string; charge: string }>,
  charge: Charge,
  what: string,
): string {
  const found = last(objects.values(), (one) => one.charge === charge.id);
  if (!found) throw invalid(`That charge has no ${what}.`, what);
  return found.id;
}

/** The actions that are possible for a purchase now, for the dashboard's buttons. */
export function possibleActions(account: StripeAccount, sessionId: string): SessionAction[] {
  const { session } = account.purchase(sessionId);
  if (session.status === "open") return ["pay", "pay-later", "expire"];
  const intent = account.intents.get(session.payment_intent ?? "");
  if (intent?.status === "processing") return ["arrive", "bounce"];
  const charge = account.charges.get(intent?.latest_charge ?? "");
  if (!charge) return [];
  const actions: SessionAction[] = [];
  if (charge.amount_refunded < charge.amount) actions.push("refund", "dispute", "prevent-dispute");
  if (charge.amount_refunded > 0) actions.push("fail-refund");
  const open = last(account.disputes.values(), (one) => one.charge === charge.id);
  if (open?.status === "needs_response") actions.push("win-dispute", "win-part", "lose-dispute");
  return actions;
}
