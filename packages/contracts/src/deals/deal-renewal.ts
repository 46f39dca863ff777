import * as z from "zod/mini";
import { sponsorshipTiers } from "../enums.ts";
import { idSchema } from "../fields.ts";
import { dealFactsSchema, termsShape } from "./deal-terms.ts";

/** What renewing a deal would open at this moment, and how the deal went. */
export const dealRenewalSchema = z.strictObject({
  /** Null if the host has no upcoming event with a free package of the deal's tier. */
  opens: z.nullable(
    z.strictObject({
      packageId: idSchema,
      packageName: z.string(),
      tier: z.enum(sponsorshipTiers),
      /** USD, what the package costs without a deal of its own. */
      listPrice: z.number(),
      eventId: idSchema,
      ...termsShape,
      /** The event and the parties as the new deal would name them. */
      facts: dealFactsSchema,
      /** The hash of this whole answer and the old deal's version. The move names it. */
      packageHash: z.string(),
    }),
  ),
  /** The old deal's add-ons, which belong to its event: the new deal and its amount are without them. */
  leftOut: termsShape.addOns,
  last: z.strictObject({
    /** USD, what was agreed on, add-ons included. */
    amount: z.number(),
    /** The deal's ROI as its page shows it. */
    roi: z.nullable(z.number()),
    /** How many deliverables were delivered, and how many there are. */
    delivered: z.int(),
    deliverables: z.int(),
  }),
});
export type DealRenewal = z.infer<typeof dealRenewalSchema>;
