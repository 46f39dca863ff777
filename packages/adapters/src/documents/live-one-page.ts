import { isRightToLeft } from "@marquee/contracts/text/direction";
import type { Pdf } from "./live.ts";
import { colors, drawBulbs } from "./live-band.ts";
import type { OnePage, PagePart } from "./port.ts";

const margin = 44;
const gap = 20;
const bandHeight = 14;
const footerHeight = 34;
const pictureWidth = 250;
const textSizes = [10, 9.5, 9, 8.5, 8, 7.5] as const;
const smallest = 7.5;
/** How many lines an entry keeps when the smallest letters are still too large; with one each, entries are left out. */
const lineLimits = [6, 4, 3, 2, 1] as const;
const spacing = { title: 3, entry: 1.5, part: 9, line: 1 } as const;
const indent = 9;

/** How a column is set: the size of its letters, and what is shown of its parts. */
interface Setting {
  size: number;
  lines: number;
  /** How many entries of each part are shown. */
  entries: readonly number[];
}

/** Draws everything on the first page. Each text gets a box of its own, so that none can begin another page. */
export function drawOnePage(pdf: Pdf, sheet: OnePage): void {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const width = pdf.page.width - 2 * margin;
  const bottom = pdf.page.height - footerHeight;
  pdf.page.margins = { top: 0, right: 0, bottom: 0, left: 0 };
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.rect(0, 0, pdf.page.width, bandHeight).fill(sheet.color);
  drawBulbs(pdf, bandHeight);
  pdf.endMarkedContent();
  pdf.fillColor(colors.ink);

  let y = bandHeight + 22;
  const titleSize = [22, 19, 16, 14].find(
    (size) => linesOf(pdf, sheet.title, { size, width, bold: true }) <= 2,
  );
  y += tagged(pdf, root, "H1", () =>
    box(pdf, sheet.title, { x: margin, y, width, size: titleSize ?? 14, lines: 2, bold: true }),
  );
  y +=
    4 +
    tagged(pdf, root, "P", () =>
      box(pdf, sheet.lead, { x: margin, y: y + 2, width, size: 11.5, lines: 2, color: colors.muted }),
    );
  y += 12;
  y += drawHead(pdf, root, { sheet, y, width }) + 14;

  const columnWidth = (width - gap) / 2;
  sheet.columns.forEach((parts, index) => {
    const shown = parts.filter(({ body }) => body.length > 0);
    const x = margin + index * (columnWidth + gap);
    drawColumn(pdf, root, { parts: shown, x, y, width: columnWidth, height: bottom - y - 8 });
  });
  root.end();
  drawFooter(pdf, sheet.footer, bottom);
}

type Structure = ReturnType<Pdf["struct"]>;

/** The picture with the facts beside it, or the facts alone; returns its height. */
function drawHead(
  pdf: Pdf,
  root: Structure,
  { sheet: { picture, facts }, y, width }: { sheet: OnePage; y: number; width: number },
): number {
  let height = 0;
  if (picture) {
    const size = { width: pictureWidth, height: (pictureWidth * picture.height) / picture.width };
    root.add(
      pdf.struct("Figure", { alt: picture.alt }, () => {
        pdf.image(Buffer.from(picture.bytes), margin, y, size);
      }),
    );
    height = size.height;
  }
  const x = picture ? margin + pictureWidth + gap : margin;
  const columns = picture ? 1 : 2;
  const room = (width - (x - margin) - gap * (columns - 1)) / columns;
  const rows = Math.ceil(facts.length / columns);
  const rowHeight = picture ? height / rows : 40;
  facts.forEach(({ label, value }, index) => {
    const at = { x: x + (index % columns) * (room + gap), width: room };
    const top = y + Math.floor(index / columns) * rowHeight;
    tagged(pdf, root, "P", () => {
      const labelled = box(pdf, label, { ...at, y: top, size: 7.5, lines: 1, color: colors.muted });
      return labelled + box(pdf, value, { ...at, y: top + labelled, size: 9, lines: 2, align: "left" });
    });
  });
  return Math.max(height, rows * rowHeight);
}

function drawColumn(
  pdf: Pdf,
  root: Structure,
  column: { parts: readonly PagePart[]; x: number; y: number; width: number; height: number },
): void {
  const { parts, x, width } = column;
  const setting = settingFor(pdf, column);
  const { size, lines } = setting;
  let { y } = column;
  parts.forEach(({ title, body }, part) => {
    y += tagged(pdf, root, "H2", () =>
      box(pdf, title, { x, y, width, size: size + 1.5, lines: 1, bold: true }),
    );
    y += spacing.title;
    if (typeof body === "string") {
      y += tagged(pdf, root, "P", () => box(pdf, body, { x, y, width, size, lines }));
    } else {
      const list = pdf.struct("L");
      root.add(list);
      for (const entry of entriesShown(body, setting.entries[part] ?? 0)) {
        const item = pdf.struct("LI");
        list.add(item);
        const isFromRight = isRightToLeft(entry);
        const bullet = isFromRight ? x + width - indent / 2 : x;
        tagged(pdf, item, "Lbl", () => box(pdf, "•", { x: bullet, y, width: indent, size, lines: 1 }));
        y += tagged(pdf, item, "LBody", () =>
          box(pdf, entry, { x: isFromRight ? x : x + indent, y, width: width - indent, size, lines }),
        );
        item.end();
        y += spacing.entry;
      }
      list.end();
    }
    y += spacing.part;
  });
}

