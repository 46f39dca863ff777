// cspell:ignore José
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { personName } from "../account/auth.ts";
import type { OperationShape } from "../operation.ts";
import { operations } from "../operations.ts";
import { promptSchema } from "../studio/campaign-order.ts";
import { charactersIn } from "./characters.ts";
import { hasAtLeast, isBlank, isWord, typedLine, typedText } from "./typed-text.ts";

const blankCharacters = [
  ...Array.from(" \t\n\u00a0\u2003\u3000"),
  "\u200b",
  "\u200d",
  "\u200e",
  "\u202e",
  "\u2060",
  "\u2066",
  "\ufeff",
  "\u00ad",
  "\u034f",
  "\u115f",
  "\u1160",
  "\u3164",
  "\uffa0",
  "\u2800",
  "\u180e",
  "\ufe0f",
  "\u{e0020}",
  "\u{1d159}",
];
const blank = fc.string({ unit: fc.constantFrom(...blankCharacters), minLength: 1, maxLength: 30 });

/** The texts of every request, each with the place where it stands. */
function textsOf(schema: unknown, place: string): [string, z.ZodMiniType<string>][] {
  const one = schema as z.ZodMiniType<string> & { _zod: { def: Record<string, unknown> & { type: string } } };
  const { def } = one._zod;
  const below = (inner: unknown, name: string) => textsOf(inner, `${place}${name}`);
  if (def.type === "string") return [[place, one]];
  if (def.type === "object")
    return Object.entries(def.shape as object).flatMap(([name, inner]) => below(inner, `.${name}`));
  if (def.type === "array") return below(def.element, "[]");
  if (def.type === "union") return (def.options as unknown[]).flatMap((inner, at) => below(inner, `|${at}`));
  if (def.type === "pipe") return below(def.in, "");
  return def.innerType === undefined ? [] : below(def.innerType, "");
}

const typed = Object.values<OperationShape>(operations).flatMap((one) =>
  [one.body, one.query].flatMap((schema) => (schema === undefined ? [] : textsOf(schema, one.id))),
);

/** Passwords and numbers, a file's content, and what programs send. */
const notRead =
  /password|\.(cursor|token|csv|x-page|code|state|error|iss|next)$|\.(amount|creditPackageId)\|/i;

describe("what people type", () => {
  it("is empty in every request if nothing of it is seen", () => {
    expect(typed.length).toBeGreaterThan(150);
    fc.assert(
      fc.property(blank, (nothing) => {
        for (const [place, schema] of typed) {
          if (notRead.test(place)) continue;
          const given = z.safeParse(schema, nothing);
          const isEmpty = given.success && given.data === "" && z.safeParse(schema, "").success;
          expect(isEmpty || !given.success, `${place}: ${JSON.stringify(nothing)}`).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("keeps whatever is seen, in whatever script", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), blank, (text, nothing) => {
        fc.pre(/[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(text) && !/[\u3164\u115f\u1160\uffa0]/.test(text));
        expect(isBlank(text)).toBe(false);
        expect(typedText(`${nothing}${text}`)).toContain(text.trim());
      }),
    );
  });

  it("has as many characters as are seen: a long blank is no prompt", () => {
    const prompt = (text: string) => z.safeParse(promptSchema, text).success;
    fc.assert(
      fc.property(blank, fc.integer({ min: 1, max: 20 }), (nothing, count) => {
        expect(prompt("王".repeat(count) + nothing)).toBe(count >= 10);
        expect(hasAtLeast("क्षि".repeat(count), count)).toBe(true);
        expect(hasAtLeast("क्षि".repeat(count) + nothing, count + 1)).toBe(false);
      }),
    );
  });
});

describe("a name", () => {
  const name = personName("Name is required");
  const messageOf = (text: string) => z.safeParse(name, text).error?.issues[0]?.message;

  it("has two characters, or one of a script that writes names so", () => {
    for (const given of ["王", "김", "あ", "ア", "ㄅ", "ꀀ", "𠮷", "Al", "Ö.", "نو", "गा रा", "ไก่"])
      expect(messageOf(given), given).toBeUndefined();
    for (const given of ["A", "Ö", "O\u0308", "م", "क्षि", "7", "A\u200b", "\u200b\u3164A"])
      expect(messageOf(given), given).toBe("Name is required");
  });

  it("is refused as missing if nothing of it is seen", () => {
    fc.assert(
      fc.property(blank, (nothing) => {
        expect(messageOf(nothing)).toBe("Name is required");
      }),
    );
  });

  it("is stored as it looks: accents composed, without the marks of its copy, and with its own ideographs", () => {
    expect(z.parse(name, "\u202bJose\u0301 \u202c")).toBe("José");
    expect(z.parse(name, "\u2068한글\u2069".normalize("NFD"))).toBe("한글");
    expect(z.parse(name, "\ufa19林")).toBe("\ufa19林");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const line = typedLine(text);
        expect(typedLine(line)).toBe(line);
        expect(typedLine(text.normalize("NFD")).normalize("NFD")).toBe(line.normalize("NFD"));
        expect(charactersIn(line)).toBeLessThanOrEqual(charactersIn(text));
      }),
    );
  });

  it("of one mark is no word to look for", () => {
    expect(["a", "\u3164", "é", "王", "ab"].map(isWord)).toEqual([false, false, false, true, true]);
  });
});
