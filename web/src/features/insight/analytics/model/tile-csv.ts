import type { TileRow } from "@marquee/contracts/insight/analytics";
import { toCsv } from "#format/csv.ts";
import { origin } from "../dialog-copy.ts";

/** The rows behind a number as CSV. */
export function tileCsv(rows: readonly TileRow[]): string {
  return toCsv(
    origin.csvHead,
    rows.map((row) => [
      row.date,
      row.dealName,
      row.eventName,
      row.value,
      row.of ?? "",
      row.source ?? "",
      row.enteredBy ?? "",
      row.enteredAt ?? "",
    ]),
  );
}
