import { invalidField } from "@marquee/contracts/errors";
import { type RecordMetricsBody, recordMetricsBodySchema } from "@marquee/contracts/insight/analytics";
import { type ImportResult, importColumns } from "@marquee/contracts/insight/analytics-imports";
import { type Measure, measures } from "@marquee/contracts/insight/analytics-measures";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { dayOf, monthOf } from "../../deals/metrics/days.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { changeDays, type DayChange } from "./change-days.ts";
import { type CsvLine, csvLines, StrayQuote } from "./csv.ts";
import { measuredDeals } from "./measured-deals.ts";
import { dayEntry, dayRefusal } from "./record-metrics.ts";
import { eraseSample } from "./sample.ts";

type Column = (typeof importColumns)[number];
type ImportError = ImportResult["errors"][number];

/** How many errors one answer lists. */
const errorsMax = 100;

/**
 * Imports a file of measures in one transaction: all of it, or nothing if a line has an error. A day that was
 * recorded before is replaced, and a day with the same numbers is left alone, so importing the same file again
 * changes nothing.
 * @throws AppError validation_failed for a file that covers too much
 */
export async function importMetrics(
  core: Core,
  { accountId, actorId }: Acting,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<ImportResult> {
  const { entries, errors } = readEntries(csv, dayOf(core.clock.now()));
  if (errors.length === 0) refuseTooMany(entries);
  const dealIds = [...new Set(entries.map(({ body }) => body.dealId))].slice(0, limits.analyticsImportMonths);
  const deals = await measuredDeals(core, accountId, dealIds);
  const changes: DayChange[] = [];
  for (const { line, body } of entries) {
    const { dealId, date, ...measured } = body;
    const deal = deals.get(dealId);
    if (deal) changes.push({ deal, date, entry: dayEntry(core, measured, { source: "csv", actorId }) });
    else if (dealIds.includes(dealId))
      errors.push({ line, column: "dealId", message: "None of your deals has this id" });
  }
  const nothing = { added: 0, replaced: 0, unchanged: 0 };
  if (errors.length > 0) {
    errors.sort((left, right) => left.line - right.line);
    return { dryRun, ...nothing, errors: errors.slice(0, errorsMax) };
  }
  const ref = { accountId, isSample: false };
  const { added, replaced, unchanged, endsSample } = await changeDays(core, ref, changes, { dryRun });
  if (!dryRun && endsSample) await eraseSample(core, accountId);
  return { dryRun, added, replaced, unchanged, errors: [] };
}

/** @throws AppError validation_failed for more than fits into one transaction */
function refuseTooMany(entries: readonly Entry[]): void {
  const months = new Set(entries.map(({ body }) => `${monthOf(body.date)}#${body.dealId}`)).size;
  if (months > limits.analyticsImportMonths)
    throw invalidField(
      "csv",
      `The file covers ${months} months, counted for each deal. Import at most ${limits.analyticsImportMonths} at a time.`,
    );
}

interface Entry {
  line: number;
  body: RecordMetricsBody;
}

function readEntries(csv: string, today: string): { entries: Entry[]; errors: ImportError[] } {
  let lines: CsvLine[];
  try {
    lines = csvLines(csv);
  } catch (error) {
    if (!(error instanceof StrayQuote)) throw error;
    return { entries: [], errors: [{ line: error.line, column: "", message: "A quote is out of place" }] };
  }
  const [header, ...rest] = lines;
  if (!header) throw invalidField("csv", "The file is empty");
  const errors = headerErrors(header);
  if (errors.length > 0) return { entries: [], errors };
  const columns = header.cells as Column[];
  const entries: Entry[] = [];
  const seen = new Map<string, number>();
  for (const line of rest) {
    const found = lineErrors(line, columns, today);
    if (!("body" in found)) {
      errors.push(...found.errors);
      continue;
    }
    const { dealId, date } = found.body;
    const earlier = seen.get(`${dealId}#${date}`);
    if (earlier === undefined) seen.set(`${dealId}#${date}`, line.line);
    else
      errors.push({
        line: line.line,
        column: "date",
        message: `Line ${earlier} has this deal and day already`,
      });
    entries.push({ line: line.line, body: found.body });
  }
  if (rest.length === 0) errors.push({ line: header.line, column: "", message: "The file has no rows" });
  return { entries, errors };
}

function headerErrors({ line, cells }: CsvLine): ImportError[] {
  const known: readonly string[] = importColumns;
  const errors: ImportError[] = [];
  cells.forEach((column, at) => {
    if (!known.includes(column))
      errors.push({ line, column, message: `Unknown column. The columns are ${importColumns.join(", ")}.` });
    else if (cells.indexOf(column) < at) errors.push({ line, column, message: "This column is there twice" });
  });
  for (const column of ["dealId", "date"])
    if (!cells.includes(column)) errors.push({ line, column, message: "This column is missing" });
  return errors;
}

function lineErrors(
  { line, cells }: CsvLine,
  columns: readonly Column[],
  today: string,
): { body: RecordMetricsBody } | { errors: ImportError[] } {
  if (cells.length !== columns.length) {
    const message = `The line has ${cells.length} cells in place of ${columns.length}`;
    return { errors: [{ line, column: "", message }] };
  }
  const given: Record<string, string | number> = {};
  columns.forEach((column, at) => {
    const cell = cells[at] ?? "";
    if (!isMeasure(column)) given[column] = cell;
    else if (cell !== "") given[column] = numberIn(cell);
  });
  const parsed = recordMetricsBodySchema.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({
      line,
      column: String(path[0] ?? ""),
      message,
    }));
    return { errors };
  }
  const refusal = dayRefusal(parsed.data.date, today);
  return refusal ? { errors: [{ line, column: "date", message: refusal }] } : { body: parsed.data };
}

function isMeasure(column: Column): column is Measure {
  return (measures as readonly string[]).includes(column);
}

/** Digits with an optional minus and decimal point; anything else, such as 1e3 or 1 000, is not a number. */
function numberIn(cell: string): number {
  return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN;
}
