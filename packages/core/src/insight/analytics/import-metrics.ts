import { invalidField } from "@marquee/contracts/errors";
import { type RecordMetricsBody, recordMetricsBodySchema } from "@marquee/contracts/insight/analytics";
import type {
  ImportAsk,
  ImportMetricsBody,
  ImportResult,
} from "@marquee/contracts/insight/analytics-imports";
import { importColumns } from "@marquee/contracts/insight/import-format";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../../core.ts";
import { shownSums, storedSums } from "../../deals/metrics/sums.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { accountClock } from "../../ground/users/account-zone.ts";
import { monthOf } from "../../time.ts";
import { changeDays, type DayChange } from "./change-days.ts";
import { type CsvLine, StrayQuote } from "./csv.ts";
import {
  columnOf,
  type ImportColumn,
  type ImportFormat,
  isMeasure,
  recognized,
  separated,
} from "./import-format.ts";
import { measuredDeals } from "./measured-deals.ts";
import { dayEntry, dayRefusal } from "./record-metrics.ts";
import { type EndSample, eraseSample } from "./sample.ts";
import { dayReadings } from "./written-day.ts";
import { numberUnder } from "./written-number.ts";

type ImportError = ImportResult["errors"][number];

/** How many errors one answer lists, and how many lines it shows as they are stored. */
const errorsMax = 100;
const sampleLines = 3;

/**
 * Imports a file of measures in one transaction: all of it, or nothing if a line has an error or the file does not say
 * how its numbers and days are meant. A day that was recorded before is replaced, and a day with the same numbers is
 * left alone, so importing the same file again changes nothing.
 * @throws AppError validation_failed for a file that covers too much
 */
