import * as z from "zod/mini";
import { jobKindSchema } from "../credits/jobs.ts";
import { timestampSchema } from "../fields.ts";
import { operation } from "../operation.ts";

export const deadLetterSchema = z.strictObject({
  queue: jobKindSchema,
  messageId: z.string(),
  /** From the message; null if it cannot be read. */
  jobId: z.nullable(z.string()),
  receives: z.int(),
  sentAt: timestampSchema,
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

export const listDeadLetters = operation({
  id: "listDeadLetters",
  area: "system",
  method: "GET",
  path: "/api/admin/dead-letters",
  access: "admin",
  session: "first",
  responses: { 200: z.array(deadLetterSchema) },
  summary: "List messages that failed repeatedly, up to ten per queue",
});

export const redriveDeadLetters = operation({
  id: "redriveDeadLetters",
  area: "system",
  method: "POST",
  path: "/api/admin/dead-letters/redrive",
  access: "admin",
  session: "first",
  stepUp: true,
  body: z.strictObject({ queue: jobKindSchema }),
  responses: { 200: z.strictObject({ redriven: z.int() }) },
  summary: "Resend a queue's failed messages. Safe at any time",
});
