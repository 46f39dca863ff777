import { renamed } from "@marquee/contracts/text/renamed";
import { assertSafeSvg, escapeXml, unescapeXml } from "./safe-svg.ts";
import { headlineBand, headlineLines } from "./scene-headline.ts";

/**
 * A stored board under another name: on its headline, and in the texts for readers who cannot see it. The picture
 * below stays as it is, so the new headline fits the band of the old one. A board without a headline stays itself.
 */
export function renamedBoard(svg: string, { from, to }: { from: string; to: string }): string {
  const board = svg
    .replace(
      /(<title id="board-title">)[^<]*(<\/title><desc id="board-text">)([^<]*)/,
      (_all, title: string, desc: string, said: string) =>
        `${title}${escapeXml(to)}${desc}${escapeXml(renamed(unescapeXml(said), { from, to }))}`,
    )
    .replace(
      headlineBand,
      (_all, band: string, height: string, fill: string) =>
        band + headlineLines(to, { height: Number(height), fill }),
    );
  assertSafeSvg(board);
  return board;
}
