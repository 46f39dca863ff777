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

/**
 * Parses comma-separated values as in RFC 4180, without a byte order mark and empty lines. Each line has the number
 * of the file line that it begins on, as an editor shows it.
 * @throws StrayQuote
 */
export function csvLines(text: string): CsvLine[] {
  const lines: CsvLine[] = [];
  // A cell: in quotes, with quotes doubled inside, or plain up to the next comma or line break.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"[ \t]*|([^",\r\n][^,\r\n]*|))(,|\r\n|\n|\r|$)/y;
  cell.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  let line = 1;
  let current: CsvLine = { line, cells: [] };
  for (;;) {
    const found = cell.exec(text);
    if (!found) throw new StrayQuote(line);
    const [whole, quoted, plain = "", end] = found;
    current.cells.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ",") continue;
    if (current.cells.some((one) => one !== "")) lines.push(current);
    if (cell.lastIndex >= text.length) return lines;
    current = { line, cells: [] };
  }
}
