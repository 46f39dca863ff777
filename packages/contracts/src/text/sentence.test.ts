// cspell:disable
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isolated } from "./direction.ts";
import { sentence } from "./sentence.ts";

const name = fc.constantFrom(
  "محمد",
  "شركة (البحر)",
  "שלום בע״מ",
  "ܫܠܡܐ",
  "ދިވެހި",
  "ߒߞߏ",
  "Ada Park",
  "王小明",
  "O’Neill",
  "",
);
const fromRight = /[\u0590-\u08ff]/u;

/** What is left of a text without the parts that are set apart. */
const ofOurs = (text: string) => text.replaceAll(/\u2068[^\u2069]*\u2069/gu, "");

describe("a sentence of ours", () => {
  it("is turned by none of the words that stand in it, and is itself without such words", () => {
    fc.assert(
      fc.property(name, name, fc.nat(), (one, other, count) => {
        const text = sentence`${one} offered ${count} to ${other}.`;
        expect(ofOurs(text)).not.toMatch(fromRight);
        expect(text.replaceAll(/[\u2068\u2069]/g, "")).toBe(`${one} offered ${count} to ${other}.`);
        if (![one, other].some((each) => fromRight.test(each))) expect(text).not.toMatch(/[\u2068\u2069]/);
        expect(isolated(isolated(one))).toBe(isolated(one));
      }),
    );
  });
});
