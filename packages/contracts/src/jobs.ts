import * as z from "zod/mini";
import { idSchema } from "./fields.ts";
import { jobKindNames } from "./job-kinds.ts";

/** The version that messages and items carry, so that a worker can tell what it does not know yet. */
export const messageVersion = 1;

export const jobKindSchema = z.enum(jobKindNames);

/** What wakes a worker: ids only, everything else is read from the table. */
export const jobMessageSchema = z.strictObject({
  v: z.literal(messageVersion),
  kind: jobKindSchema,
  jobId: idSchema,
  userId: idSchema,
  requestId: z.string().check(z.maxLength(100)),
});
export type JobMessage = z.infer<typeof jobMessageSchema>;
