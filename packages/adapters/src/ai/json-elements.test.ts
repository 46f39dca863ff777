import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonElements } from "./json-elements.ts";

const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 });

describe("elements of a growing array", () => {
  test("are the array's elements, in order, however the text is split", () => {
    fc.assert(
      fc.property(objects, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (ideas, cuts) => {
        const text = JSON.stringify({ before: ["x", { ideas: [1] }, "ideas"], ideas, after: [{}] });
        const reader = new JsonElements("ideas");
        const found: unknown[] = [];
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          const length = cuts[turn % cuts.length] ?? 1;
          found.push(
            ...reader.push(text.slice(at, at + length)).map((element) => JSON.parse(element) as unknown),
          );
          at += length;
        }
        expect(found).toEqual(JSON.parse(JSON.stringify(ideas)));
      }),
    );
  });

  test("an element that is not closed yet is not emitted", () => {
    const reader = new JsonElements("ideas");
    expect(reader.push('{"ideas":[{"a":1},{"b":"}')).toEqual(['{"a":1}']);
    expect(reader.push('"')).toEqual([]);
    expect(reader.push("}")).toEqual(['{"b":"}"}']);
  });

  test("no text causes an exception", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("{", "}", "[", "]", '"', "\\", "ideas", '"ideas":[', ",", "1")),
        (pieces) => {
          const reader = new JsonElements("ideas");
          for (const piece of pieces) reader.push(piece);
        },
      ),
    );
  });
});
