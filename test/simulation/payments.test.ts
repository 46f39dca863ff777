import type { SessionAction } from "@marquee/fake-providers/stripe/control";
import { possibleActions } from "@marquee/fake-providers/stripe/control";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Violation } from "./checker.ts";
import { growth, PaymentWorld, type PaymentWorldOptions } from "./payment-world.ts";

/** What happens to a purchase: the index of an action among those then possible, and its share of the money. */
const fate = fc.array(fc.record({ pick: fc.nat(9), share: fc.constantFrom(0.25, 1 / 3, 0.5, 1) }), {
  minLength: 1,
  maxLength: 7,
});

function playSteps(world: PaymentWorld, sessionId: string, steps: { pick: number; share: number }[]): void {
  for (const { pick, share } of steps) {
    const possible = possibleActions(world.account, sessionId);
    const action = possible[pick % Math.max(1, possible.length)];
    if (action === undefined) return;
    const partial = action === "refund" || action === "dispute" || action === "win-part";
    world.act(sessionId, action, partial ? someCents(world, sessionId, share) : undefined);
  }
}

/** A share of what has not been refunded yet, at least one cent. */
function someCents(world: PaymentWorld, sessionId: string, share: number): number {
  const { session } = world.account.purchase(sessionId);
  const charges = [...world.account.charges.values()];
  const charge = charges.find((one) => one.payment_intent === session.payment_intent);
  return Math.max(1, Math.floor((growth.price - (charge?.amount_refunded ?? 0)) * share));
}

function shuffled<T>(list: readonly T[], order: Iterator<number>): T[] {
  const placed = list.map((one) => ({ one, place: Number(order.next().value) }));
  return placed.sort((left, right) => left.place - right.place).map(({ one }) => one);
}

/**
 * Plays a purchase at Stripe, then delivers all of its events: in any order, some repeatedly, all concurrently with
 * table calls interleaved by the scheduler, and the reconciler in between.
 */
function everyOrder(runs: number, options: PaymentWorldOptions = {}): Promise<void> {
  return fc.assert(
    fc.asyncProperty(
      fate,
      fc.infiniteStream(fc.nat()),
      fc.array(fc.nat(30), { maxLength: 6 }),
      fc.boolean(),
      fc.boolean(),
      fc.scheduler(),
      async (steps, order, repeats, atOnce, reconciles, scheduler) => {
        const world = await PaymentWorld.open(options);
        const { paymentId, sessionId } = await world.order();
        playSteps(world, sessionId, steps);
        const told = [...world.events, ...repeats.map((index) => world.events[index % world.events.length])];
        if (reconciles) world.clock.advance(6 * 60_000);
        const deliveries = shuffled(told, order).map((event) => () => world.deliverUntilTaken(event ?? {}));
        if (reconciles) deliveries.splice(2, 0, async () => void (await world.reconcile()));
        if (atOnce) {
          world.step = () => scheduler.schedule(Promise.resolve());
          await scheduler.waitFor(Promise.all(deliveries.map((deliver) => deliver())));
          world.step = undefined;
        } else {
          for (const deliver of deliveries) await deliver();
        }
        const owed = world.owed(sessionId);
        const credits = await world.credits();
        if (credits !== owed) throw new Violation(`The buyer has ${credits} credits, not ${owed}`);
        const { appliedCredits } = await world.payment(paymentId);
        if (appliedCredits !== owed) throw new Violation(`The payment says ${appliedCredits}, not ${owed}`);
      },
    ),
    { numRuns: runs },
  );
}

describe("a payment grants exactly the credits for the cash that was kept", () => {
  it("whatever the order, number and timing of its events", async () => {
    await everyOrder(300);
  });
});

