import { onFirstUse } from "@marquee/contracts/on-first-use";
import { isRightToLeft } from "@marquee/contracts/text/direction";
import { textLocale } from "@marquee/contracts/text/formats";
import { isPlain } from "../fonts/live-runs.ts";
import { baseFontFiles, type Fonts, type Shaper, scriptShaper, type Weight } from "../fonts/live-shaper.ts";
import { colors, drawBand, posterRoom, textTop } from "./live-band.ts";
import { drawBars, drawChart } from "./live-charts.ts";
import { drawOnePage } from "./live-one-page.ts";
import { ScriptPdf } from "./live-script-pdf.ts";
import { drawNumbers, drawTable } from "./live-tables.ts";
import type { DocumentMaker, DrawnBlock, DrawnDocument, OnePage, PictureBlock } from "./port.ts";

/** Letter, in points. */
const page = { size: "LETTER" as const, margins: { top: 64, right: 72, bottom: 84, left: 72 } };
const footerSize = 8;
const textSize = 10.5;
const headings = {
  1: { size: 20, before: 0, after: 14 },
  2: { size: 13, before: 16, after: 6 },
} as const;
const between = 8;
const indent = 14;

export type Pdf = ScriptPdf;

/**
 * Draws with pdfkit, which writes the structure that screen readers follow: headings, paragraphs and lists in reading
 * order, page numbers as artifacts.
 */
export function pdfDocuments(fonts: Fonts): DocumentMaker {
  const shaperFor = scriptShaper(fonts);
  const baseFiles = onFirstUse(() => baseFontFiles(fonts));
  return {
    async pdf(document) {
      const pdf = await begin(document, await baseFiles(), shaperFor);
      const file = collect(pdf);
      const root = pdf.struct("Document");
      pdf.addStructure(root);
      pdf.y = textTop(document);
      const beside = document.poster ? drawBesidePoster(pdf, root, document) : 0;
      for (const block of document.blocks.slice(beside)) drawBlock(pdf, root, block);
      if (document.appendix.length > 0) pdf.addPage();
      for (const block of document.appendix) drawBlock(pdf, root, block);
      root.end();
      drawEdges(pdf, document);
      pdf.end();
      return file;
    },
    async onePage(sheet) {
      const pdf = await begin(sheet, await baseFiles(), shaperFor);
      const file = collect(pdf);
      drawOnePage(pdf, sheet);
      pdf.end();
      return file;
    },
  };
}

async function begin(
  document: DrawnDocument | OnePage,
  files: Record<Weight, Uint8Array>,
  shaperFor: (texts: readonly string[]) => Promise<Shaper>,
): Promise<Pdf> {
  const { title, createdAt } = document;
  const texts = textsIn(document);
  return new ScriptPdf(
    {
      ...page,
      // Otherwise pdfkit reads its default font from files that no bundle has.
      font: Buffer.from(files.regular) as unknown as string,
      pdfVersion: "1.7",
      tagged: true,
      lang: textLocale,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: title,
        Author: "Marquee",
        Creator: "Marquee",
        Producer: "Marquee",
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    },
    files,
    texts.every(isPlain) ? undefined : await shaperFor(texts),
  );
}

/** Every text of a document, wherever it stands. */
function textsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part !== "object" || part === null || ArrayBuffer.isView(part)) return [];
  return Object.values(part).flatMap(textsIn);
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}

type Structure = ReturnType<Pdf["struct"]>;

function drawBlock(pdf: Pdf, parent: Structure, block: DrawnBlock): void {
  switch (block.kind) {
    case "heading": {
      const { size, before, after } = headings[block.level];
      // A heading never stands alone at the bottom of a page.
      const room = pdf.page.height - pdf.page.margins.bottom - pdf.y;
      if (room < before + size + after + 4 * textSize) pdf.addPage();
      else pdf.y += before;
      parent.add(
        pdf.struct(`H${block.level}`, {}, () => {
          pdf.font("bold").fontSize(size).fillColor(colors.ink).text(block.text, page.margins.left, pdf.y);
        }),
      );
      pdf.y += after;
      break;
    }
    case "paragraph":
      parent.add(pdf.struct("P", {}, () => void setText(pdf).text(block.text, { lineGap: 2 })));
      pdf.y += between;
      break;
    case "list":
      drawList(pdf, parent, block.items);
      pdf.y += between;
      break;
    case "picture":
      drawPicture(pdf, parent, block);
      pdf.y += between;
      break;
    case "numbers":
      drawNumbers(pdf, parent, block);
      break;
    case "table":
      drawTable(pdf, parent, block);
      pdf.y += between;
      break;
    case "bars":
      drawBars(pdf, parent, block);
      pdf.y += between;
      break;
    case "chart":
      drawChart(pdf, parent, block);
      pdf.y += between;
  }
}

