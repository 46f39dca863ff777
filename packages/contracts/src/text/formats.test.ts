// cspell:ignore Januar Minuten
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agoText, dateFormat, listText, numberText } from "./formats.ts";

const locales = fc.constantFrom("en-US", "de-DE", "ar-EG", "hi-IN", "ja-JP", "fa-IR");

describe("every formatter", () => {
  it("writes as the given language does, and in ours without one", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), locales, (value, locale) => {
        expect(numberText(value, {}, locale)).toBe(value.toLocaleString(locale));
        expect(numberText(value)).toBe(value.toLocaleString("en-US"));
      }),
    );
    expect(numberText(1_234.5, {}, "de-DE")).toBe("1.234,5");
    expect(listText(["Ada", "Grace"], "disjunction", "de-DE")).toBe("Ada oder Grace");
    expect(agoText(-3, "minute", "de-DE")).toBe("vor 3 Minuten");
    const day = { dateStyle: "long", timeZone: "Asia/Tokyo" } as const;
    const at = new Date("2026-01-15T20:00:00Z");
    expect(dateFormat(day, "de-DE").format(at)).toBe("16. Januar 2026");
    expect(dateFormat(day).format(at)).toBe("January 16, 2026");
  });

  it("takes as many decimals as it is given, and writes large numbers in little space", () => {
    expect([numberText(2.345, { decimals: 2 }), numberText(2.5, { decimals: 0 })]).toEqual(["2.35", "3"]);
    expect(numberText(80_450, { decimals: 1, compact: true })).toBe("80.5K");
    expect([listText([]), listText(["Ada"]), listText(["Ada", "Grace", "Mary"])]).toEqual([
      "",
      "Ada",
      "Ada, Grace, and Mary",
    ]);
  });
});
