import { StripeAccount } from "@marquee/stand-ins/stripe/account";
import { answerApi } from "@marquee/stand-ins/stripe/api";
import { parseForm } from "@marquee/stand-ins/stripe/form-body";
import type { StripeEvent } from "@marquee/stand-ins/stripe/objects";
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

/** A purchase and every event that it told. */
function purchase() {
  const events: StripeEvent[] = [];
  const account = new StripeAccount({
    now: () => 1_768_467_600_000,
    live: false,
    emit: (event) => events.push(event),
  });
  const call = { method: "POST", path: "/v1/checkout/sessions", form: parseForm(form.toString()) };
  const { id } = answerApi(account, "http://localhost", call) as { id: string };
  const news = (type: string) => {
    const found = cardEvent(events.findLast((event) => event.type === type))?.news;
    if (typeof found !== "object") return found;
    return found;
  };
  return { account, events, id, news };
}

describe("what an event of Stripe tells", () => {
  it("is money only where the session is paid", () => {
    const { account, id, news } = purchase();
    account.payLater(id);
    expect(news("checkout.session.completed")).toMatchObject({
      paymentId: "pay_1",
      userId: "usr_1",
      sessionId: id,
      amountCents: 9_900,
      currency: "usd",
      facts: {},
    });
    account.settle(id, true);
    expect(news("checkout.session.async_payment_succeeded")).toMatchObject({ facts: { paidCents: 9_900 } });
  });

  it("is a failure where the transfer came back or the session expired", () => {
    const bounced = purchase();
    bounced.account.payLater(bounced.id);
    bounced.account.settle(bounced.id, false);
    expect(bounced.news("checkout.session.async_payment_failed")).toMatchObject({ facts: { failed: true } });
    const expired = purchase();
    expired.account.expire(expired.id);
    expect(expired.news("checkout.session.expired")).toMatchObject({ facts: { failed: true } });
  });

  it("is a charge's whole sum of refunds, and each refund by itself", () => {
    const { account, id, news } = purchase();
    const charge = account.pay(id);
    account.refund(charge.id, 3_300);
    const second = account.refund(charge.id, 1_000);
    expect(news("charge.refunded")).toMatchObject({ paymentId: "pay_1", facts: { refundedCents: 4_300 } });
    const told = { id: second.id, amountCents: 1_000 };
    expect(news("refund.created")).toMatchObject({ facts: { refund: { ...told, failed: false } } });
    account.failRefund(second.id);
    expect(news("refund.failed")).toMatchObject({ facts: { refund: { ...told, failed: true } } });
  });

  it("is a dispute's stage; an inquiry takes nothing", () => {
    const { account, events, id, news } = purchase();
    const dispute = account.dispute(account.pay(id).id);
    expect(news("charge.dispute.created")).toMatchObject({ facts: { dispute: { stage: "withdrawn" } } });
    account.closeDispute(dispute.id, true);
    expect(news("charge.dispute.closed")).toMatchObject({ facts: { dispute: { stage: "reinstated" } } });
    account.closeDispute(dispute.id, false);
    expect(news("charge.dispute.closed")).toMatchObject({ facts: { dispute: { stage: "lost" } } });
    const created = events.find(({ type }) => type === "charge.dispute.created");
    const inquiry = { ...created?.data.object, status: "warning_needs_response" };
    expect(cardEvent({ ...created, data: { object: inquiry } })?.news).toBe("ignored");
  });

  it("is nothing for other types, and unreadable where the shape is not the published one", () => {
    const { account, events, id, news } = purchase();
    account.pay(id);
    expect(news("payment_intent.succeeded")).toBe("ignored");
    for (const type of ["checkout.session.completed", "charge.refunded", "refund.created"]) {
      expect(cardEvent({ ...events[0], type, data: { object: { id: 7 } } })?.news).toBe("unreadable");
    }
    expect(cardEvent({ object: "v2.core.event" })).toBeUndefined();
  });
});
