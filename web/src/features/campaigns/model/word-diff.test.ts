import fc from "fast-check";
import { expect, test } from "vitest";
import { wordDiff } from "./word-diff.ts";

const words = fc
  .array(fc.constantFrom("open", "stage", "for", "makers", "at\nnight", "a"), { maxLength: 12 })
  .map((list) => list.join(" "));

test("the parts without added ones are the earlier text, and without removed ones the later text", () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = wordDiff(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join("");
      expect(without("added")).toBe(before);
      expect(without("removed")).toBe(after);
      if (before === after) expect(parts.every(({ kind }) => kind === "same")).toBe(true);
    }),
  );
});

test("a changed word in a sentence is the only part marked", () => {
  expect(wordDiff("An open stage for makers", "An open market for makers")).toEqual([
    { kind: "same", text: "An open" },
    { kind: "removed", text: " stage" },
    { kind: "added", text: " market" },
    { kind: "same", text: " for makers" },
  ]);
});
