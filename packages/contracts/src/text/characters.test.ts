import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { registerBodySchema } from "../account/auth.ts";
import { outgoingMessageShape } from "../chat/chat.ts";
import { limits } from "../limits.ts";
import { beginning, charactersIn, isLonger, shortened } from "./characters.ts";
import { hasLink, isVisibleLine } from "./visible-line.ts";

/** One character each to a reader, of one to fifteen UTF-16 units. */
const single = [
  "a",
  "é",
  "e\u0301",
  "王",
  "👋",
  "👋🏽",
  "👨‍👩‍👧‍👦",
  "👩🏻‍❤️‍💋‍👨🏿",
  "🇳🇿",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "각",
  "กำ",
  "क्षि",
];
const text = fc.array(fc.constantFrom(...single, " "), { maxLength: 40 });

describe("people's text", () => {
  it("is counted by characters and never cut inside one", () => {
    fc.assert(
      fc.property(text, fc.nat({ max: 45 }), (characters, most) => {
        const whole = characters.join("");
        // Some neighbors join, such as a letter and a following accent; no count is ever larger.
        const count = charactersIn(whole);
        expect(count).toBeLessThanOrEqual(characters.length);
        expect(isLonger(whole, most)).toBe(count > most);
        const begun = beginning(whole, most);
        expect(whole.startsWith(begun)).toBe(true);
        expect(charactersIn(begun)).toBe(Math.min(count, most));
        expect(charactersIn(begun) + charactersIn(whole.slice(begun.length))).toBe(count);
        expect(begun.isWellFormed()).toBe(true);
      }),
    );
  });

  it("is shortened to at most its length, with an ellipsis only where something is missing", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 45 }), (characters, most) => {
        const whole = characters.join("");
        const short = shortened(whole, most);
        expect(charactersIn(short)).toBeLessThanOrEqual(most);
        expect(short.endsWith("…")).toBe(charactersIn(whole) > most);
      }),
    );
  });

  it.each(single)("may have as many of %s as of any other character", (one) => {
    const content = one.repeat(limits.messageMaxLength);
    expect(z.safeParse(outgoingMessageShape.content, content).success).toBe(true);
    expect(z.safeParse(outgoingMessageShape.content, content + one).error?.issues[0]?.message).toBe(
      `Message cannot exceed ${limits.messageMaxLength} characters`,
    );
  });

  it("may not hide megabytes in one character", () => {
    expect(isLonger(`e${"\u0301".repeat(100_000)}`, 100)).toBe(true);
  });
});

describe("a name", () => {
  const nameIs = (name: string) => z.safeParse(registerBodySchema.shape.name, name).success;

  it("is one line of visible characters in any script, without a link", () => {
    for (const name of [
      "Ann Lee",
      "王小明",
      "محمد علي",
      "می‌خواهم",
      "अनुष्का",
      "O’Neill & Søn",
      "Café 👩‍🍳",
      "🇳🇿 Rugby",
      "Booking.com",
      "St. Louis",
    ])
      expect(nameIs(name), name).toBe(true);
    for (const name of [
      "Ann\nLee",
      "Ann\u2028Lee",
      "Ann\tLee",
      "\u200b\u200b",
      "Ann\u202egnp.exe",
      "Ann\u0000B",
      "Ann\u200eB",
      "\u2800\u2800",
      "\u3164\u3164",
      "— —",
      "a\u200d b",
      "See https://evil.example",
      "www.evil.example",
      "evil.example/x",
      "mailto:a@evil.example",
    ])
      expect(nameIs(name), JSON.stringify(name)).toBe(false);
  });

  it("refuses whatever invisible character stands anywhere in it", () => {
    const invisible = fc.constantFrom(
      ...Array.from(
        "\u0000\u0007\u0085\u00ad\u034f\u061c\u115f\u180e\u200b\u200e\u200f\u2028\u2029\u202a\u202e\u2060\u2066\u2069\u3164\ufeff\uffa0\ufff9",
      ),
    );
    const letters = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(letters, invisible, letters, (before, one, after) => {
        expect(isVisibleLine(before + one + after)).toBe(false);
      }),
    );
  });

  it("contains a link where a mail program would make one", () => {
    for (const given of [
      "HTTPS://a.b",
      "x ftp://a",
      "Www.a.b",
      "а.рф/путь",
      "a.example:80",
      "a.example?x",
      "tel:112",
    ])
      expect(hasLink(given), given).toBe(true);
    for (const given of ["Ann: Lee", "A/B Testing Inc.", "24/7", "3.5/5", "Inc. & Co.", "Hotel: a", "No. 5"])
      expect(hasLink(given), given).toBe(false);
  });
});
