import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isolated, isRightToLeft, withoutIsolates } from "./direction.ts";

describe("words within a sentence", () => {
  it("are isolated if they have letters from right to left, and otherwise as they are", () => {
    expect(isolated("Ada Park")).toBe("Ada Park");
    expect(isolated("王小明 5")).toBe("王小明 5");
    expect(isolated("אב Ltd")).toBe("\u2068אב Ltd\u2069");
  });

  it("come out of a sentence as they went in", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (words) => {
        expect(withoutIsolates(isolated(words))).toBe(withoutIsolates(words));
      }),
    );
  });

  it("do not decide which way the sentence runs", () => {
    expect(isRightToLeft("אב offered $8,000")).toBe(true);
    expect(isRightToLeft(`${isolated("אב")} offered $8,000`)).toBe(false);
    expect(isRightToLeft("12. אב ABC")).toBe(true);
    expect(isRightToLeft("\u07de\u07ca\u07cb")).toBe(true);
    expect(isRightToLeft("5,000")).toBe(false);
  });
});
