import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { daySchema, measuredSchema } from "./analytics-fields.ts";
import { dateOrders, decimalSigns, importSeparators } from "./import-format.ts";

export const importMetricsBodySchema = z.strictObject({
  /** Separated values, the first line naming the columns. */
  csv: z.string("Choose a file").check(z.minLength(1, "The file is empty")),
  /** How the file is to be read, in place of what its lines say together. */
  separator: z.optional(z.enum(importSeparators, "Separator must be a comma, semicolon, tab or bar")),
  decimal: z.optional(z.enum(decimalSigns, "Decimal sign must be a point or a comma")),
  dateOrder: z.optional(z.enum(dateOrders, "Order of dates must be ymd, dmy, mdy or serial")),
});
export type ImportMetricsBody = z.infer<typeof importMetricsBodySchema>;

/** What a file does not say: a cell of it that can be read in several ways, with what each of them makes of it. */
export const importAskSchema = z.strictObject({
  about: z.enum(["decimal", "dateOrder"]),
  line: z.int(),
  column: z.string(),
  cell: z.string(),
  /** The value is null where the cell cannot be read so. */
  choices: z.array(
    z.strictObject({
      choice: z.enum([...decimalSigns, ...dateOrders]),
      value: z.nullable(z.union([z.number(), z.string()])),
    }),
  ),
});
export type ImportAsk = z.infer<typeof importAskSchema>;

export const importResultSchema = z.strictObject({
  dryRun: z.boolean(),
  added: z.int(),
  replaced: z.int(),
  unchanged: z.int(),
  /** The errors that keep the file from being imported, at most a hundred; the first line is 1. */
  errors: z.array(z.strictObject({ line: z.int(), column: z.string(), message: z.string() })),
  /** What has to be chosen before the file can be imported. Each is among the errors, too. */
  asks: z.array(importAskSchema),
  /** How the file was read; null where no cell depends on it, or it has to be chosen. */
  format: z.strictObject({
    separator: z.enum(importSeparators),
    decimal: z.nullable(z.enum(decimalSigns)),
    dateOrder: z.nullable(z.enum(dateOrders)),
  }),
  /** The first three lines as they are stored. */
  sample: z.array(
    z.strictObject({ line: z.int(), dealId: z.string(), date: daySchema, ...measuredSchema.shape }),
  ),
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
