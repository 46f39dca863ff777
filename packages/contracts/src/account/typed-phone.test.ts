import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { phoneNumberSchema, registerBodySchema, secondFactorSchema } from "./auth.ts";
import { phoneCodeSchema, phoneOperations } from "./phone.ts";

/** What a number read with any of the fields that take one becomes. */
const fields = [
  phoneNumberSchema,
  registerBodySchema.shape.phone,
  ...Object.values(phoneOperations).map(({ body }) => body.shape.phone),
];
const readings = (typed: string) =>
  new Set(fields.map((field) => z.safeParse(field, typed).data ?? "refused"));

/** Intl knows the digits of each numbering system without our help. */
const numberings = Intl.supportedValuesOf("numberingSystem").filter((system) =>
  /^\p{Nd}$/u.test(new Intl.NumberFormat("en", { numberingSystem: system }).format(7)),
);
const withDigits = (text: string, system: string) => {
  const format = new Intl.NumberFormat("en", { numberingSystem: system });
  return text.replaceAll(/\d/g, (digit) => format.format(Number(digit)));
};

const number = fc.stringMatching(/^[1-9]\d{9,14}$/);
const separator = fc.constantFrom(
  ...Array.from(" \t\u00a0\u2009\u202f\u3000-‐‑‒–—−－ー().（）．/／~[]·•"),
  "\u200b",
  "\u200e",
  "\u200f",
  "\u202a",
  "\u202c",
  "\u2060",
  "\u2066",
  "\u2069",
  "\u00ad",
  "\ufeff",
  "\ufe0f",
  "\u3164",
  " - ",
);
const between = fc.array(separator, { maxLength: 2 }).map((parts) => parts.join(""));
const prefix = fc.constantFrom("+", "＋", "﹢", "00", "0 0", "", "tel:+", "TEL:", "Tel. 00", "ｔｅｌ：＋");

describe("a phone number", () => {
  it("is the same however it is separated, marked, prefixed and in whatever digits, in every field", () => {
    expect(numberings.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(
        number,
        prefix,
        fc.array(between, { minLength: 17, maxLength: 17 }),
        fc.constantFrom(...numberings),
        (digits, before, marks, system) => {
          const spread = Array.from(digits, (digit, at) => digit + marks[at]).join("");
          const typed = `${marks[15]}${before}${marks[16]}${withDigits(spread, system)}`;
          expect(readings(typed), JSON.stringify(typed)).toEqual(new Set([`+${digits}`]));
        },
      ),
    );
  });

  it("never becomes another one: what is no separator, and a number without its country, is refused", () => {
    const foreign = fc.constantFrom(
      "x",
      ",",
      ";",
      "#",
      "*",
      "²",
      "①",
      "½",
      "p",
      "+",
      ";ext=9",
      "\ud83d\udcde",
    );
    fc.assert(
      fc.property(number, foreign, fc.nat({ max: 15 }), (digits, sign, at) => {
        const where = 1 + (at % digits.length);
        const typed = digits.slice(0, where) + sign + digits.slice(where);
        expect(readings(typed), typed).toEqual(new Set(["refused"]));
      }),
    );
    for (const typed of ["0415 555 0100", "+0014155550100", "++14155550100", "tel:+14155550100;ext=9"])
      expect(readings(typed), typed).toEqual(new Set(["refused"]));
  });

  it("has the country that its link names", () => {
    expect(readings("tel:415-555-0100;phone-context=+1")).toEqual(new Set(["+14155550100"]));
    expect(readings("tel:+1-415-555-0100;phone-context=+44;cid=1")).toEqual(new Set(["+14155550100"]));
  });

  it("is judged only once it was read", () => {
    const messageOf = (typed: string) => z.safeParse(phoneNumberSchema, typed).error?.issues[0]?.message;
    expect(messageOf("\u200b \u2069")).toBe("Phone number is required");
    expect(messageOf("1-2-3-4-5-6-7-8-9")).toBe("Phone number must be at least 10 digits");
    expect(messageOf("0415-555-0100")).toBe("Invalid phone number format");
  });
});

it("a code is six digits of any script, of a text message and of an app", () => {
  for (const typed of ["001234", "００１２３４", "٠٠١٢٣٤", " 001 234\u200b", "001-234"])
    for (const schema of [phoneCodeSchema, secondFactorSchema])
      expect(z.safeParse(schema, typed).data, typed).toBe("001234");
  expect(z.safeParse(phoneCodeSchema, "12345a").success).toBe(false);
});
