import { charactersIn } from "@marquee/contracts/text/characters";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostile } from "../board-examples.ts";
import { contrast } from "../scene-palette.ts";
import { monogramOf } from "./monogram.ts";

// cspell:disable -- names in other languages
const names = fc.oneof(
  fc.string({ maxLength: 80, unit: "grapheme" }),
  fc.string({ maxLength: 80, unit: "binary" }),
  fc.constantFrom(...hostile, "日本電気株式会社", "شركة الاتصالات", "हिन्दुस्तान यूनिलीवर", "👩‍👩‍👧‍👦 Co"),
);

describe("a company's monogram", () => {
  test.each([
    ["Northwind Cloud", "NC"],
    ["northwind cloud, Inc.", "NC"],
    ["The Coffee Company", "C"],
    ["3M", "3"],
    ["Ärzte & Söhne GmbH", "ÄS"],
    ["ßeta", "S"],
    ["日本電気 株式会社", "日株"],
    ["Яндекс", "Я"],
    ["Inc", "I"],
    ["***", "•"],
    ["", "•"],
    // cspell:enable
  ])("of %s is %s", (name, initials) => {
    expect(monogramOf(name).initials).toBe(initials);
  });

  test("has one or two characters, readable, on a color that only its name decides", () => {
    fc.assert(
      fc.property(names, (name) => {
        const { initials, ground, ink } = monogramOf(name);
        expect(charactersIn(initials)).toBeGreaterThanOrEqual(1);
        expect(charactersIn(initials)).toBeLessThanOrEqual(2);
        expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
        expect(monogramOf(` ${name} `).ground).toBe(ground);
      }),
    );
    const grounds = new Set(Array.from({ length: 100 }, (_, index) => monogramOf(`Company ${index}`).ground));
    expect(grounds.size).toBeGreaterThan(80);
  });
});
