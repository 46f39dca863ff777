import * as z from "zod/mini";
import { isTimeZone } from "./events/event-time.ts";
import { limits } from "./limits.ts";
import { isLonger } from "./text/characters.ts";
import { hasAtLeast, typedLine, typedText } from "./text/typed-text.ts";
import { hasLink, isVisibleLine } from "./text/visible-line.ts";

/** Schema parts that several areas share. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, "Invalid id"));
export const timestampSchema = z.iso.datetime();
/** The IANA name of a time zone. */
export const timeZoneSchema = z
  .string("Choose a time zone")
  .check(z.maxLength(60, "Choose a time zone"), z.refine(isTimeZone, "Choose a time zone"));
export const creditsSchema = z.int();
export const centsSchema = z.int();

/** People's text without spaces around it; what looks blank is empty. Every text that people type begins with this. */
/* @__NO_SIDE_EFFECTS__ */
export function trimmed() {
  return z.overwrite(typedText);
}

/** The same for a name, a search or another text in one line. */
/* @__NO_SIDE_EFFECTS__ */
export function trimmedLine() {
  return z.overwrite(typedLine);
}

/** People's text, trimmed and limited; `name` begins its messages. */
/* @__NO_SIDE_EFFECTS__ */
export function text(name: string, maxLength: number) {
  return z
    .string(`${name} is required`)
    .check(trimmed(), atMost(maxLength, `${name} cannot exceed ${maxLength} characters`));
}

/** The same, not empty. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(name: string, maxLength: number) {
  return text(name, maxLength).check(z.minLength(1, `${name} is required`));
}

/** The same, in one line of visible characters: what is printed inside sentences, lists, mails and documents. */
/* @__NO_SIDE_EFFECTS__ */
export function line(name: string, maxLength: number) {
  return text(name, maxLength).check(trimmedLine(), visible(name));
}

/** The same, not empty. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredLine(name: string, maxLength: number) {
  return requiredText(name, maxLength).check(trimmedLine(), visible(name));
}

/** Refuses a text that is not one line of visible characters; `name` begins its message. Empty text passes. */
/* @__NO_SIDE_EFFECTS__ */
export function visible(name: string) {
  return z.refine<string>(
    (given) => given === "" || isVisibleLine(given),
    `${name} must be one line of visible characters`,
  );
}

/** Refuses a name of a person or company that mail programs would turn into a link. */
/* @__NO_SIDE_EFFECTS__ */
export function withoutLink(name: string) {
  return z.refine<string>((given) => !hasLink(given), `${name} can't contain a link`);
}

/** At most this many characters, as people count them. */
/* @__NO_SIDE_EFFECTS__ */
export function atMost(characters: number, message?: string) {
  const check = z.maxLength(characters, message);
  const ofParts = check._zod.check;
  check._zod.check = (payload) =>
    isLonger(payload.value as string, characters) ? ofParts(payload) : undefined;
  return check;
}

/** At least this many characters that people see. */
/* @__NO_SIDE_EFFECTS__ */
export function atLeast(characters: number, message?: string) {
  return z.refine<string>((given) => hasAtLeast(given, characters), message);
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
