import { isBold, placed, type SvgText, withTexts } from "@marquee/concept-boards/svg-texts";
import { directed, runsOf } from "../fonts/live-runs.ts";
import { type OutlineStep, type Shaper, unitsPerSize, type Weight } from "../fonts/live-shaper.ts";

/**
 * Draws the text of a board as shapes, because functions have no fonts installed and the picture should be the same
 * on every machine.
 */
export function textToShapes(svg: string, shaper: Shaper): string {
  return withTexts(svg, (text) => outlined(text, shaper));
}

function outlined(text: SvgText, shaper: Shaper): string {
  const weight: Weight = isBold(text) ? "bold" : "regular";
  const shapes = runsOf(directed(text.content.normalize("NFC"))).flatMap((run) =>
    shaper.shapes(run, weight).map((shape) => ({
      ...shape,
      // Letters that are joined stay so.
      joined: run.isRightToLeft,
      path: shaper.outline(run, weight, shape.id).map(inSvg).join(""),
    })),
  );
  return placed(text, unitsPerSize, shapes, (pens) =>
    shapes
      .map(({ xOffset, yOffset, path }, at) => {
        const place = `translate(${round((pens[at] ?? 0) + xOffset)} ${round(-yOffset)}) scale(1 -1)`;
        return path === "" ? "" : `<path transform="${place}" d="${path}"/>`;
      })
      .join(""),
  );
}

const inSvg = ({ type, values }: OutlineStep) => type + values.map(round).join(" ");
const round = (value: number) => Math.round(value * 10) / 10;