/** Draws title and first paragraphs as narrow as the poster beside them leaves them, and returns how many blocks those are. */
function drawBesidePoster(pdf: Pdf, root: Structure, { blocks, ...document }: DrawnDocument): number {
  const sheet = pdf.page;
  const bottom = textTop(document) + posterRoom.height;
  let drawn = 0;
  sheet.margins.right += posterRoom.width + posterRoom.apart;
  for (const block of blocks) {
    const isFirst = block.kind === "paragraph" || (block.kind === "heading" && block.level === 1);
    if (!isFirst || pdf.page !== sheet || pdf.y >= bottom) break;
    drawBlock(pdf, root, block);
    drawn += 1;
  }
  sheet.margins.right = page.margins.right;
  if (pdf.page === sheet) pdf.y = Math.max(pdf.y, bottom + between);
  return drawn;
}

/** As wide as the text, and no higher than a page; moved to the next page if this one has no room for it. */
function drawPicture(pdf: Pdf, parent: Structure, picture: PictureBlock): void {
  const { left, right, top, bottom } = page.margins;
  const room = { width: pdf.page.width - left - right, height: pdf.page.height - top - bottom };
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  if (pdf.y + size.height > pdf.page.height - bottom) pdf.addPage();
  const y = pdf.y;
  parent.add(
    pdf.struct("Figure", { alt: picture.alt }, () => {
      pdf.image(Buffer.from(picture.bytes), left, y, size);
    }),
  );
  pdf.x = left;
  pdf.y = y + size.height;
}

function drawList(pdf: Pdf, parent: Structure, items: readonly string[]): void {
  const list = pdf.struct("L");
  parent.add(list);
  const { left } = page.margins;
  for (const item of items) {
    const entry = pdf.struct("LI");
    list.add(entry);
    const room = pdf.page.height - pdf.page.margins.bottom - pdf.y;
    if (room < 2 * textSize) pdf.addPage();
    const top = pdf.y;
    const isFromRight = isRightToLeft(item);
    const bullet = isFromRight ? pdf.page.width - page.margins.right - indent / 2 : left;
    entry.add(pdf.struct("Lbl", {}, () => void setText(pdf).text("•", bullet, top, { lineBreak: false })));
    entry.add(
      pdf.struct("LBody", {}, () => {
        const width = pdf.page.width - left - page.margins.right - indent;
        setText(pdf).text(item, isFromRight ? left : left + indent, top, { lineGap: 2, width });
      }),
    );
    entry.end();
    pdf.x = left;
    pdf.y += 2;
  }
  list.end();
}

function setText(pdf: Pdf): Pdf {
  return pdf.font("regular").fontSize(textSize).fillColor(colors.ink);
}

/** Draws band and footer of every page last, when the number of pages is known. */
function drawEdges(pdf: Pdf, document: DrawnDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    // Both are in the margins, where text would start a new page.
    const { bottom } = pdf.page.margins;
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    drawBand(pdf, document, index === start);
    const top = pdf.page.height - bottom / 2 - footerSize;
    pdf.font("regular").fontSize(footerSize).fillColor(colors.muted);
    pdf.text(document.footer, page.margins.left, top, { lineBreak: false });
    pdf.text(`Page ${index - start + 1} of ${count}`, page.margins.left, top, {
      lineBreak: false,
      align: "right",
      width: pdf.page.width - page.margins.left - page.margins.right,
    });
    pdf.fillColor(colors.ink);
    pdf.endMarkedContent();
    pdf.page.margins.bottom = bottom;
  }
}
