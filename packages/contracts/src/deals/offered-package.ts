import * as z from "zod/mini";
import { sponsorshipPackageSchema } from "../events/events.ts";
import { idSchema, timestampSchema } from "../fields.ts";
import { dealFactsSchema, termsShape } from "./deal-terms.ts";

const holdShape = { kind: z.enum(["composing", "offered"]), expiresAt: timestampSchema };

/** A package as somebody who may sponsor it sees it. */
export const offeredPackageSchema = z.strictObject({
  ...sponsorshipPackageSchema.shape,
  /** What else an offer for it stands for; `packageHash` covers it. */
  facts: dealFactsSchema,
  /** What the event offers in addition; `packageHash` covers it too. */
  addOns: termsShape.addOns,
  /** The spot that is held for the reader while they compose an offer, or because they were on the waiting list. */
  ownHold: z.nullable(z.strictObject(holdShape)),
  /** The reader's position on its waiting list, from 1; null if they are not waiting. */
  ownPosition: z.nullable(z.int()),
  /** Why the event's rule of one sponsor per industry bars the reader; null if it does not. */
  barredBy: z.nullable(z.enum(["industry_missing", "industry_taken"])),
});
export type OfferedPackage = z.infer<typeof offeredPackageSchema>;

/** A spot that is held while its account composes an offer, or was offered to it from the waiting list. */
export const packageHoldSchema = z.strictObject({ packageId: idSchema, ...holdShape });
export type PackageHold = z.infer<typeof packageHoldSchema>;

/** A position in line, from 1; null for an account that is not waiting, or is already offered a spot. */
export const waitingPlaceSchema = z.strictObject({ position: z.nullable(z.int()) });
