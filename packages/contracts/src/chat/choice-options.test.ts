import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choiceOptions, withoutChoiceOptions } from "./choice-options.ts";

const pieces = [
  "[",
  "]",
  "(",
  ")",
  "!",
  "x",
  " ",
  "\n",
  "`",
  "```",
  "Show packages",
  "[Yes please]",
  "^1",
  ":",
  "\\",
];
const texts = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join("")),
);

describe("choice options", () => {
  test("are read in order", () => {
    expect(choiceOptions("Shall we?\n[Show packages] [Compare ROI]\n- [Not now]")).toEqual([
      "Show packages",
      "Compare ROI",
      "Not now",
    ]);
  });

  test.each([
    ["a link", "[Marquee](https://example.com)"],
    ["an image", "![alt text](x.png)"],
    ["an image by reference", "![alt text]"],
    ["a reference link", "[see here][ref]"],
    ["a link definition", "[ref]: https://example.com"],
    ["an open task box", "- [ ] book the room"],
    ["a done task box", "- [x] book the room"],
    ["a capital task box", "- [X] book the room"],
    ["a footnote", "as shown[^note]"],
    ["a citation", "as shown [1]"],
    ["inline code", "use `[Show packages]`"],
    ["a code block", "```\n[Show packages]\n```"],
    ["an escaped bracket", "\\[Show packages\\]"],
    ["nested brackets", "[[Show packages]]"],
    ["a text over two lines", "[Show\npackages]"],
    ["a label above 99 characters", `[${"a".repeat(100)}]`],
  ])("%s is not an option", (_what, text) => {
    expect(choiceOptions(text)).toEqual([]);
  });

  test("a thousand options become three buttons, and none of them stays in the prose", () => {
    const text = Array.from({ length: 1_000 }, (_, n) => `[Option number ${n}]`).join(" ");
    expect(choiceOptions(text)).toEqual(["Option number 0", "Option number 1", "Option number 2"]);
    expect(withoutChoiceOptions(`Choose.\n${text}`)).toBe("Choose.");
  });

  test("two that ask the same thing become one button", () => {
    expect(
      choiceOptions("[Compare by cost per attendee] [Compare the top events by cost per attendee] [Not now]"),
    ).toEqual(["Compare by cost per attendee", "Not now"]);
  });

  test("are at most three, unique, on one line and without brackets, whatever the text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const options = choiceOptions(text);
        expect(options.length).toBeLessThanOrEqual(3);
        expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(options.length);
        for (const option of options) expect(option).toMatch(/^[^[\]\n]{2,99}$/);
      }),
    );
  });

  test("the prose loses its buttons and nothing else", () => {
    const text = "Two ways lead there.\n\n- [Show packages]\n- [Compare ROI]\n\nSee [the guide](/help).";
    expect(withoutChoiceOptions(text)).toBe("Two ways lead there.\n\nSee [the guide](/help).");
    expect(withoutChoiceOptions("Nothing [1] to choose.")).toBe("Nothing [1] to choose.");
  });

  test("hostile brackets are read in linear time", () => {
    const started = performance.now();
    choiceOptions("[".repeat(200_000));
    choiceOptions("`".repeat(200_001));
    choiceOptions("[a".repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});
