import * as z from "zod/mini";
import { idSchema, timestampSchema } from "../fields.ts";
import { dealSides, dealVersionKinds } from "./deal-moves.ts";
import { dealFactsSchema, termsShape } from "./deal-terms.ts";

const changedValue = z.nullable(z.union([z.string(), z.number(), z.array(z.string())]));

/** What one write changed; null stands for no value before, or none after. */
export const dealChangeSchema = z.strictObject({ field: z.string(), old: changedValue, new: changedValue });
export type DealChange = z.infer<typeof dealChangeSchema>;

/** An immutable version of a deal's terms. */
export const dealOfferSchema = z.strictObject({
  version: z.int(),
  kind: z.enum(dealVersionKinds),
  by: z.enum(dealSides),
  ...termsShape,
  /** What it stands for besides the terms; absent from versions made before they had facts. */
  facts: z.optional(dealFactsSchema),
  /** The note on an offer, or the reason for a request. */
  note: z.string(),
  /** The differences from the previous version, term by term; empty for the first version. */
  changes: z.array(dealChangeSchema),
  createdAt: timestampSchema,
});
export type DealOffer = z.infer<typeof dealOfferSchema>;

/** One step in the life of a deal: everything that one write changed. */
export const dealHistoryEntrySchema = z.strictObject({
  id: idSchema,
  /** The deal's version after it. */
  version: z.int(),
  /** What happened, such as "accept" or "lapse". */
  action: z.string(),
  /** Null for a step that neither side took, such as an offer that lapsed. */
  by: z.nullable(z.enum(dealSides)),
  /** The name behind `by`: "Deleted user" once their account is gone, "Marquee" for a step that neither side took. */
  byName: z.string(),
  note: z.string(),
  changes: z.array(dealChangeSchema),
  createdAt: timestampSchema,
});
export type DealHistoryEntry = z.infer<typeof dealHistoryEntrySchema>;
