import type { CardEvent, CardPayments, PaymentUpdate } from "@marquee/adapters/payments/port";
import {
  getWebhookEvent,
  listWebhookEvents,
  replayWebhookEvent,
} from "@marquee/core/credits/payments/webhooks";
import type { StripeEvent } from "@marquee/fake-providers/stripe/objects";
import { describe, expect, it } from "vitest";
import { PaymentWorld, type PaymentWorldOptions } from "./payment-world.ts";

/** A world with a paid session whose webhook has not arrived yet. */
async function paid(options: PaymentWorldOptions = {}) {
  const world = await PaymentWorld.open(options);
  const { paymentId, sessionId } = await world.order();
  world.act(sessionId, "pay");
  const event = world.events.find(({ type }) => type === "checkout.session.completed");
  if (!event) throw new Error("Stripe told nothing");
  return { world, paymentId, sessionId, event };
}

/** The same event with its object changed, validly signed as if by Stripe. */
function altered(event: StripeEvent, object: object, more: object = {}): StripeEvent {
  return { ...event, ...more, data: { object: { ...event.data.object, ...object } } };
}

interface Attack {
  name: string;
  reason: string;
  alter(event: StripeEvent): StripeEvent;
  /** Defeats the check: gives the field that it reads the expected value. */
  blind(event: CardEvent, update: PaymentUpdate): CardEvent;
}

const attacks: Attack[] = [
  {
    name: "an altered amount",
    reason: "amount",
    alter: (event) => altered(event, { amount_total: 100 }),
    blind: (event, update) => ({
      ...event,
      update: { ...update, amountCents: 9_900, facts: { paidCents: 9_900 } },
    }),
  },
  {
    name: "a wrong currency",
    reason: "currency",
    alter: (event) => altered(event, { currency: "jpy" }),
    blind: (event, update) => ({ ...event, update: { ...update, currency: "usd" } }),
  },
  {
    name: "no currency at all",
    reason: "currency",
    alter: (event) => altered(event, { currency: null }),
    blind: (event, update) => ({ ...event, update: { ...update, currency: "usd" } }),
  },
  {
    name: "the other mode",
    reason: "mode",
    alter: (event) => altered(event, { livemode: true }, { livemode: true }),
    blind: (event) => ({ ...event, live: false }),
  },
  {
    name: "another checkout of the same buyer",
    reason: "other_session",
    alter: (event) => altered(event, { id: "cs_test_other" }),
    blind: (event, update) => ({ ...event, update: { ...update, sessionId: undefined } }),
  },
];

/** The provider of a world in which one check is defeated. */
function blinded(attack: Attack): PaymentWorldOptions {
  return {
    wrapProvider: (provider: CardPayments) => ({
      ...provider,
      verifyEvent: (...proof) => {
        const event = provider.verifyEvent(...proof);
        return typeof event.update === "string" ? event : attack.blind(event, event.update);
      },
    }),
  };
}

