import { directed, runsOf } from "../fonts/live-runs.ts";
import type { OutlineStep, Shaper, Weight } from "../fonts/live-shaper.ts";

const boldFrom = 600;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const element = /<text((?: [a-z-]+="[^"<>]*")*)>([^<]*)<\/text>/g;

/** The texts of a board, for which the shaper opens its fonts. */
export function textsOf(svg: string): string[] {
  return Array.from(svg.matchAll(element), ([, , content = ""]) => plain(content));
}

/**
 * Draws the text of a board as shapes, because functions have no fonts installed and the picture should be the same
 * on every machine. Handles the `<text>` elements of our own boards, which contain only text.
 */
export function textToShapes(svg: string, shaper: Shaper): string {
  return svg.replaceAll(element, (_element, list, content) => {
    const given = new Map(
      Array.from(String(list).matchAll(/ ([a-z-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    return outlined(plain(String(content)), shaper, given);
  });
}

function plain(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

function outlined(text: string, shaper: Shaper, given: ReadonlyMap<string, string>): string {
  const number = (name: string, other: number) => Number(given.get(name) ?? other);
  const weight: Weight = number("font-weight", 400) >= boldFrom ? "bold" : "regular";
  const scale = number("font-size", 16) / 1_000;
  const spacing = number("letter-spacing", 0) / scale;
  const shapes = runsOf(directed(text.normalize("NFC"))).flatMap((run) =>
    shaper.shapes(run, weight).map((shape) => ({
      ...shape,
      // Letters that are joined stay so.
      advance: shape.advance + (run.isRightToLeft || shape.advance === 0 ? 0 : spacing),
      path: shaper.outline(run, weight, shape.id).map(inSvg).join(""),
    })),
  );
  const width = shapes.reduce((sum, { advance }) => sum + advance, 0) - spacing;
  const shares: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };
  let pen = -width * (shares[given.get("text-anchor") ?? "start"] ?? 0);
  const drawn = shapes.map(({ advance, xOffset, yOffset, path }) => {
    const at = `translate(${round(pen + xOffset)} ${round(yOffset)})`;
    pen += advance;
    return path === "" ? "" : `<path transform="${at}" d="${path}"/>`;
  });
  const kept = ["fill", "opacity"].flatMap((name) => {
    const value = given.get(name);
    return value === undefined ? [] : [` ${name}="${value}"`];
  });
  const place = `translate(${number("x", 0)} ${number("y", 0)}) scale(${scale} ${-scale})`;
  return `<g transform="${place}"${kept.join("")}>${drawn.join("")}</g>`;
}

const inSvg = ({ type, values }: OutlineStep) => type + values.map(round).join(" ");
const round = (value: number) => Math.round(value * 10) / 10;