/** Sequences that were recorded or once failed, with the credits left at the end. */
const recorded: [string, [SessionAction, number?][], number][] = [
  ["partial refund, dispute", [["pay"], ["refund", 3_300], ["dispute", 6_600]], 0],
  [
    "partial refund, dispute, dispute won",
    [["pay"], ["refund", 3_300], ["dispute", 6_600], ["win-dispute"]],
    333,
  ],
  [
    "partial refund, dispute, dispute won, later refund",
    [["pay"], ["refund", 3_300], ["dispute", 6_600], ["win-dispute"], ["refund", 1_650]],
    250,
  ],
  [
    "partial refund, dispute, dispute lost",
    [["pay"], ["refund", 3_300], ["dispute", 6_600], ["lose-dispute"]],
    0,
  ],
  ["dispute in full, 30 % won back", [["pay"], ["dispute"], ["win-part", 2_970]], 150],
  [
    "refund of 40 %, dispute in full, partly won",
    [["pay"], ["refund", 3_960], ["dispute", 9_900], ["win-part", 5_940]],
    100,
  ],
  [
    "half refunded, dispute over the rest lost",
    [["pay"], ["refund", 4_950], ["dispute"], ["lose-dispute"]],
    0,
  ],
  ["a dispute prevented by a refund", [["pay"], ["refund", 1_000], ["prevent-dispute"]], 0],
  [
    "a dispute prevented by a refund that the bank gives back",
    [["pay"], ["prevent-dispute"], ["fail-refund"]],
    500,
  ],
  ["two disputes, one of them won", [["pay"], ["dispute", 3_300], ["win-dispute"], ["dispute", 3_300]], 333],
  ["refund in full", [["pay"], ["refund"]], 0],
  ["refund in full that fails at the bank", [["pay"], ["refund"], ["fail-refund"]], 500],
  ["a transfer that arrives", [["pay-later"], ["arrive"]], 500],
  ["a transfer that fails", [["pay-later"], ["bounce"]], 0],
];

describe("recorded cases", () => {
  it.each(recorded)("%s, in every order of their events", async (_name, actions, expected) => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (order) => {
        const world = await PaymentWorld.open();
        const { sessionId } = await world.order();
        for (const [action, cents] of actions) world.act(sessionId, action, cents);
        expect(world.owed(sessionId)).toBe(expected);
        for (const event of shuffled(world.events, order)) await world.deliverUntilTaken(event);
        expect(await world.credits()).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });
});

describe("one event", () => {
  it("grants once for twenty deliveries, parallel or one by one, and is stored once with its count", async () => {
    const world = await PaymentWorld.open();
    const { sessionId } = await world.order();
    world.act(sessionId, "pay");
    const completed = world.events.find(({ type }) => type === "checkout.session.completed") ?? {};
    await Promise.all(Array.from({ length: 10 }, () => world.deliverUntilTaken(completed)));
    for (let again = 0; again < 10; again++) {
      expect((await world.deliver(completed)).outcome.verdict).toBe("repeated");
    }
    expect(await world.credits()).toBe(500);
    const logged = [...world.store.values()].filter(({ rowType }) => rowType === "webhook-event");
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ verdict: "applied", deliveries: 20, status: "completed" });
  });
});

/** A table that corrupts the payment's row. */
function wrongly(change: (row: Record<string, unknown>) => object): PaymentWorldOptions {
  return {
    wrapTable: (table) => ({
      ...table,
      get: async (key) => {
        const row = await table.get(key);
        return row?.rowType === "payment" ? { ...row, ...change(row) } : row;
      },
    }),
  };
}

const guards: [string, PaymentWorldOptions][] = [
  [
    "a payment changes only from the version that was read",
    {
      wrapTable: (table) => ({
        ...table,
        transact: (writes) =>
          table.transact(
            writes.map((one) => {
              if (one.label !== "payment" || one.write.op !== "update") return one;
              const { when: _, ...write } = one.write;
              return { ...one, write };
            }),
          ),
      }),
    },
  ],
  ["what is known of the money is kept", wrongly(() => ({ paidCents: 0, refundedCents: 0, refunds: {} }))],
  ["what is known of disputes is kept", wrongly(() => ({ disputes: {} }))],
  ["the balance moves to a target instead of adding", wrongly(() => ({ appliedCredits: 0 }))],
  [
    "a transfer is no money before it arrives",
    {
      wrapProvider: (provider) => ({
        ...provider,
        verifyEvent: (raw, signature, nowMs) => {
          const text = raw.toString("utf8").replace('"payment_status":"unpaid"', '"payment_status":"paid"');
          provider.verifyEvent(raw, signature, nowMs);
          return provider.readEvent(text);
        },
      }),
    },
  ],
];

describe("every guard is needed: without it the same property finds a wrong balance", () => {
  it.each(guards)("%s", async (_name, options) => {
    const found: unknown = await everyOrder(300, options).catch((error: Error) => error.cause);
    expect(found).toBeInstanceOf(Violation);
  });
});
