import { importSeparators } from "@marquee/contracts/insight/import-format";
import { CsvError, parse } from "csv-parse/sync";

/** A line of a file and its cells. Lines count from 1; one whose cells span several has the number of the first. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** A quote that opens a cell and never closes, or closes before the cell ends. */
export class StrayQuote extends Error {
  readonly line: number;
  constructor(line: number) {
    super("A quote is out of place");
    this.line = line;
  }
}

/** What Excel writes into a first line of its own to say which separator follows. */
const namedSeparator = /^sep=(.)\r?(?:\n|\r|$)/i;

/** The separator that a file names in its first line. */
export function separatorNamedIn(text: string): string | undefined {
  const [, separator] = namedSeparator.exec(withoutMark(text)) ?? [];
  return importSeparators.find((each) => each === separator);
}

/**
 * The cells of a file that separates them by a sign, without a byte order mark, empty lines and the line that names the
 * separator. Each line has the number of the file line that it begins on, as an editor shows it.
 * @throws StrayQuote
 */
export function csvLines(text: string, separator: string): CsvLine[] {
  const bare = withoutMark(text);
  const lines: CsvLine[] = [];
  let nextLine = 1;
  for (const { record, info } of records(bare.replaceAll(/\r\n?/g, "\n"), separator)) {
    const current = { line: nextLine, cells: record.map((cell) => cell.trim()) };
    nextLine = info.lines + 1;
    const isNote = current.line === 1 && namedSeparator.test(bare);
    if (!isNote && current.cells.some((cell) => cell !== "")) lines.push(current);
  }
  return lines;
}

const withoutMark = (text: string) => (text.startsWith("\uFEFF") ? text.slice(1) : text);

function records(text: string, separator: string): { record: string[]; info: { lines: number } }[] {
  try {
    return parse(text, {
      delimiter: separator,
      record_delimiter: "\n",
      info: true,
      relax_column_count: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    if (error instanceof CsvError) throw new StrayQuote(Number(error.lines));
    throw error;
  }
}
