import { AppError } from "@marquee/contracts/errors";
import { expireCheckouts } from "@marquee/core/credits/payments/open-checkouts";
import { profileKey } from "@marquee/core/ground/users/user.item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PaymentWorld } from "./payment-world.ts";

type Status = "active" | "suspended" | "deleted";
const setStatus = (world: PaymentWorld, status: Status) =>
  world.core.table.write({ op: "update", key: profileKey("usr_1"), set: { status } });

const gone = ["suspended", "deleted"] as const;
const minutes = (count: number) => count * 60_000;

/** Reconciles, six minutes apart, and delivers what the provider told meanwhile. */
async function settle(world: PaymentWorld, rounds = 3): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    world.clock.advance(minutes(6));
    await world.reconcile();
    for (const event of world.events) await world.deliverUntilTaken(event);
  }
}

async function expectRefunded(world: PaymentWorld, paymentId: string): Promise<void> {
  expect(await world.credits()).toBe(0);
  expect(await world.payment(paymentId)).toMatchObject({
    status: "refunded",
    declined: true,
    appliedCredits: 0,
    paidCents: 9_900,
  });
  expect([...world.account.refunds.values()].map(({ amount }) => amount)).toEqual([9_900]);
  expect(world.account.balance.reduce((cents, { amount }) => cents + amount, 0)).toBe(0);
}

describe.each(gone)("money for an account that was %s while its checkout was open", (status) => {
  it("grants nothing and is refunded once, whatever the order and number of events and reconciler runs", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.boolean(),
        fc.boolean(),
        async (picks, transfer, looksFirst) => {
          const world = await PaymentWorld.open();
          const { paymentId, sessionId } = await world.order();
          if (transfer) world.act(sessionId, "pay-later");
          await setStatus(world, status);
          world.act(sessionId, transfer ? "arrive" : "pay");
          if (looksFirst) {
            world.clock.advance(minutes(6));
            await world.reconcile();
          }
          for (const pick of picks) {
            await world.deliverUntilTaken(world.events[pick % world.events.length] ?? {});
          }
          await settle(world);
          await expectRefunded(world, paymentId);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is refused as an event, so that the alarm sees it, and again until the refund is known", async () => {
    const world = await PaymentWorld.open();
    const { paymentId, sessionId } = await world.order();
    await setStatus(world, status);
    world.act(sessionId, "pay");
    const completed = world.events.find(({ type }) => type === "checkout.session.completed") ?? {};
    world.down = true;
    await expect(world.deliver(completed)).rejects.toMatchObject({ code: "unavailable" });
    expect(await world.payment(paymentId)).toMatchObject({ status: "pending", declined: true });
    world.down = false;
    const { outcome } = await world.deliver(completed);
    expect(outcome).toMatchObject({ verdict: "refused", reason: "no_buyer" });
    await settle(world);
    await expectRefunded(world, paymentId);
    expect((await world.reconcile()).looked).toBe(0);
  });

  it("is refunded by the reconciler alone if no event ever arrives and the first tries fail", async () => {
    const world = await PaymentWorld.open();
    const { paymentId, sessionId } = await world.order();
    await setStatus(world, status);
    world.act(sessionId, "pay");
    world.down = true;
    world.clock.advance(minutes(6));
    expect(await world.reconcile()).toMatchObject({ failed: 1, refused: 0 });
    world.down = false;
    world.clock.advance(minutes(6));
    expect(await world.reconcile()).toMatchObject({ failed: 0, refused: 1 });
    await expectRefunded(world, paymentId);
    world.clock.advance(minutes(6));
    expect((await world.reconcile()).looked).toBe(0);
  });

  it("is no longer requested: the checkout ends at once, or with the reconciler after an outage", async () => {
    const world = await PaymentWorld.open();
    const { paymentId, sessionId } = await world.order();
    await setStatus(world, status);
    world.down = true;
    expect(await expireCheckouts(world.core, async () => world.provider, "usr_1")).toBe(false);
    const refusing = () => Promise.reject(new AppError("not_configured"));
    expect(await expireCheckouts(world.core, refusing, "usr_1")).toBe(false);
    world.down = false;
    world.clock.advance(minutes(6));
    expect(await world.reconcile()).toMatchObject({ ended: 1 });
    expect(() => world.act(sessionId, "pay")).toThrow("status of expired");
    expect((await world.payment(paymentId)).status).toBe("failed");

    const second = await PaymentWorld.open();
    const open = await second.order();
    await setStatus(second, status);
    expect(await expireCheckouts(second.core, async () => second.provider, "usr_1")).toBe(true);
    expect(() => second.act(open.sessionId, "pay")).toThrow("status of expired");
  });

  it("is not requested by a checkout that a crash left without a session", async () => {
    const world = await PaymentWorld.open();
    world.down = true;
    await expect(world.order()).rejects.toMatchObject({ code: "unavailable" });
    world.down = false;
    await setStatus(world, status);
    world.clock.advance(minutes(6));
    expect(await world.reconcile()).toMatchObject({ ended: 1, healed: 0 });
    expect(world.account.purchases.size).toBe(0);
  });

  it("cannot be requested again", async () => {
    const world = await PaymentWorld.open();
    await setStatus(world, status);
    await expect(world.order()).rejects.toMatchObject({ code: "unauthenticated" });
    expect(world.account.purchases.size).toBe(0);
  });
});

