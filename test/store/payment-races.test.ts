import { listWebhookEvents } from "@marquee/core/credits/payments/webhooks";
import { describe, expect, it } from "vitest";
import { PaymentWorld } from "../simulation/payment-world.ts";
import { emulatedTable } from "../support/emulated-table.ts";

describe("a payment in the real table", () => {
  it("ends in one balance when all of its events arrive three times at once while two reconcilers run", async () => {
    const emulated = await emulatedTable();
    try {
      const world = await PaymentWorld.open({ table: emulated.table });
      const { paymentId, sessionId } = await world.order();
      world.act(sessionId, "pay-later");
      world.act(sessionId, "arrive");
      world.act(sessionId, "refund", 3_300);
      world.act(sessionId, "dispute", 6_600);
      world.act(sessionId, "win-dispute");
      world.act(sessionId, "refund", 1_650);
      world.act(sessionId, "fail-refund");
      world.clock.advance(6 * 60_000);
      const { events } = world;
      await Promise.all([
        ...[...events, ...events.toReversed(), ...events].map((event) => world.deliverUntilTaken(event)),
        world.reconcile(),
        world.reconcile(),
      ]);
      expect(world.owed(sessionId)).toBe(333);
      expect(await world.credits()).toBe(333);
      expect(await world.payment(paymentId)).toMatchObject({ status: "completed", appliedCredits: 333 });
      const { items } = await listWebhookEvents(world.core, {});
      expect(new Set(items.map(({ deliveries }) => deliveries))).toEqual(new Set([3]));
      expect((await world.reconcile()).looked).toBe(0);
    } finally {
      await emulated.stop();
    }
  });
});
