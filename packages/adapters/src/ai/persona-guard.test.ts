import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { morganRules } from "./morgan-persona.ts";
import { leakGuard } from "./persona-guard.ts";

describe("the leak guard", () => {
  test("stops any quotation of twelve words, however it is cut, cased or punctuated", () => {
    const words = morganRules.match(/[\p{L}\p{N}]+/gu) ?? [];
    fc.assert(
      fc.property(fc.nat(words.length - 13), fc.integer({ min: 1, max: 12 }), (from, size) => {
        const quotation = `Sure! ${words
          .slice(from, from + 12)
          .join(", ")
          .toUpperCase()}.`;
        const guard = leakGuard(morganRules);
        expect(() => {
          for (let at = 0; at < quotation.length; at += size) guard(quotation.slice(at, at + size));
        }).toThrow(expect.objectContaining({ reason: "prompt_leak" }));
      }),
    );
  });

  test("lets ordinary answers pass", () => {
    const guard = leakGuard(morganRules);
    for (const delta of [
      "You are welcome. ",
      "A campaign costs 10 credits, competitive analysis 5 more, visual mockups 5 more. Credits are bought on Billing & Credits",
      " by you. [Show the packages]",
    ])
      guard(delta);
  });
});
