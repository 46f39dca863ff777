import * as z from "zod/mini";
import { deliverableStatuses } from "./deliverable-moves.ts";
import { idSchema } from "./fields.ts";
import { contactSchema } from "./http/events.ts";

/** A deliverable among all that its reader still has to deliver. */
export const owedDeliverableSchema = z.strictObject({
  dealId: idSchema,
  /** Its number within the deal. */
  n: z.int(),
  benefit: z.string(),
  status: z.enum(deliverableStatuses),
  /** A day, such as 2026-12-31. */
  dueDate: z.iso.date(),
  eventName: z.string(),
  packageName: z.string(),
  /** To whom it is owed. */
  with: contactSchema,
});
export type OwedDeliverable = z.infer<typeof owedDeliverableSchema>;
