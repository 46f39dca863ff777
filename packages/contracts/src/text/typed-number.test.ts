import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedNumber } from "./typed-number.ts";

/** Every way in which a locale of the platform writes numbers with Latin digits. */
const locales = [
  "en-US",
  "de-DE",
  "fr-FR",
  "de-CH",
  "pl-PL",
  "sv-SE",
  "pt-BR",
  "it-CH",
  "nb-NO",
  "es-ES",
  "ja-JP",
  "he-IL",
];
const cents = fc.integer({ min: 0, max: 99_999_999_999 }).map((value) => value / 100);

describe("a typed number", () => {
  it("is what any of these locales writes, with two decimals", () => {
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...locales),
        fc.constantFrom("", "+", "-", "−"),
        (value, locale, sign) => {
          const written = value.toLocaleString(locale, {
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          });
          expect(typedNumber(sign + written)).toBe(sign === "-" || sign === "−" ? -value : value);
        },
      ),
    );
  });

  it("is what it was before it was written plainly or as on our pages", () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(typedNumber(String(value))).toBe(value);
        expect(typedNumber(value.toLocaleString("en-US"))).toBe(value);
        expect(typedNumber(value.toLocaleString("en-US", { style: "currency", currency: "USD" }))).toBe(
          value,
        );
      }),
    );
  });

  it("is never larger than its digits before the last sign say, whatever was typed", () => {
    const typed = fc
      .array(fc.constantFrom("0", "1", "2", "9", ",", ".", " ", "'", "$", "-"), { maxLength: 12 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(typed, (text) => {
        const value = typedNumber(text);
        if (Number.isNaN(value)) return;
        // Read again by its digits alone: a last comma or point with one or two digits behind it is a decimal sign.
        const [, behind] = /[.,](\d+)$/.exec(text.trim().replace(/ ?\$$/, "")) ?? [];
        const digits = text.replaceAll(/\D/g, "");
        const most =
          behind !== undefined && behind.length < 3 ? Number(digits) / 10 ** behind.length : Number(digits);
        expect(Math.abs(value)).toBeLessThanOrEqual(most);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["1234,50", 1_234.5],
    ["99,9", 99.9],
    ["1.234,50", 1_234.5],
    ["1,234", 1_234],
    ["1.234.567", 1_234_567],
    ["0,500", 0.5],
    ["$ 12", 12],
    ["12 $", 12],
    ["-$5", -5],
  ])("%s is understood", (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  it.each([
    "",
    " ",
    "1234,500",
    "1,23,456",
    "12,34.5",
    "1,2345,678",
    "1.23.4",
    "1 2",
    "1,,2",
    "$",
    "$1$",
    "1e5",
    "0x10",
    "Infinity",
    "5k",
    "€5",
    "5%",
    "½",
    "10²",
    "--5",
    "01,234",
    ",5,",
    "1,234,5",
  ])("%j is no number", (text) => {
    expect(typedNumber(text)).toBeNaN();
  });
});
