import * as z from "zod/mini";
import { idSchema } from "../fields.ts";
import { jobKindNames } from "./job-kinds.ts";

/** The version of messages and items, so that a worker recognizes those that are newer than itself. */
export const messageVersion = 1;

export const jobKindSchema = z.enum(jobKindNames);

/** The message that starts a worker: ids only, everything else is read from the table. */
export const jobMessageSchema = z.strictObject({
  v: z.literal(messageVersion),
  kind: jobKindSchema,
  jobId: idSchema,
  userId: idSchema,
  requestId: z.string().check(z.maxLength(100)),
});
export type JobMessage = z.infer<typeof jobMessageSchema>;
