/** A cell: text, which is quoted and made safe, or a number, which is written as is. */
type Cell = string | number;

/** A spreadsheet would run text that begins like a formula; an apostrophe keeps it as text. */
function cellText(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  // What keeps a date together on the screen keeps a spreadsheet from reading it as one.
  const text = cell.replaceAll("\u00a0", " ");
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats rows as CSV (RFC 4180), with the byte order mark by which Excel recognizes UTF-8. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cellText).join(",")).join("\r\n")}\r\n`;
}
