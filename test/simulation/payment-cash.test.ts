import { atNight } from "@marquee/testkit/night";
import { testSeed } from "@marquee/testkit/test-seed";
import { expect, it } from "vitest";
import { growth, PaymentWorld } from "./payment-world.ts";

const disputed = {
  "what is left": () => undefined,
  everything: () => growth.price,
  "a part": () => growth.price / 2,
} as const;
const outcomes = ["open", "won", "lost", "partly won"] as const;
const wonShare = 0.3;

interface Combination {
  /** Refunded before the dispute, in percent of the price. */
  refundPercent: number;
  over: keyof typeof disputed;
  outcome: (typeof outcomes)[number];
  /** A tenth of the price, refunded after the dispute. */
  lateRefund: boolean;
}

const combinations: Combination[] = Array.from({ length: 17 }, (_, index) => index * 5).flatMap(
  (refundPercent) =>
    (Object.keys(disputed) as (keyof typeof disputed)[]).flatMap((over) =>
      outcomes.flatMap((outcome) =>
        [false, true].map((lateRefund) => ({ refundPercent, over, outcome, lateRefund })),
      ),
    ),
);

const share = (percent: number) => Math.round((growth.price * percent) / 100);

/** The expected cents, from cash flow alone: paid in, minus all that left, plus all that came back. */
function keptCents({ refundPercent, over, outcome, lateRefund }: Combination): number {
  const refunded = share(refundPercent);
  const atStake = disputed[over]() ?? growth.price - refunded;
  const back = { open: 0, lost: 0, won: atStake, "partly won": Math.floor(atStake * wonShare) }[outcome];
  return Math.max(0, growth.price - refunded - atStake + back - (lateRefund ? share(10) : 0));
}

/** Plays the combination at the card provider and delivers its events in the requested order. */
async function play({ refundPercent, over, outcome, lateRefund }: Combination, newestFirst: boolean) {
  const world = await PaymentWorld.open();
  const { paymentId, sessionId } = await world.order();
  world.act(sessionId, "pay");
  if (refundPercent > 0) world.act(sessionId, "refund", share(refundPercent));
  world.act(sessionId, "dispute", disputed[over]());
  const [{ amount } = { amount: 0 }] = world.account.disputes.values();
  if (outcome === "won") world.act(sessionId, "win-dispute");
  if (outcome === "lost") world.act(sessionId, "lose-dispute");
  if (outcome === "partly won") world.act(sessionId, "win-part", Math.floor(amount * wonShare));
  if (lateRefund) world.act(sessionId, "refund", share(10));
  const told = newestFirst ? world.events.toReversed() : world.events;
  for (const event of [...told, ...told.slice(0, 2)]) await world.deliverUntilTaken(event);
  const { status, appliedCredits } = await world.payment(paymentId);
  return { status, appliedCredits, credits: await world.credits(), cash: world.owed(sessionId) };
}

/** Which third follows the seed. */
const oneInThree = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % 3 === testSeed % 3);

it.each([
  ["as they were sent", false],
  ["newest first", true],
] as const)(
  "credits follow the cash in every mix of refunds and a dispute, with the events %s",
  async (_, newestFirst) => {
    expect(combinations).toHaveLength(408);
    const wrong = [];
    for (const combination of atNight ? combinations : oneInThree(combinations)) {
      const cents = keptCents(combination);
      const credits = Math.floor((growth.creditAmount * cents) / growth.price);
      const status = cents === 0 ? "refunded" : "completed";
      const found = await play(combination, newestFirst);
      const expected = { status, appliedCredits: credits, credits, cash: credits };
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ ...combination, found, expected });
    }
    expect(wrong).toEqual([]);
  },
);