describe("a suspension around a payment", () => {
  it("that begins between reading the profile and booking still grants nothing", async () => {
    let suspend = false;
    const world = await PaymentWorld.open({
      wrapTable: (table) => ({
        ...table,
        transact: async (writes) => {
          if (suspend && writes.some(({ label }) => label === "balance")) {
            suspend = false;
            await setStatus(world, "suspended");
          }
          return table.transact(writes);
        },
      }),
    });
    const { paymentId, sessionId } = await world.order();
    world.act(sessionId, "pay");
    suspend = true;
    for (const event of world.events) await world.deliverUntilTaken(event);
    await settle(world);
    await expectRefunded(world, paymentId);
  });

  it("that ended before the money arrived changes nothing", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    await setStatus(world, "suspended");
    await setStatus(world, "active");
    world.act(sessionId, "pay");
    await settle(world);
    expect(await world.credits()).toBe(500);
    expect(world.account.refunds.size).toBe(0);
  });

  it("that ended after the refund leaves the payment refunded, and the user can buy again", async () => {
    const world = await PaymentWorld.open();
    const { paymentId, sessionId } = await world.order();
    await setStatus(world, "suspended");
    world.act(sessionId, "pay");
    await settle(world);
    await setStatus(world, "active");
    await settle(world);
    await expectRefunded(world, paymentId);
    const again = await world.order("again");
    world.act(again.sessionId, "pay");
    await settle(world);
    expect(await world.credits()).toBe(500);
  });

  it("that begins after the credits were granted takes nothing back", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    world.act(sessionId, "pay");
    await settle(world);
    await setStatus(world, "suspended");
    await settle(world);
    expect(await world.credits()).toBe(500);
    expect(world.account.refunds.size).toBe(0);
  });

  it("whose refund fails at the bank is left for a human and keeps being refused", async () => {
    const world = await PaymentWorld.open();
    const { paymentId, sessionId } = await world.order();
    await setStatus(world, "suspended");
    world.act(sessionId, "pay");
    await settle(world);
    world.act(sessionId, "fail-refund");
    const failed = world.events.findLast(({ type }) => type === "refund.failed") ?? {};
    expect((await world.deliver(failed)).outcome).toMatchObject({ verdict: "refused", reason: "no_buyer" });
    expect(await world.payment(paymentId)).toMatchObject({ status: "pending", appliedCredits: 0 });
    world.clock.advance(minutes(6));
    expect(await world.reconcile()).toMatchObject({ refused: 1 });
    expect(world.account.refunds.size).toBe(1);
  });
});

describe("a card event about a deleted account", () => {
  const bodies = (world: PaymentWorld) =>
    [...world.store.values()].filter(({ rowType }) => rowType === "webhook-raw").length;

  it("does not keep its body, even if it changes nothing; an event that could not be applied waits", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    await setStatus(world, "deleted");
    world.act(sessionId, "pay");
    world.down = true;
    const completed = world.events.find(({ type }) => type === "checkout.session.completed") ?? {};
    await expect(world.deliver(completed)).rejects.toMatchObject({ code: "unavailable" });
    expect(bodies(world)).toBe(1);
    world.down = false;
    await settle(world);
    expect(world.events.length).toBeGreaterThan(4);
    expect(bodies(world)).toBe(0);
  });

  it("keeps its body for every other account", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    world.act(sessionId, "pay");
    for (const event of world.events) await world.deliver(event);
    expect(bodies(world)).toBe(world.events.length);
  });
});
