import * as z from "zod/mini";
import { isTimeZone } from "./event-time.ts";
import { limits } from "./limits.ts";

/** Schema parts that several areas share. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, "Invalid id"));
export const timestampSchema = z.iso.datetime();
/** The IANA name of a time zone. */
export const timeZoneSchema = z
  .string("Choose a time zone")
  .check(z.maxLength(60, "Choose a time zone"), z.refine(isTimeZone, "Choose a time zone"));
export const creditsSchema = z.int();
export const centsSchema = z.int();

/** People's text, trimmed and limited; `name` begins its messages. */
/* @__NO_SIDE_EFFECTS__ */
export function text(name: string, maxLength: number) {
  return z
    .string(`${name} is required`)
    .check(z.trim(), z.maxLength(maxLength, `${name} cannot exceed ${maxLength} characters`));
}

/** The same, not empty. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(name: string, maxLength: number) {
  return text(name, maxLength).check(z.minLength(1, `${name} is required`));
}

/** A joiner inside a word and a variant of a letter are invisible by themselves, but names of some scripts need them. */
const partOfLetter =
  /(?<=[\p{L}\p{M}])(?:[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]|[\u200c\u200d](?=[\p{L}\p{M}]))/gu;
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text is one line in which a reader sees every character, with a letter or digit among them. */
export function isVisibleLine(given: string): boolean {
  return !unseen.test(given.replaceAll(partOfLetter, "")) && /[\p{L}\p{N}]/u.test(given);
}

/** A whole number in a query string, where values are text. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(name: string, { least, most }: { least: number; most: number }) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `${name} must be a whole number`)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z
        .int()
        .check(
          z.minimum(least, `${name} must be at least ${least}`),
          z.maximum(most, `${name} must be at most ${most}`),
        ),
    ),
  );
}

/** Paging parameters of a list. */
export const pageQueryShape = {
  limit: z.optional(wholeNumber("limit", { least: 1, most: limits.pageSizeMax })),
  cursor: z.optional(z.string().check(z.maxLength(2_000, "Invalid cursor"))),
};
export const pageQuerySchema = z.strictObject(pageQueryShape);
