import { escapeXml } from "../safe-svg.ts";
import { heavy, textLine, textLines, textWidth } from "../scene-text.ts";
import { monogramOf } from "./monogram.ts";
import { drawPoster, type PosterFacts, posterSize } from "./poster.ts";
import { sign } from "./poster-colors.ts";

/** What chat programs show of a link to one thing. */
export interface PreviewCard {
  /** What kind of thing it is, such as "Campaign concept". */
  sort: string;
  title: string;
  /** A quiet line below, such as whose it is; empty for none. */
  note: string;
  /** The event whose poster stands beside the texts; without one, the monogram of `markOf` does. */
  poster: PosterFacts | undefined;
  markOf: string;
}

/** The size that chat programs and networks expect. */
export const previewSize = { width: 1_200, height: 630 } as const;

const { width, height } = previewSize;
const colors = { ground: "#1f1b16", text: "#fdfbf7", quiet: "#c9beaa", lamp: "#f5b93a", lampOff: "#8a6a22" };
const left = 72;
const textRoom = 500;
const picture = { x: 620, y: 190, width: 512, height: 288 } as const;
const titleSizes = [60, 52, 44] as const;
const titleLines = 4;

/** A drawing that passes the guard for stored drawings; every text in it is escaped. */
export function drawPreviewCard({ sort, title, note, poster, markOf }: PreviewCard): string {
  const size = titleSizes.find((one) => textWidth(title, one) * heavy <= textRoom * 2) ?? titleSizes[2];
  const room = textRoom / heavy;
  const lineHeight = Math.round(size * 1.16);
  const head = { x: left, y: 0, width: room, lineHeight, maxLines: titleLines };
  const style = { size, fill: colors.text, weight: 700 };
  const { lines } = textLines(title, head, style);
  // The texts stand in the middle of the room between the name above and the lower edge.
  const top = 380 - (lines * lineHeight) / 2;
  const noteAt = top + lines * lineHeight + 8;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect x="0" y="0" width="${width}" height="${height}" fill="${colors.ground}"/>` +
    bulbs(22) +
    bulbs(height - 22) +
    logo() +
    textLine(sort, left, top - lineHeight - 4, { size: 26, fill: colors.lamp, weight: 600 }) +
    textLines(title, { ...head, y: top }, style).markup +
    textLines(
      note,
      { x: left, y: noteAt, width: textRoom - 40, lineHeight: 36, maxLines: 2 },
      { size: 28, fill: colors.quiet },
    ).markup +
    (poster ? posterPicture(poster) : monogramPicture(markOf)) +
    "</svg>"
  );
}

/** A row of bulbs, as round the posters. */
function bulbs(y: number): string {
  const row = (dashes: string, color: string) =>
    `<path d="M22 ${y}H${width - 22}" stroke="${color}" stroke-width="9" stroke-linecap="round" stroke-dasharray="${dashes}"/>`;
  return row("0 34", colors.lampOff) + row("0 34 0 68", colors.lamp);
}

function logo(): string {
  const lamps = ["7.5 23", "7.5 9.5", "16 18.5", "24.5 9.5", "24.5 23"].map((at) => `M${at}h0`).join("");
  return (
    `<g transform="translate(${left - 11} 74) scale(1.7)"><path d="M7.5 23V9.5L16 18.5l8.5-9V23" fill="none" stroke="${colors.lampOff}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${lamps}" stroke="${colors.lamp}" stroke-width="4.6" stroke-linecap="round"/></g>` +
    textLine("Marquee", left + 50, 115, { size: 36, fill: colors.text, weight: 700 })
  );
}

function posterPicture(facts: PosterFacts): string {
  const { x, y } = picture;
  const drawing = drawPoster(facts)
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>$/, "");
  return (
    `<rect x="${x - 3}" y="${y - 3}" width="${picture.width + 6}" height="${picture.height + 6}" rx="6" fill="${colors.lampOff}"/>` +
    `<g transform="translate(${x} ${y}) scale(${picture.width / posterSize.width})">${drawing}</g>`
  );
}

function monogramPicture(name: string): string {
  const { initials, ground, ink } = monogramOf(name);
  const side = picture.height;
  const x = picture.x + (picture.width - side) / 2;
  const middle = `x="${x + side / 2}" y="${picture.y + side / 2 + 46}"`;
  return (
    `<rect x="${x}" y="${picture.y}" width="${side}" height="${side}" rx="64" fill="${ground}" stroke="${sign.lamp}" stroke-width="3"/>` +
    `<text ${middle} font-size="128" font-weight="600" text-anchor="middle" fill="${ink}">${escapeXml(initials)}</text>`
  );
}
