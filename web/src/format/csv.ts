/** A cell: text, which is quoted and made harmless, or a number, which stays one. */
type Cell = string | number;

/** A spreadsheet would run a text that begins like a formula; an apostrophe keeps it text. */
function cellText(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180) with the mark by which Excel knows UTF-8. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cellText).join(",")).join("\r\n")}\r\n`;
}
