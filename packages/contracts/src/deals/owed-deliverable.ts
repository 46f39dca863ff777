import * as z from "zod/mini";
import { contactSchema } from "../events/events.ts";
import { idSchema } from "../fields.ts";
import { deliverableStatuses } from "./deliverable-moves.ts";

/** A deliverable in the list of all that the reader still owes. */
export const owedDeliverableSchema = z.strictObject({
  dealId: idSchema,
  /** Its number within the deal. */
  n: z.int(),
  benefit: z.string(),
  status: z.enum(deliverableStatuses),
  /** A day such as 2026-12-31, until its end in the time zone of the event. */
  dueDate: z.iso.date(),
  timeZone: z.string(),
  eventName: z.string(),
  packageName: z.string(),
  /** The side that it is owed to. */
  with: contactSchema,
});
export type OwedDeliverable = z.infer<typeof owedDeliverableSchema>;
