import fc from "fast-check";
import { expect, it } from "vitest";
import { mentionSpans } from "./mention-spans.ts";

const found = (text: string, names: string[]) => mentionSpans(text, names).map(({ name }) => name);

it.each([
  ["Can you look, @Ada Ng?", ["Ada Ng"]],
  ["@Ada Ng Lim and @Ada Ng", ["Ada Ng Lim", "Ada Ng"]],
  ["@Ada", []],
  ["@Ada Nguyen", []],
  ["mail@Ada Ng", []],
  ["(@Ada Ng) \u{1F44D}@Ada Ng, @@Ada Ng", ["Ada Ng", "Ada Ng", "Ada Ng"]],
  ["\u{10428}@Ada Ng", []],
])("a name is mentioned as a whole word after an @, the longest one that fits: %s", (text, names) => {
  expect(found(text, ["Ada Ng", "Ada Ng Lim", ""])).toEqual(names);
});

it("every place that is found says @ and the name, and none overlaps another, whatever the text and names", () => {
  const piece = fc.oneof(
    fc.constantFrom("@", " ", "A", "Ada", "Ada Ng", "\u{1F44D}", "é"),
    fc.string({ unit: "binary" }),
  );
  const texts = fc.array(piece).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(texts, fc.array(fc.constantFrom("A", "Ada", "Ada Ng", "@", "é")), (text, names) => {
      let from = 0;
      for (const { at, length, name } of mentionSpans(text, names)) {
        expect(at).toBeGreaterThanOrEqual(from);
        expect(text.slice(at, at + length)).toBe(`@${name}`);
        expect(names).toContain(name);
        from = at + length;
      }
    }),
  );
});
