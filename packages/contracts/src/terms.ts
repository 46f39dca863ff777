import * as z from "zod/mini";

/** The terms of use in force, by the day of their text. Change it with the text: new accounts are stored with it. */
export const termsVersion = "2026-11-22";

/**
 * The version that the page showed, where a client says it. Creating an account accepts the terms in force, so a page that
 * was open since before they changed has to show them first.
 */
export const acceptedTermsSchema = z.optional(
  z.literal(termsVersion, "Our terms have changed. Reload the page, read them, and try again."),
);
