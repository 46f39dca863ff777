import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { measures } from "./analytics-measures.ts";

/** The columns of an import, in any order; the first two are required. */
export const importColumns = ["dealId", "date", ...measures] as const;

export const importMetricsBodySchema = z.strictObject({
  /** Comma-separated values, the first line naming the columns. */
  csv: z.string("Choose a file").check(z.minLength(1, "The file is empty")),
});

export const importResultSchema = z.strictObject({
  dryRun: z.boolean(),
  added: z.int(),
  replaced: z.int(),
  unchanged: z.int(),
  /** The errors that keep the file from being imported, at most a hundred; the first line is 1. */
  errors: z.array(z.strictObject({ line: z.int(), column: z.string(), message: z.string() })),
});
export type ImportResult = z.infer<typeof importResultSchema>;

export const importMetrics = operation({
  id: "importMetrics",
  area: "analytics",
  method: "POST",
  path: "/api/analytics/imports",
  access: "user",
  session: "first",
  keyScope: "write",
  query: z.strictObject({ dryRun: z.optional(z.enum(["true", "false"])) }),
  body: importMetricsBodySchema,
  responses: { 200: importResultSchema },
  summary:
    "Import a file of measures, wholly or, where a line has an error, not at all. The same file again changes nothing",
});
