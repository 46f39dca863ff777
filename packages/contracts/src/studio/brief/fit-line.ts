import * as z from "zod/mini";
import { atMost } from "../../fields.ts";

const fitStatuses = ["met", "partly", "not"] as const;
const fitAsks = [
  "product",
  "audience",
  "must-have",
  "must-not",
  "place",
  "time",
  "budget",
  "target",
  "other",
] as const;

/** One thing that the brief asked for, and whether a concept has it. */
export const fitLineSchema = z.strictObject({
  asks: z.enum(fitAsks),
  /** What was asked for. */
  line: z.string().check(z.minLength(1), atMost(240)),
  status: z.enum(fitStatuses),
  /** Where the concept shows it, or why it can't. */
  where: z.string().check(atMost(400)),
});
export type FitLine = z.infer<typeof fitLineSchema>;
