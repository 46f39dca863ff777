import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usd } from "./usd.ts";
import { usdCompact } from "./usd-compact.ts";

describe("an amount in USD", () => {
  it.each([
    [0, "$0"],
    [5, "$5"],
    [12.5, "$12.50"],
    [99.5, "$99.50"],
    [1_250, "$1,250"],
    [1_234.05, "$1,234.05"],
    [19.999, "$20"],
    [0.1 + 0.2, "$0.30"],
    [-12.5, "-$12.50"],
    [-0.001, "$0"],
    [1_234_567.8, "$1,234,567.80"],
  ])("%d is %s", (amount, text) => expect(usd(amount)).toBe(text));

  it("shows its cents or none, never one decimal place, and reads back as the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.boolean(), (cents, exact) => {
        const text = usd(cents / 100, { exact });
        expect(text).toMatch(exact ? /^-?\$\d{1,3}(,\d{3})*\.\d{2}$/ : /^-?\$\d{1,3}(,\d{3})*(\.\d{2})?$/);
        expect(Math.round(Number(text.replaceAll(/[$,]/g, "")) * 100)).toBe(cents === 0 ? 0 : cents);
        const asIntl = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
        expect(usd(cents / 100, { exact: true })).toBe(asIntl.format(cents / 100));
      }),
    );
  });

  it("has a short form for axes", () => {
    expect([0, 950, 80_000, 1_250_000].map(usdCompact)).toEqual(["$0", "$950", "$80K", "$1.3M"]);
  });
});