describe("a signed event that does not match the purchase", () => {
  it.each(attacks)("$name is refused, recorded, and changes nothing", async ({ alter, reason }) => {
    const { world, event } = await paid();
    const before = world.rows();
    const { outcome } = await world.deliver(alter(event));
    expect(outcome).toMatchObject({ verdict: "refused", reason });
    expect(world.rows()).toBe(before);
    const { items } = await listWebhookEvents(world.core, {});
    expect(items).toMatchObject([{ id: event.id, verdict: "refused", deliveries: 1 }]);
    expect(await world.credits()).toBe(0);
    // The genuine event still counts.
    expect((await world.deliver(event)).outcome.verdict).toBe("applied");
    expect(await world.credits()).toBe(500);
  });

  it.each(attacks)("$name would get credits without its check", async (attack) => {
    const { world, event } = await paid(blinded(attack));
    await world.deliver(attack.alter(event));
    expect(await world.credits()).toBe(500);
  });

  it("of an unknown payment, another intent or a wrong shape is refused", async () => {
    const { world, event, sessionId } = await paid();
    const before = world.rows();
    const stranger = {
      id: "cs_test_stranger",
      metadata: {},
      client_reference_id: null,
      payment_intent: "pi_x",
    };
    const reasonOf = async (sent: StripeEvent) => {
      const { outcome } = await world.deliver(sent);
      return outcome.verdict === "refused" ? outcome.reason : outcome.verdict;
    };
    expect(await reasonOf(altered(event, stranger))).toBe("unknown_payment");
    const foreign = { metadata: { paymentId: "pay_foreign", userId: "usr_1" } };
    expect(await reasonOf(altered(event, foreign))).toBe("unknown_payment");
    expect(await reasonOf(altered(event, { payment_status: 7 }))).toBe("unreadable");
    expect(world.rows()).toBe(before);
    await world.deliver(event);
    world.act(sessionId, "refund", 100);
    const refund = world.events.find(({ type }) => type === "refund.created");
    expect(refund && (await reasonOf(altered(refund, { payment_intent: "pi_x" })))).toBe("unknown_payment");
    const charge = world.events.find(({ type }) => type === "charge.refunded");
    expect(charge && (await reasonOf(altered(charge, { payment_intent: "pi_x" })))).toBe("other_intent");
  });

  it("that is only complete, not paid, grants nothing", async () => {
    const { world, event } = await paid();
    await world.deliver(altered(event, { payment_status: "unpaid" }));
    expect(await world.credits()).toBe(0);
  });

  it("of a type unrelated to payments is accepted and ignored", async () => {
    const { world } = await paid();
    const other = world.events.find(({ type }) => type === "payment_intent.succeeded");
    expect((await world.deliver(other ?? {})).outcome.verdict).toBe("ignored");
  });
});

describe("an event with an invalid signature", () => {
  it.each([
    ["by nobody", () => ""],
    [
      "by a signature of another body",
      (world: PaymentWorld, event: object) => world.signatureOf({ ...event, x: 1 }, 0),
    ],
    ["301 seconds ago", (world: PaymentWorld, event: object) => world.signatureOf(event, 301_000)],
  ])("invalid_signature: signed %s, it is refused and not even stored", async (_name, signature) => {
    const { world, event } = await paid();
    const before = JSON.stringify([...world.store]);
    await expect(world.deliver(event, signature(world, event))).rejects.toMatchObject({
      code: "invalid_signature",
    });
    expect(JSON.stringify([...world.store])).toBe(before);
  });
});

describe("the log of webhooks", () => {
  it("keeps each event's original body, newest first, with its outcome", async () => {
    const { world, event, paymentId } = await paid();
    await world.deliver(event);
    world.clock.advance(1_000);
    const other = world.events.find(({ type }) => type === "charge.succeeded") ?? {};
    await world.deliver(other);
    const { items } = await listWebhookEvents(world.core, {});
    expect(items.map(({ verdict }) => verdict)).toEqual(["ignored", "applied"]);
    const stored = await getWebhookEvent(world.core, event.id);
    expect(stored).toMatchObject({
      type: "checkout.session.completed",
      detail: "500 credits added. The payment is paid.",
      paymentId,
      status: "completed",
    });
    expect(JSON.parse(stored.raw)).toEqual(event);
    await expect(getWebhookEvent(world.core, "evt_none")).rejects.toMatchObject({ code: "not_found" });
  });

  it("records that an event could not be applied yet, and that its next delivery was", async () => {
    const { world, sessionId } = await paid();
    world.act(sessionId, "dispute");
    const dispute = world.events.find(({ type }) => type === "charge.dispute.created") ?? {};
    world.down = true;
    // Only asking Stripe leads to the payment so far.
    await expect(world.deliver(dispute)).rejects.toMatchObject({ code: "unavailable" });
    const verdict = async () => (await listWebhookEvents(world.core, {})).items[0]?.verdict;
    expect(await verdict()).toBe("failed");
    world.down = false;
    await world.deliver(dispute);
    expect(await verdict()).toBe("applied");
  });

  it("applies an event again without granting again", async () => {
    const { world, event } = await paid();
    await world.deliver(event);
    const again = await replayWebhookEvent(world.core, world.provider, event.id);
    expect(again).toMatchObject({ verdict: "repeated", detail: "No change. The payment is paid." });
    expect((await getWebhookEvent(world.core, event.id)).verdict).toBe("applied");
    expect(await world.credits()).toBe(500);
    await expect(replayWebhookEvent(world.core, world.provider, "evt_none")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
