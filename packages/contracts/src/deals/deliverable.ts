import * as z from "zod/mini";
import { idSchema, timestampSchema, wholeNumber } from "../fields.ts";
import { dealSides } from "./deal-moves.ts";
import { deliverableStatuses } from "./deliverable-moves.ts";

/** What one side owes the other: one for each benefit of the accepted version. */
export const deliverableSchema = z.strictObject({
  /** Its number within the deal, from 1. */
  n: z.int(),
  benefit: z.string(),
  /** Who delivers it. */
  owner: z.enum(dealSides),
  /** A day, such as 2026-12-31. */
  dueDate: z.nullable(z.iso.date()),
  /** How many days after signing it is due, if its due date depends on the signing and the deal is not signed yet. */
  daysAfterSigning: z.nullable(z.int()),
  status: z.enum(deliverableStatuses),
  note: z.string(),
  /** Work on it has started before both sides signed the deal. */
  atRisk: z.boolean(),
  /** The statuses that the reader may set now. */
  moves: z.array(z.enum(deliverableStatuses)),
  /** Whether the reader may upload or replace its proof now. */
  mayProve: z.boolean(),
  updatedAt: timestampSchema,
});
export type Deliverable = z.infer<typeof deliverableSchema>;

/** Names a deliverable of a deal. */
export const deliverableParams = z.strictObject({
  id: idSchema,
  n: wholeNumber("n", { least: 1, most: 9_999 }),
});
