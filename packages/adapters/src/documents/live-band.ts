import { monogramOf } from "@marquee/concept-boards/posters/monogram";
import type { Pdf } from "./live.ts";
import { drawPdfPoster } from "./live-poster.ts";
import type { DrawnDocument } from "./port.ts";

/** The site's colors on paper. */
export const colors = {
  ink: "#1f1b16",
  muted: "#575148",
  line: "#e6e2d9",
  sunken: "#f3f1ec",
  lamp: "#f2ae1c",
  lampText: "#835000",
  onInk: "#fdfbf7",
} as const;

const bandHeight = 46;
const bulb = { radius: 1.6, apart: 9 } as const;
const partyHeight = 44;
/** What a poster takes of the first page, beside the first texts, and the space between them. */
export const posterRoom = { width: 132, height: 75, apart: 22 } as const;

/** Where the text of a document begins below its band. */
export function textTop({ parties = [] }: Pick<DrawnDocument, "parties">): number {
  return bandHeight + 40 + (parties.length === 0 ? 0 : partyHeight + 22);
}

/** A row of bulbs, as on the site's marquee; on ink, because a brand's color may be that of the lamps. */
export function drawBulbs(pdf: Pdf, y: number): void {
  const { radius, apart } = bulb;
  pdf.rect(0, y - 3, pdf.page.width, 6).fill(colors.ink);
  for (let x = apart / 2; x < pdf.page.width; x += apart) pdf.circle(x, y, radius);
  pdf.fill(colors.lamp);
}

/**
 * The band at the top of a page, with what the document is; on the pages after the first only a line of bulbs. It is
 * an artifact: it says nothing that the document does not.
 */
export function drawBand(pdf: Pdf, document: DrawnDocument, isFirst: boolean): void {
  const { left, right } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  if (!isFirst) {
    pdf.rect(0, 0, pdf.page.width, 10).fill(colors.ink);
    drawBulbs(pdf, 10);
    return;
  }
  pdf.rect(0, 0, pdf.page.width, bandHeight).fill(colors.ink);
  drawBulbs(pdf, bandHeight);
  pdf.fillColor(colors.onInk);
  pdf.font("bold").fontSize(15).text("Marquee", left, 12, { lineBreak: false });
  pdf.font("regular").fontSize(10);
  pdf.text(document.sort, left, 16, { lineBreak: false, align: "right", width });
  const { parties = [] } = document;
  if (document.poster) {
    const x = pdf.page.width - right - posterRoom.width;
    drawPdfPoster(pdf, document.poster, { x, y: textTop(document), width: posterRoom.width });
  }
  parties.forEach((party, index) =>
    drawParty(pdf, party, left + (index * width) / parties.length, width / parties.length),
  );
}

/** A side of a contract: its monogram, its role and its name in one line. */
function drawParty(pdf: Pdf, { role, name }: { role: string; name: string }, x: number, width: number): void {
  const y = bandHeight + 24;
  const size = 36;
  const { initials, ground, ink } = monogramOf(name);
  pdf.roundedRect(x, y, size, size, 7).fill(ground);
  pdf.fillColor(ink).font("bold").fontSize(14);
  pdf.text(initials, x, y + 8, { width: size, align: "center", lineBreak: false });
  const text = {
    width: width - size - 22,
    lineBreak: false,
    ellipsis: true,
    height: 18,
    align: "left" as const,
  };
  pdf.fillColor(colors.muted).font("regular").fontSize(8.5);
  pdf.text(role, x + size + 10, y + 3, text);
  pdf.fillColor(colors.ink).font("bold").fontSize(12);
  pdf.text(name, x + size + 10, y + 15, text);
}