/** The largest letters in which everything fits, or the smallest ones with as much as fits. */
function settingFor(
  pdf: Pdf,
  { parts, width, height }: { parts: readonly PagePart[]; width: number; height: number },
): Setting {
  const all = parts.map(({ body }) => (typeof body === "string" ? 1 : body.length));
  const settings: Setting[] = [
    ...textSizes.map((size) => ({ size, lines: 60, entries: all })),
    ...lineLimits.map((lines) => ({ size: smallest, lines, entries: all })),
  ];
  for (const setting of settings) if (heightOf(pdf, parts, width, setting) <= height) return setting;
  // The longest list gives first; a column of a few parts with one entry of one line each always fits.
  const entries = [...all];
  const setting = { size: smallest, lines: 1, entries };
  while (Math.max(...entries) > 1 && heightOf(pdf, parts, width, setting) > height)
    entries[entries.indexOf(Math.max(...entries))]! -= 1;
  return setting;
}

function heightOf(pdf: Pdf, parts: readonly PagePart[], width: number, setting: Setting): number {
  const { size, lines } = setting;
  let height = 0;
  parts.forEach(({ body }, part) => {
    height += lineHeight(pdf, size + 1.5, true) + spacing.title + spacing.part;
    const isText = typeof body === "string";
    for (const entry of isText ? [body] : entriesShown(body, setting.entries[part] ?? 0)) {
      const room = isText ? width : width - indent;
      const shown = Math.min(lines, linesOf(pdf, entry, { size, width: room }));
      height += shown * lineHeight(pdf, size) + (isText ? 0 : spacing.entry);
    }
  });
  return height;
}

/** The first entries of a list, and how many are left out. */
function entriesShown(entries: readonly string[], count: number): readonly string[] {
  const left = entries.length - count;
  return left <= 0 ? entries : [...entries.slice(0, count), `and ${left} more`];
}

interface TextBox {
  x: number;
  y: number;
  width: number;
  size: number;
  /** The most lines; what has no room ends in an ellipsis. */
  lines: number;
  bold?: boolean;
  color?: string;
  /** Where it stands; without it, at the side where its first line begins. */
  align?: "left";
}

/** Draws a text in its box and returns the height that it takes. */
function box(pdf: Pdf, text: string, { x, y, width, size, lines, bold, color, align }: TextBox): number {
  const shown = Math.min(lines, linesOf(pdf, text, { size, width, bold }));
  const height = shown * lineHeight(pdf, size, bold);
  font(pdf, size, bold).fillColor(color ?? colors.ink);
  pdf.text(text, x, y, {
    width,
    height: height - spacing.line / 2,
    ellipsis: true,
    lineGap: spacing.line,
    ...(align ? { align } : {}),
  });
  return height;
}

/** How many lines texts take, per document: a column is tried in many settings. */
const measured = new WeakMap<Pdf, Map<string, number>>();

function linesOf(
  pdf: Pdf,
  text: string,
  { size, width, bold }: { size: number; width: number; bold?: boolean | undefined },
): number {
  const known = measured.get(pdf) ?? new Map<string, number>();
  measured.set(pdf, known);
  const key = `${size} ${width} ${bold} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const height = font(pdf, size, bold).heightOfString(text, { width, lineGap: spacing.line });
  const lines = Math.max(1, Math.round(height / lineHeight(pdf, size, bold)));
  known.set(key, lines);
  return lines;
}

function lineHeight(pdf: Pdf, size: number, bold?: boolean): number {
  return font(pdf, size, bold).currentLineHeight(true) + spacing.line;
}

function font(pdf: Pdf, size: number, bold?: boolean): Pdf {
  return pdf.font(bold ? "bold" : "regular").fontSize(size);
}

function tagged(pdf: Pdf, parent: Structure, role: string, draw: () => number): number {
  let height = 0;
  parent.add(pdf.struct(role, {}, () => void (height = draw())));
  return height;
}

function drawFooter(pdf: Pdf, footer: string, top: number): void {
  pdf.markContent("Artifact", { type: "Pagination" });
  box(pdf, footer, {
    x: margin,
    y: top + 6,
    width: pdf.page.width - 2 * margin,
    size: 8,
    lines: 1,
    color: colors.muted,
  });
  pdf.endMarkedContent();
}