export async function importMetrics(
  core: Core,
  { accountId, actorId }: Acting,
  { dryRun, ...file }: ImportMetricsBody & { dryRun: boolean },
  endSample: EndSample = eraseSample,
): Promise<ImportResult> {
  const { entries, errors, asks, format, columnNames } = readFile(
    file,
    (await accountClock(core, accountId)).today,
  );
  if (errors.length === 0) refuseTooMany(entries);
  const dealIds = [...new Set(entries.map(({ body }) => body.dealId))].slice(0, limits.analyticsImportMonths);
  const deals = await measuredDeals(core, accountId, dealIds);
  const changes: DayChange[] = [];
  for (const { line, body } of entries) {
    const { dealId, date, ...measured } = body;
    const deal = deals.get(dealId);
    if (deal) changes.push({ deal, date, entry: dayEntry(core, measured, { source: "csv", actorId }) });
    else if (dealIds.includes(dealId))
      errors.push({ line, column: columnNames.dealId, message: "None of your deals has this id" });
  }
  const sample = entries.slice(0, sampleLines).map(({ line, body: { dealId, date, ...measured } }) => ({
    line,
    dealId,
    date,
    ...shownSums(storedSums(measured)),
  }));
  const result = { dryRun, added: 0, replaced: 0, unchanged: 0, asks, format, sample };
  if (errors.length > 0) {
    errors.sort((left, right) => left.line - right.line);
    return { ...result, errors: errors.slice(0, errorsMax) };
  }
  const ref = { accountId, isSample: false };
  const { added, replaced, unchanged, endsSample } = await changeDays(core, ref, changes, { dryRun });
  if (!dryRun && endsSample) await endSample(core, accountId);
  return { ...result, added, replaced, unchanged, errors: [] };
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

/** How a file names the columns: errors speak of them as the file does. */
type ColumnNames = { [column in ImportColumn]: string };

interface ReadFile {
  entries: Entry[];
  errors: ImportError[];
  asks: ImportAsk[];
  format: ImportFormat;
  columnNames: ColumnNames;
}

function readFile({ csv, ...chosen }: ImportMetricsBody, today: string): ReadFile {
  const columnNames = Object.fromEntries(importColumns.map((column) => [column, column])) as ColumnNames;
  const format: ImportFormat = { separator: chosen.separator ?? ",", decimal: null, dateOrder: null };
  const refused = (errors: ImportError[], asks: ImportAsk[] = []): ReadFile => ({
    entries: [],
    errors,
    asks,
    format,
    columnNames,
  });
  let lines: CsvLine[];
  try {
    const read = separated(csv, chosen);
    ({ lines } = read);
    format.separator = read.separator;
  } catch (error) {
    if (!(error instanceof StrayQuote)) throw error;
    return refused([{ line: error.line, column: "", message: "A quote is out of place" }]);
  }
  const [header, ...rest] = lines;
  if (!header) throw invalidField("csv", "The file is empty");
  const headers = header.cells.slice(0, header.cells.findLastIndex((cell) => cell !== "") + 1);
  const found = headerErrors(header.line, headers);
  if (found.length > 0) return refused(found);
  const columns = headers.map(columnOf) as ImportColumn[];
  columns.forEach((column, at) => {
    columnNames[column] = headers[at] ?? column;
  });
  if (rest.length === 0) return refused([{ line: header.line, column: "", message: "The file has no rows" }]);
  const { decimal, dateOrder, asks, format: read } = recognized(rest, columns, headers, chosen);
  Object.assign(format, read);
  if (asks.length > 0) return refused(asks.map(askError), asks);
  const toBody = (line: CsvLine) => lineBody(line, { columns, columnNames, today, decimal, dateOrder });
  return { ...entriesOf(rest, toBody, columnNames), asks, format, columnNames };
}

function askError({ about, line, column, cell }: ImportAsk): ImportError {
  const message =
    about === "decimal"
      ? `The file does not say whether a point or a comma is its decimal sign: ${cell}`
      : `The file does not say in which order its days are written: ${cell}`;
  return { line, column, message };
}

function entriesOf(
  lines: readonly CsvLine[],
  toBody: (line: CsvLine) => { body: RecordMetricsBody } | { errors: ImportError[] },
  columnNames: ColumnNames,
): Pick<ReadFile, "entries" | "errors"> {
  const entries: Entry[] = [];
  const errors: ImportError[] = [];
  const seen = new Map<string, number>();
  for (const line of lines) {
    const found = toBody(line);
    if (!("body" in found)) {
      errors.push(...found.errors);
      continue;
    }
    const { dealId, date } = found.body;
    const earlier = seen.get(`${dealId}#${date}`);
    if (earlier === undefined) seen.set(`${dealId}#${date}`, line.line);
    else {
      const message = `Line ${earlier} has this deal and day already`;
      errors.push({ line: line.line, column: columnNames.date, message });
    }
    entries.push({ line: line.line, body: found.body });
  }
  return { entries, errors };
}

function headerErrors(line: number, headers: readonly string[]): ImportError[] {
  const columns = headers.map(columnOf);
  const errors: ImportError[] = [];
  headers.forEach((column, at) => {
    const meant = columns[at];
    if (!meant)
      errors.push({ line, column, message: `Unknown column. The columns are ${importColumns.join(", ")}.` });
    else if (columns.indexOf(meant) < at)
      errors.push({ line, column, message: "This column is there twice" });
  });
  for (const column of ["dealId", "date"] as const)
    if (!columns.includes(column)) errors.push({ line, column, message: "This column is missing" });
  return errors;
}

interface LineFormat {
  columns: readonly ImportColumn[];
  columnNames: ColumnNames;
  today: string;
  decimal: "." | ",";
  dateOrder: keyof ReturnType<typeof dayReadings>;
}

function lineBody(
  { line, cells }: CsvLine,
  { columns, columnNames, today, decimal, dateOrder }: LineFormat,
): { body: RecordMetricsBody } | { errors: ImportError[] } {
  // Programs differ in whether they write the empty cells at the end of a line.
  if (cells.findLastIndex((cell) => cell !== "") >= columns.length) {
    const message = `The line has ${cells.length} cells in place of ${columns.length}`;
    return { errors: [{ line, column: "", message }] };
  }
  const given: Record<string, string | number> = {};
  const errors: ImportError[] = [];
  columns.forEach((column, at) => {
    const cell = cells[at] ?? "";
    if (column === "date") given[column] = dayReadings(cell)[dateOrder] ?? cell;
    else if (!isMeasure(column)) given[column] = cell;
    else if (cell !== "") given[column] = numberUnder(decimal, cell, { isMoney: column === "revenue" });
  });
  const parsed = recordMetricsBodySchema.safeParse(given);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const column = importColumns.find((each) => each === path[0]);
      const cell = column ? (cells[columns.indexOf(column)] ?? "") : "";
      // The number may be right; what it is about is not what we keep.
      const isForeign = column === "revenue" && /\p{Sc}|\p{Lu}{3}/u.test(cell);
      errors.push({
        line,
        column: column ? columnNames[column] : "",
        message: isForeign ? "Revenue is in US dollars, such as 1234.50" : message,
      });
    }
    return { errors };
  }
  const refusal = dayRefusal(parsed.data.date, today);
  return refusal ? { errors: [{ line, column: columnNames.date, message: refusal }] } : { body: parsed.data };
}
