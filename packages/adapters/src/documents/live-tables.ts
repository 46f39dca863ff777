import type { Pdf } from "./live.ts";
import { colors } from "./live-band.ts";
import type { DrawnBlock, TableBlock } from "./port.ts";

type Structure = ReturnType<Pdf["struct"]>;

const textSize = 9;
const pad = { x: 8, y: 4 } as const;
/** The least that the column with the names gets of the width. */
const namesShare = 0.28;

/** Room for something of a height, on a new page if this one has none. */
export function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** The numbers that decide, up to four in a row. */
export function drawNumbers(
  pdf: Pdf,
  parent: Structure,
  { numbers }: Extract<DrawnBlock, { kind: "numbers" }>,
): void {
  const { left, right } = pdf.page.margins;
  const gap = 10;
  const perRow = Math.min(4, numbers.length);
  const width = (pdf.page.width - left - right - gap * (perRow - 1)) / perRow;
  const height = 68;
  const list = pdf.struct("L");
  parent.add(list);
  for (let from = 0; from < numbers.length; from += perRow) {
    makeRoom(pdf, height);
    const y = pdf.y;
    numbers.slice(from, from + perRow).forEach(({ label, value, note }, column) => {
      const x = left + column * (width + gap);
      const item = pdf.struct("LI");
      list.add(item);
      pdf.markContent("Artifact", { type: "Layout" });
      pdf.roundedRect(x, y, width, height, 7).fill(colors.sunken);
      pdf.endMarkedContent();
      const line = (
        text: string,
        at: number,
        size: number,
        style: { bold?: boolean; color: string },
        lines = 1,
      ) =>
        item.add(
          pdf.struct("LBody", {}, () => {
            pdf
              .font(style.bold ? "bold" : "regular")
              .fontSize(size)
              .fillColor(style.color);
            pdf.text(text, x + 10, y + at, { width: width - 20, height: size * lines * 1.4, ellipsis: true });
          }),
        );
      line(label, 8, 8.5, { color: colors.muted });
      line(value, 20, fittingSize(pdf, value, width - 20), { bold: true, color: colors.ink });
      if (note !== "") line(note, 44, 7.5, { color: colors.muted }, 2);
      item.end();
    });
    pdf.x = left;
    pdf.y = y + height + gap;
  }
  list.end();
}

/** The largest letters in which a number has room: one that is cut off is another number. */
function fittingSize(pdf: Pdf, text: string, width: number): number {
  const fits = (size: number) => pdf.font("bold").fontSize(size).widthOfString(text) < width - 1;
  return [17, 15, 13, 11, 9, 7].find(fits) ?? 5;
}

/** A table whose head comes again on every page that it goes on to. */
export function drawTable(pdf: Pdf, parent: Structure, { head, rows }: TableBlock): void {
  const widths = columnWidths(pdf, [head, ...rows]);
  const table = pdf.struct("Table");
  parent.add(table);
  const draw = (cells: readonly string[], isHead: boolean) => {
    const row = pdf.struct("TR");
    table.add(row);
    drawRow(pdf, cells, widths, isHead, (role, drawCell) => row.add(pdf.struct(role, {}, drawCell)));
    row.end();
  };
  makeRoom(pdf, 3 * rowHeight(pdf, head, widths, true));
  draw(head, true);
  for (const cells of rows) {
    const bottom = pdf.page.height - pdf.page.margins.bottom;
    if (pdf.y + rowHeight(pdf, cells, widths, false) > bottom) {
      pdf.addPage();
      pdf.markContent("Artifact", { type: "Layout" });
      drawRow(pdf, head, widths, true, (_, drawCell) => drawCell());
      pdf.endMarkedContent();
    }
    draw(cells, false);
  }
  table.end();
  pdf.x = pdf.page.margins.left;
}

/** Every column as wide as what it says; where that is too much, the names give first, then all alike. */
function columnWidths(pdf: Pdf, rows: readonly (readonly string[])[]): number[] {
  const { left, right } = pdf.page.margins;
  const whole = pdf.page.width - left - right;
  const count = Math.max(...rows.map((row) => row.length));
  pdf.font("bold").fontSize(textSize);
  const wanted = Array.from({ length: count }, (_, column) =>
    Math.min(whole, Math.max(...rows.map((row) => pdf.widthOfString(row[column] ?? "") + 2 * pad.x + 1))),
  );
  const [, ...numbers] = wanted;
  const room = whole * (1 - namesShare);
  const used = numbers.reduce((sum, width) => sum + width, 0);
  const scaled = used > room ? numbers.map((width) => (width * room) / used) : numbers;
  return [whole - scaled.reduce((sum, width) => sum + width, 0), ...scaled];
}

function cellFont(pdf: Pdf, isHead: boolean, column: number): Pdf {
  return pdf.font(isHead || column > 0 ? "bold" : "regular").fontSize(isHead ? textSize - 1 : textSize);
}

function rowHeight(pdf: Pdf, cells: readonly string[], widths: readonly number[], isHead: boolean): number {
  const heights = cells.map((text, column) =>
    cellFont(pdf, isHead, column).heightOfString(text === "" ? " " : text, {
      width: (widths[column] ?? 0) - 2 * pad.x,
    }),
  );
  return Math.max(...heights) + 2 * pad.y;
}

function drawRow(
  pdf: Pdf,
  cells: readonly string[],
  widths: readonly number[],
  isHead: boolean,
  add: (role: string, draw: () => void) => void,
): void {
  const { left } = pdf.page.margins;
  const height = rowHeight(pdf, cells, widths, isHead);
  const y = pdf.y;
  const width = widths.reduce((sum, each) => sum + each, 0);
  let x = left;
  cells.forEach((text, column) => {
    const own = widths[column] ?? 0;
    const at = x;
    add(isHead || column === 0 ? "TH" : "TD", () => {
      if (column === 0) {
        if (isHead) pdf.rect(left, y, width, height).fill(colors.sunken);
        pdf
          .lineWidth(0.5)
          .strokeColor(colors.line)
          .moveTo(left, y + height)
          .lineTo(left + width, y + height)
          .stroke();
      }
      cellFont(pdf, isHead, column).fillColor(isHead ? colors.muted : colors.ink);
      pdf.text(text, at + pad.x, y + pad.y, {
        width: own - 2 * pad.x,
        align: column === 0 ? "left" : "right",
      });
    });
    x += own;
  });
  pdf.x = left;
  pdf.y = y + height;
}
