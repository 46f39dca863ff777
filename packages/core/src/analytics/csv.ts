/** A line of a file, by what stands in its cells; the first line is 1, also where a quoted cell goes over several. */
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
 * The lines of comma-separated values after RFC 4180, a byte order mark and empty lines left out. Each is told by the line
 * of the file that it begins on, which is what an editor shows.
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
