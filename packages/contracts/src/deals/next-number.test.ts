import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextNumber, type PriceFacts } from "./next-number.ts";

const usd = fc.integer({ min: 100, max: 400_000 });
const market = fc.record({ low: usd, median: usd, high: usd });
const facts: fc.Arbitrary<PriceFacts> = fc.record({
  side: fc.constantFrom("brand" as const, "host" as const),
  listPrice: fc.option(usd, { nil: undefined }),
  closed: fc.option(market, { nil: undefined }),
  budget: fc.option(usd, { nil: undefined }),
  offers: fc.array(fc.record({ by: fc.constantFrom("brand" as const, "host" as const), amount: usd }), {
    maxLength: 8,
  }),
  mayAccept: fc.boolean(),
});
const known = facts.filter(({ listPrice, closed }) => listPrice !== undefined || closed !== undefined);

const lastOf = ({ offers }: PriceFacts, side: PriceFacts["side"]) =>
  offers.findLast(({ by }) => by === side)?.amount;
const otherOf = (side: PriceFacts["side"]) => (side === "brand" ? "host" : "brand");
/** Positive if the first amount is the worse one for the side. */
const worse = (side: PriceFacts["side"], one: number, other: number) =>
  side === "brand" ? one - other : other - one;

describe("the next number", () => {
  it("is known if and only if a list price or closed deals are", () => {
    fc.assert(
      fc.property(facts, (given) => {
        const isKnown = given.listPrice !== undefined || given.closed !== undefined;
        expect(nextNumber(given) !== undefined).toBe(isKnown);
      }),
    );
  });

  it("accepts only what lies on the table, and then at its very amount", () => {
    fc.assert(
      fc.property(known, (given) => {
        const next = nextNumber(given);
        if (next?.move !== "accept") return;
        expect(given.mayAccept).toBe(true);
        const standing = lastOf(given, otherOf(given.side)) ?? given.listPrice;
        expect(next.amount).toBe(standing);
      }),
    );
  });

  it("never has a sponsor offer more than list price, budget or closed deals, unless they have offered it already", () => {
    fc.assert(
      fc.property(known, (given) => {
        const next = nextNumber({ ...given, side: "brand" });
        if (next?.move !== "offer") return;
        const caps = [given.listPrice, given.budget, given.closed?.median].filter(
          (each) => each !== undefined,
        );
        expect(next.amount).toBeLessThanOrEqual(Math.min(...caps));
      }),
    );
  });

  it("never takes back an own number, and stays where it stays", () => {
    fc.assert(
      fc.property(known, (given) => {
        const next = nextNumber(given);
        const own = lastOf(given, given.side) ?? (given.side === "host" ? given.listPrice : undefined);
        if (!next || own === undefined || next.move === "accept") return;
        if (next.move === "hold") expect(next.amount).toBe(own);
        else expect(worse(given.side, next.amount, own)).toBeGreaterThan(0);
      }),
    );
  });

  it("goes at most halfway, and never further than the other side went", () => {
    fc.assert(
      fc.property(known, (given) => {
        const next = nextNumber(given);
        const own = lastOf(given, given.side);
        const theirs = given.offers.filter(({ by }) => by !== given.side).map(({ amount }) => amount);
        const [latest, before] = [theirs.at(-1), theirs.at(-2)];
        if (next?.move !== "offer" || own === undefined || latest === undefined) return;
        expect(Math.abs(next.amount - own)).toBeLessThanOrEqual(Math.abs(latest - own) / 2);
        if (before !== undefined)
          expect(Math.abs(next.amount - own)).toBeLessThanOrEqual(Math.abs(latest - before));
      }),
    );
  });

  const list = 12_500;
  const closed = { low: 7_100, median: 8_300, high: 10_600 };
  it.each([
    ["opens at what closed deals paid", { offers: [] }, { move: "offer", amount: 8_300, reason: "closed" }],
    [
      "opens at the list price where closed deals paid more",
      { listPrice: 6_000, offers: [] },
      { move: "offer", amount: 6_000, reason: "list" },
    ],
    [
      "opens within a budget",
      { budget: 5_000, offers: [] },
      { move: "offer", amount: 5_000, reason: "budget" },
    ],
    [
      "accepts a fair offer",
      {
        offers: [
          ["brand", 7_000],
          ["host", 8_200],
        ],
      },
      { move: "accept", amount: 8_200, reason: "fair" },
    ],
    [
      "accepts its own number",
      {
        offers: [
          ["brand", 9_000],
          ["host", 9_000],
        ],
      },
      { move: "accept", amount: 9_000, reason: "met" },
    ],
    [
      "meets halfway where no closed deals are known",
      {
        closed: undefined,
        offers: [
          ["brand", 9_000],
          ["host", 11_000],
        ],
      },
      { move: "offer", amount: 10_000, reason: "halfway" },
    ],
    [
      "takes what is hardly more than its own number",
      {
        closed: undefined,
        offers: [
          ["brand", 9_900],
          ["host", 10_000],
        ],
      },
      { move: "accept", amount: 10_000, reason: "close" },
    ],
    [
      "goes as far as the other side did",
      {
        closed: undefined,
        offers: [
          ["brand", 9_000],
          ["host", 12_000],
        ],
      },
      { move: "offer", amount: 9_500, reason: "step" },
    ],
    [
      "waits for who has not moved",
      {
        closed: undefined,
        offers: [
          ["brand", 9_000],
          ["host", 12_500],
        ],
      },
      { move: "hold", amount: 9_000, reason: "still" },
    ],
    [
      "stays above what closed deals paid",
      {
        offers: [
          ["brand", 11_000],
          ["host", 12_000],
        ],
      },
      { move: "hold", amount: 11_000, reason: "enough" },
    ],
    [
      "comes down from the list price as a host",
      { side: "host", closed: undefined, offers: [["brand", 9_500]] },
      { move: "offer", amount: 11_000, reason: "halfway" },
    ],
  ] as const)("%s", (_, { offers, ...given }, expected) => {
    const numbers = offers.map(([by, amount]) => ({ by, amount }));
    const side: PriceFacts["side"] = "side" in given ? given.side : "brand";
    const mayAccept = numbers.at(-1)?.by === otherOf(side);
    expect(nextNumber({ side, listPrice: list, closed, ...given, offers: numbers, mayAccept })).toEqual(
      expected,
    );
  });
});
