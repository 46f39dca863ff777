import * as z from "zod/mini";
import { idSchema } from "./fields.ts";
import { benefitItemSchema } from "./http/events.ts";

/** What both sides agree on. */
export const termsShape = {
  /** USD; may have cents. */
  amount: z.number(),
  /** Each benefit on one line, such as "4 × Full pass". */
  benefits: z.array(z.string()),
  /** The same benefits in the same order, in their parts. */
  benefitItems: z.array(benefitItemSchema),
  /** What the sponsor takes in addition to the package, at the price when it was added; the amount includes it. */
  addOns: z.array(
    z.strictObject({
      id: idSchema,
      benefit: z.string(),
      benefitItem: benefitItemSchema,
      price: z.number(),
    }),
  ),
  kpis: z.array(z.string()),
  /** A day, such as 2026-12-31. */
  closingDate: z.nullable(z.iso.date()),
  notes: z.string(),
};
export type DealTerms = z.infer<z.ZodMiniObject<typeof termsShape>>;
