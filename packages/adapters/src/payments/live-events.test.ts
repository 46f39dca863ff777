import { StripeAccount } from "@marquee/fake-providers/stripe/account";
import { answerApi } from "@marquee/fake-providers/stripe/api";
import { parseForm } from "@marquee/fake-providers/stripe/form-body";
import type { StripeEvent } from "@marquee/fake-providers/stripe/objects";
import { describe, expect, it } from "vitest";
import { cardEvent } from "./live-events.ts";

const form = new URLSearchParams({
  mode: "payment",
  client_reference_id: "pay_1",
  "metadata[paymentId]": "pay_1",
  "metadata[userId]": "usr_1",
  "payment_intent_data[metadata][paymentId]": "pay_1",
  "payment_intent_data[metadata][userId]": "usr_1",
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "usd",
  "line_items[0][price_data][unit_amount]": "9900",
  "line_items[0][price_data][product_data][name]": "Growth Package",
  success_url: "https://marquee.example/credits",
});

/** A purchase and all events that it sent. */
function purchase() {
  const events: StripeEvent[] = [];
  const account = new StripeAccount({
    now: () => 1_768_467_600_000,
    live: false,
    emit: (event) => events.push(event),
  });
  const call = { method: "POST", path: "/v1/checkout/sessions", form: parseForm(form.toString()) };
  const { id } = answerApi(account, "http://localhost", call) as { id: string };
  const update = (type: string) => {
    const found = cardEvent(events.findLast((event) => event.type === type))?.update;
    if (typeof found !== "object") return found;
    return found;
  };
  return { account, events, id, update };
}

describe("the update read from a Stripe event", () => {
  it("is money only if the session is paid", () => {
    const { account, id, update } = purchase();
    account.payLater(id);
    expect(update("checkout.session.completed")).toMatchObject({
      paymentId: "pay_1",
      userId: "usr_1",
      sessionId: id,
      amountCents: 9_900,
      currency: "usd",
      facts: {},
    });
    account.settle(id, true);
    expect(update("checkout.session.async_payment_succeeded")).toMatchObject({ facts: { paidCents: 9_900 } });
  });

  it("is a failure if the transfer was returned or the session expired", () => {
    const bounced = purchase();
    bounced.account.payLater(bounced.id);
    bounced.account.settle(bounced.id, false);
    expect(bounced.update("checkout.session.async_payment_failed")).toMatchObject({
      facts: { failed: true },
    });
    const expired = purchase();
    expired.account.expire(expired.id);
    expect(expired.update("checkout.session.expired")).toMatchObject({ facts: { failed: true } });
  });

  it("is the total of a charge's refunds, and each single refund", () => {
    const { account, id, update } = purchase();
    const charge = account.pay(id);
    account.refund(charge.id, 3_300);
    const second = account.refund(charge.id, 1_000);
    expect(update("charge.refunded")).toMatchObject({ paymentId: "pay_1", facts: { refundedCents: 4_300 } });
    const common = { id: second.id, amountCents: 1_000 };
    expect(update("refund.created")).toMatchObject({ facts: { refund: { ...common, failed: false } } });
    account.failRefund(second.id);
    expect(update("refund.failed")).toMatchObject({ facts: { refund: { ...common, failed: true } } });
  });

  it("is a dispute's stage, with the money that its own transactions moved", () => {
    const { account, id, update } = purchase();
    const dispute = account.dispute(account.pay(id).id);
    const common = { id: dispute.id, amountCents: 9_900 };
    expect(update("charge.dispute.created")).toMatchObject({
      facts: { dispute: { ...common, stage: "withdrawn", withdrawnCents: 0, reinstatedCents: 0 } },
    });
    expect(update("charge.dispute.funds_withdrawn")).toMatchObject({
      facts: { dispute: { ...common, stage: "withdrawn", withdrawnCents: 9_900, reinstatedCents: 0 } },
    });
    account.closeDispute(dispute.id, false);
    expect(update("charge.dispute.closed")).toMatchObject({ facts: { dispute: { stage: "lost" } } });
    account.closeDispute(dispute.id, true, 2_970);
    const won = { ...common, stage: "reinstated", withdrawnCents: 9_900, reinstatedCents: 2_970 };
    expect(update("charge.dispute.funds_reinstated")).toMatchObject({ facts: { dispute: won } });
    expect(update("charge.dispute.closed")).toMatchObject({ facts: { dispute: won } });
    const prevented = purchase();
    prevented.account.preventDispute(prevented.account.pay(prevented.id).id);
    expect(prevented.update("charge.dispute.closed")).toMatchObject({
      facts: { dispute: { stage: "prevented", withdrawnCents: 0, reinstatedCents: 0 } },
    });
  });

  it("is in cents of the charge's currency if the balance is in another currency", () => {
    const { account, events, id } = purchase();
    account.dispute(account.pay(id).id);
    const { type, data, ...rest } = events.findLast((event) => event.type.endsWith("funds_withdrawn")) ?? {};
    const moved = { amount: -8_613, currency: "eur", exchange_rate: 0.87 };
    const object = { ...data?.object, balance_transactions: [moved] };
    expect(cardEvent({ ...rest, type, data: { object } })?.update).toMatchObject({
      facts: { dispute: { withdrawnCents: 9_900 } },
    });
  });

  it("is ignored for an inquiry, which takes no money, unless it moved some", () => {
    const { account, events, id } = purchase();
    account.dispute(account.pay(id).id);
    const read = (type: string, status: string) => {
      const event = events.find((one) => one.type === type);
      return cardEvent({ ...event, data: { object: { ...event?.data.object, status } } })?.update;
    };
    expect(read("charge.dispute.created", "warning_needs_response")).toBe("ignored");
    expect(read("charge.dispute.funds_withdrawn", "warning_needs_response")).toMatchObject({
      facts: { dispute: { stage: "inquiry", withdrawnCents: 9_900 } },
    });
    // An appeal reopens the dispute; the money that its transactions moved decides.
    expect(read("charge.dispute.created", "appeal_under_review")).toMatchObject({
      facts: { dispute: { stage: "withdrawn" } },
    });
  });

  it("is ignored for other types, and unreadable if the shape is not the published one", () => {
    const { account, events, id, update } = purchase();
    account.pay(id);
    expect(update("payment_intent.succeeded")).toBe("ignored");
    for (const type of ["checkout.session.completed", "charge.refunded", "refund.created"]) {
      expect(cardEvent({ ...events[0], type, data: { object: { id: 7 } } })?.update).toBe("unreadable");
    }
    expect(cardEvent({ object: "v2.core.event" })).toBeUndefined();
  });
});
