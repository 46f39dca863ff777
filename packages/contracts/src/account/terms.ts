import * as z from "zod/mini";

/** The terms of use in force, by the date of their text. Change it with the text: new accounts store it. */
export const termsVersion = "2026-11-26";

/**
 * The version that the page showed, if the client sends it. Creating an account accepts the terms in force, so a page
 * opened before they changed must show them first.
 */
export const acceptedTermsSchema = z.optional(
  z.literal(termsVersion, "Our terms have changed. Reload the page, read them, and try again."),
);
