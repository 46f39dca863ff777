import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";

/** The measures as the first rows stored them, by position. This order never changes: those rows depend on it. */
const firstOrder = [
  "impressions",
  "interactions",
  "conversions",
  "leadsGenerated",
  "mqls",
  "sqls",
  "opportunities",
  "customers",
  "revenue",
];

const firstDays = z.record(
  z.string(),
  z.object({ sums: z.array(z.int()), source: z.unknown(), by: z.unknown(), at: z.unknown() }),
);

/**
 * What a month lacks that was stored when each day held its sums by position, together with who reported it. Read like
 * any other until the next write of the month stores it anew.
 */
export function monthAsFirstStored(item: Item): Record<string, unknown> {
  if (item.values !== undefined) return {};
  const parsed = firstDays.safeParse(item.days);
  if (!parsed.success) return {};
  const days = Object.entries(parsed.data).sort(([left], [right]) => (left < right ? -1 : 1));
  return {
    measuredOn: days.map(([day]) => Number(day)),
    values: Object.fromEntries(
      firstOrder.map((measure, at) => [measure, days.map(([, { sums }]) => sums[at] ?? 0)]),
    ),
    sources: Object.fromEntries(days.map(([day, { source, by, at }]) => [day, { source, by, at }])),
  };
}
