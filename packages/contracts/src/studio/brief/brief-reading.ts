import * as z from "zod/mini";
import { atMost } from "../../fields.ts";

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), atMost(max));

/** What was understood, and the words of the brief that it came from. */
const found = z.strictObject({ text: text(200), words: text(300) });
const count = z.int().check(z.minimum(1), z.maximum(1_000_000_000));

/** What a brief asks for, as far as it can be read without a model. What it doesn't say is absent. */
export const briefReadingSchema = z.strictObject({
  /** The product by its name, with the noun for what it is if the brief says it; or by its noun alone. */
  product: z.optional(z.extend(found, { kind: z.optional(text(80)) })),
  /** What is bad without it, in the brief's own words. */
  problems: z.array(found).check(z.maxLength(3)),
  audience: z.optional(z.extend(found, { size: z.optional(count) })),
  mustHaves: z.array(found).check(z.maxLength(8)),
  mustNots: z.array(found).check(z.maxLength(8)),
  place: z.optional(
    z.extend(found, {
      town: z.optional(text(80)),
      venues: z.array(text(80)),
      /** How many places it goes to one after the other, where it says how long it is in each. */
      stops: z.optional(count),
    }),
  ),
  time: z.optional(
    z.extend(found, {
      days: z.optional(count),
      /** All open hours together. */
      hours: z.optional(z.number()),
    }),
  ),
  /** Whole USD. */
  budget: z.optional(z.extend(found, { usd: z.int().check(z.minimum(0), z.maximum(1_000_000_000)) })),
  /** A budget in a currency that plans are not made in; only if there is none in dollars. */
  foreignBudget: z.optional(found),
  target: z.optional(z.extend(found, { count, counts: text(80) })),
  /** What the brand brings, such as six helmets or four vehicles. */
  stations: z.optional(z.extend(found, { count, noun: text(40) })),
  /** The people of its own that the brand brings, such as three advisors. */
  staff: z.optional(z.extend(found, { count })),
  /** How long one person takes, in minutes. */
  minutesEach: z.optional(z.extend(found, { count })),
});
export type BriefReading = z.infer<typeof briefReadingSchema>;
/** Something that was understood, with its words. */
export type Found = z.infer<typeof found>;
