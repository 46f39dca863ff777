import type {
  ImportAsk,
  ImportMetricsBody,
  ImportResult,
} from "@marquee/contracts/insight/analytics-imports";
import {
  funnelStages,
  type Measure,
  measureLabels,
  measures,
} from "@marquee/contracts/insight/analytics-measures";
import {
  type DateOrder,
  type DecimalSign,
  dateOrders,
  decimalSigns,
  importColumns,
  importSeparators,
} from "@marquee/contracts/insight/import-format";
import { type CsvLine, csvLines, separatorNamedIn } from "./csv.ts";
import { dayReadings } from "./written-day.ts";
import { numberUnder } from "./written-number.ts";

export type ImportColumn = (typeof importColumns)[number];
export type ImportFormat = ImportResult["format"];
type Chosen = Omit<ImportMetricsBody, "csv">;

export function isMeasure(column: ImportColumn): column is Measure {
  return (measures as readonly string[]).includes(column);
}

/** How people write the columns, without regard to case, spaces and signs: as ids, or as pages call them. */
const columnNames: ReadonlyMap<string, ImportColumn> = new Map<string, ImportColumn>([
  ...importColumns.map((column) => [folded(column), column] as const),
  ["day", "date"],
  ...funnelStages.map(({ label, measure }) => [folded(label), measure] as const),
  ...measures.map((measure) => [folded(measureLabels[measure]), measure] as const),
]);

function folded(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\([^)]*\)\s*$/, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** The column that a header means. */
export function columnOf(header: string): ImportColumn | undefined {
  return columnNames.get(folded(header));
}

/**
 * The lines of a file, and its separator: the one that is chosen, that the file names in its first line, or under
 * which its header has the most columns.
 * @throws StrayQuote
 */
export function separated(
  csv: string,
  chosen: Chosen,
): { separator: ImportFormat["separator"]; lines: CsvLine[] } {
  const named = chosen.separator ?? importSeparators.find((each) => each === separatorNamedIn(csv));
  const header = csv.split(/\r\n?|\n/).find((line) => line.trim() !== "") ?? "";
  // Quotes, which may be out of place under the wrong separator, are no part of any column's name.
  const columns = (separator: string) => header.split(separator).filter(columnOf).length;
  const [most = ","] = importSeparators.toSorted((left, right) => columns(right) - columns(left));
  const separator = named ?? most;
  return { separator, lines: csvLines(csv, separator) };
}

interface Cell {
  line: number;
  column: string;
  text: string;
}

/** A cell with what each choice makes of it. */
type Readings<Choice extends string> = Partial<Record<Choice, number | string>>;

/** What all cells of one kind say together: the choice to read them by, and whether anything depends on it. */
interface Decision<Choice extends string> {
  choice: Choice;
  matters: boolean;
  ask: ImportAsk | undefined;
}

/** How the numbers and the days of a file are read. What its lines leave open is asked, never guessed. */
export function recognized(
  lines: readonly CsvLine[],
  columns: readonly (ImportColumn | undefined)[],
  headers: readonly string[],
  chosen: Chosen,
): {
  decimal: DecimalSign;
  dateOrder: DateOrder;
  format: Omit<ImportFormat, "separator">;
  asks: ImportAsk[];
} {
  const numbers: [Cell, Readings<DecimalSign>][] = [];
  const days: [Cell, Readings<DateOrder>][] = [];
  for (const { line, cells } of lines)
    columns.forEach((column, at) => {
      const cell = { line, column: headers[at] ?? "", text: cells[at] ?? "" };
      if (cell.text === "" || column === undefined) return;
      if (column === "date") days.push([cell, dayReadings(cell.text)]);
      else if (isMeasure(column)) numbers.push([cell, numberReadings(column, cell.text)]);
    });
  const decimal = decided("decimal", decimalSigns, numbers, chosen.decimal);
  const dateOrder = decided("dateOrder", possibleOrders(days), days, chosen.dateOrder);
  return {
    decimal: decimal.choice,
    dateOrder: dateOrder.choice,
    format: {
      decimal: decimal.matters && !decimal.ask ? decimal.choice : null,
      dateOrder: dateOrder.matters && !dateOrder.ask ? dateOrder.choice : null,
    },
    asks: [decimal.ask, dateOrder.ask].filter((ask) => ask !== undefined),
  };
}

function numberReadings(column: Measure, text: string): Readings<DecimalSign> {
  const readings: Readings<DecimalSign> = {};
  for (const decimal of decimalSigns) {
    const value = numberUnder(decimal, text, { isMoney: column === "revenue" });
    if (!Number.isNaN(value)) readings[decimal] = value;
  }
  return readings;
}

/** A number of five digits is a day only where the whole column consists of them. */
function possibleOrders(days: readonly [Cell, Readings<DateOrder>][]): readonly DateOrder[] {
  const areSerial = days.length > 0 && days.every(([, read]) => Object.keys(read).join() === "serial");
  return areSerial ? ["serial"] : dateOrders.filter((order) => order !== "serial");
}

function decided<Choice extends DecimalSign | DateOrder>(
  about: ImportAsk["about"],
  choices: readonly Choice[],
  all: readonly [Cell, Readings<Choice>][],
  given: Choice | undefined,
): Decision<Choice> {
  const [any] = choices as readonly [Choice];
  if (given !== undefined) return { choice: given, matters: true, ask: undefined };
  const readable = all.filter(([, readings]) => choices.some((choice) => readings[choice] !== undefined));
  const fitting = choices.filter((choice) =>
    readable.every(([, readings]) => readings[choice] !== undefined),
  );
  const differsIn = (among: readonly Choice[]) =>
    readable.find(([, readings]) => new Set(among.map((choice) => readings[choice])).size > 1);
  // Lines that contradict each other leave it as open as lines that say nothing.
  const open = fitting.length > 0 ? fitting : choices;
  const unclear = differsIn(open);
  if (!unclear) {
    const matters = choices.length === 1 || differsIn(choices) !== undefined;
    return { choice: fitting[0] ?? any, matters, ask: undefined };
  }
  const [{ line, column, text }, readings] = unclear;
  const read = open.map((choice) => ({ choice, value: readings[choice] ?? null }));
  return { choice: any, matters: true, ask: { about, line, column, cell: text, choices: read } };
}
