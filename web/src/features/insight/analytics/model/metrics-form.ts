import type { MetricsEntry, RecordMetricsBody } from "@marquee/contracts/insight/analytics";
import { type Measure, measures } from "@marquee/contracts/insight/analytics-measures";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import type { FormSchema } from "#forms/form-shape.ts";

/** The measures as typed. */
export type MeasureValues = Record<Measure, string>;

/** The form values for a recorded entry; empty for measures that were not counted. */
export function measureValues(entry: MetricsEntry | undefined): MeasureValues {
  return Object.fromEntries(
    measures.map((measure) => [measure, entry?.[measure] ? String(entry[measure]) : ""]),
  ) as MeasureValues;
}

/** Checks measures against the contract; an empty field is 0. */
export async function loadMetricsSchema(
  deal: Pick<RecordMetricsBody, "dealId" | "date">,
): Promise<FormSchema<RecordMetricsBody>> {
  const { recordMetricsBodySchema } = await import("@marquee/contracts/insight/analytics");
  return {
    safeParse: (input) => {
      const typed = Object.entries(input as MeasureValues).filter(([, text]) => text.trim() !== "");
      return recordMetricsBodySchema.safeParse({
        ...deal,
        ...Object.fromEntries(typed.map(([measure, text]) => [measure, typedNumber(text)])),
      });
    },
  };
}
