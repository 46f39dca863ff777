import { smallestText } from "./scene-place.ts";
import { heavy, textLine, textWidth, wrap } from "./scene-text.ts";

const width = 1_200;
const margin = 40;
const lineHeight = 54;
const sizes = [60, 52, 46] as const;

/** How high the band of a headline is: for one large line if it fits, or else for two smaller ones. */
export function headlineHeight(headline: string): number {
  return 60 + wrap(headline, room, sizeOf(headline) ?? sizes[2], 2).length * lineHeight;
}

/** The width of a line in letters that are not bold. */
const room = (width - 2 * margin) / heavy;

/** The largest size in which it is one line; undefined if it is none. */
function sizeOf(headline: string): number | undefined {
  return sizes.find((size) => textWidth(headline, size) <= room);
}

/** The lines of a headline in a band. A band for one line holds a longer headline in two lines of the smallest text. */
export function headlineLines(headline: string, band: { height: number; fill: string }): string {
  const oneLine = sizeOf(headline);
  const isLow = band.height < 60 + 2 * lineHeight;
  const size = oneLine ?? (isLow ? smallestText : sizes[2]);
  const first = oneLine === undefined && isLow ? 56 : 82;
  const step = oneLine === undefined && isLow ? 44 : lineHeight;
  return wrap(headline, room, size, 2)
    .map((text, index) =>
      textLine(text, margin, first + index * step, { size, fill: band.fill, weight: 700 }),
    )
    .join("");
}

/** Finds the band of a drawn board: its ground, with its height, and the lines on it, with their color. */
export const headlineBand = new RegExp(
  `(<rect x="0" y="0" width="${width}" height="(\\d+)"[^>]*/>)(?:<text x="${margin}" y="\\d+" font-size="\\d+" fill="([^"]*)" font-weight="700">[^<]*</text>)+`,
);
