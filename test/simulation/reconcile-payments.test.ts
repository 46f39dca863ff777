import { durations } from "@marquee/contracts/durations";
import { reconcilePayments } from "@marquee/core/credits/payments/reconcile-payments";
import { describe, expect, it } from "vitest";
import { PaymentWorld } from "./payment-world.ts";

const minuteMs = 60_000;

/** Runs the schedule: every five minutes, a few seconds early or late. */
async function runs(world: PaymentWorld, minutes: number): Promise<number> {
  let granted = 0;
  for (let minute = 5; minute <= minutes; minute += 5) {
    world.clock.advance(5 * minuteMs + (minute % 2 === 0 ? 5_000 : -5_000));
    granted += (await world.reconcile()).granted;
  }
  return granted;
}

describe("a paid session whose webhook never came", () => {
  it("is granted once, within ten minutes, even if the webhook arrives later", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    world.act(sessionId, "pay");
    expect(await runs(world, 10)).toBe(1);
    expect(await world.credits()).toBe(500);
    for (const event of world.events) await world.deliver(event);
    expect(await runs(world, 30)).toBe(0);
    expect(await world.credits()).toBe(500);
  });

  it("is granted within ten minutes of payment, however late in the session's life it is paid", async () => {
    for (const afterMinutes of [0, 4, 11, 27, 52]) {
      const world = await PaymentWorld.open();
      const { sessionId } = await world.order();
      await runs(world, afterMinutes);
      world.act(sessionId, "pay");
      expect(await runs(world, 10), `paid after ${afterMinutes} minutes`).toBe(1);
    }
  });

  it("is granted once by runs that overlap each other and the webhook", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    world.act(sessionId, "pay");
    world.clock.advance(6 * minuteMs);
    await Promise.all([
      world.reconcile(),
      ...world.events.map((event) => world.deliverUntilTaken(event)),
      world.reconcile(),
    ]);
    expect(await world.credits()).toBe(500);
  });

  it("is granted when a bank transfer arrives days later", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    world.act(sessionId, "pay-later");
    await runs(world, 26 * 60);
    world.act(sessionId, "arrive");
    world.clock.advance(durations.reconcileSeldomSeconds * 1_000);
    expect((await world.reconcile()).granted).toBe(1);
    expect(await world.credits()).toBe(500);
  });
});

describe("the reconciler", () => {
  it("skips a payment for its first five minutes, and one with a final state forever", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    world.act(sessionId, "pay");
    world.clock.advance(4 * minuteMs);
    expect((await world.reconcile()).looked).toBe(0);
    for (const event of world.events) await world.deliver(event);
    world.clock.advance(60 * minuteMs);
    expect((await world.reconcile()).looked).toBe(0);
  });

  it("ends an expired checkout", async () => {
    const world = await PaymentWorld.open();
    const { paymentId } = await world.order();
    world.clock.advance(durations.checkoutSeconds * 1_000 + minuteMs);
    expect(await world.reconcile()).toMatchObject({ looked: 1, ended: 1 });
    expect((await world.payment(paymentId)).status).toBe("failed");
  });

  it("finds the session again if the payment was stored without it", async () => {
    const world = await PaymentWorld.open();
    const { paymentId, sessionId } = await world.order();
    for (const [key, row] of world.store) {
      if (row.rowType === "payment") world.store.set(key, { ...row, sessionId: null });
      if (row.rowType === "payment-lookup") world.store.delete(key);
    }
    world.act(sessionId, "pay");
    world.clock.advance(5 * minuteMs);
    expect(await world.reconcile()).toMatchObject({ healed: 1 });
    world.clock.advance(5 * minuteMs);
    expect(await world.reconcile()).toMatchObject({ granted: 1 });
    expect((await world.payment(paymentId)).sessionId).toBe(sessionId);
    expect(await world.credits()).toBe(500);
  });

  it("creates the session after a crash before it, and ends the payment if it is too late for one", async () => {
    for (const [downMinutes, expected] of [
      [5, { healed: 1 }],
      [45, { ended: 1 }],
    ] as const) {
      const world = await PaymentWorld.open();
      world.down = true;
      await expect(world.order()).rejects.toMatchObject({ code: "unavailable" });
      world.clock.advance(downMinutes * minuteMs);
      world.down = false;
      expect(await world.reconcile()).toMatchObject(expected);
    }
  });

  it("retries on the next run if the provider is down, and stops a run after five failures in a row", async () => {
    const world = await PaymentWorld.open();
    for (let count = 0; count < 8; count++) await world.order(`buy-${count}`);
    world.down = true;
    world.clock.advance(6 * minuteMs);
    expect(await world.reconcile()).toMatchObject({ looked: 5, failed: 5, passing: { code: "unavailable" } });
    world.down = false;
    world.clock.advance(5 * minuteMs);
    expect(await world.reconcile()).toMatchObject({ looked: 8, failed: 0 });
  });

  it("is not stopped by unreadable payments: the others are granted, and the unreadable ones are retried later", async () => {
    const world = await PaymentWorld.open();
    const bad: string[] = [];
    for (let count = 0; count < 8; count++) bad.push((await world.order(`bad-${count}`)).paymentId);
    const { sessionId } = await world.order("good");
    world.act(sessionId, "pay");
    for (const [key, row] of world.store) {
      if (row.rowType === "payment" && bad.includes(String(row.id)))
        world.store.set(key, { ...row, status: "dreamt" });
    }
    world.clock.advance(6 * minuteMs);
    const { core, provider } = world;
    const channel = { send: async () => "gone" as const, close: async () => undefined };
    const run = () => reconcilePayments({ core, provider, channel }, world.clock.now() + minuteMs);
    const report = await run();
    expect(report).toMatchObject({ looked: 9, granted: 1, unreadable: 8, failed: 0 });
    expect(report.defect).toBeInstanceOf(Error);
    expect(await run()).toMatchObject({ looked: 0 });
    world.clock.advance(6 * minuteMs);
    expect(await run()).toMatchObject({ looked: 8, unreadable: 8 });
  });

  it("stops when its time is up; what is left is due at the next run", async () => {
    const world = await PaymentWorld.open();
    await world.order();
    world.clock.advance(6 * minuteMs);
    expect((await world.reconcile(0)).looked).toBe(0);
    expect((await world.reconcile()).looked).toBe(1);
  });

  it("refuses a payment that does not match the purchase, and reports it on every run", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    world.act(sessionId, "pay");
    world.account.purchase(sessionId).session.amount_total = 100;
    world.clock.advance(6 * minuteMs);
    expect(await world.reconcile()).toMatchObject({ refused: 1, granted: 0 });
    expect(await world.credits()).toBe(0);
  });

  it("ends a payment whose session the provider does not know only after it can no longer be paid", async () => {
    const world = await PaymentWorld.open();
    const { paymentId } = await world.order();
    world.account.purchases.clear();
    world.clock.advance(60 * minuteMs);
    await world.reconcile();
    expect((await world.payment(paymentId)).status).toBe("pending");
    world.clock.advance(25 * 60 * minuteMs);
    expect(await world.reconcile()).toMatchObject({ ended: 1 });
    expect((await world.payment(paymentId)).status).toBe("failed");
  });
});
