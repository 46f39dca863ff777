import * as z from "zod/mini";
import { idSchema } from "../fields.ts";
import { limits } from "../limits.ts";

/**
 * The ids of the people whom a text mentions, each once. The text names each as they are called now, as in "@Ada Ng".
 */
export const mentionsSchema = z.array(idSchema).check(
  z.maxLength(limits.mentionsPerText, `Mention at most ${limits.mentionsPerText} people`),
  z.refine((ids) => new Set(ids).size === ids.length, "Name each person once"),
);

/** Where a text mentions somebody, in UTF-16 units; the "@" is the first of them. */
export const mentionSpanSchema = z.strictObject({ at: z.int(), length: z.int() });

/** Somebody who may be mentioned where the reader writes. */
export const mentionableSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** The agency through which they work for the account; null for the account's own people. */
  agency: z.nullable(z.string()),
});
export type Mentionable = z.infer<typeof mentionableSchema>;
