import { unescapeXml } from "./safe-svg.ts";

const element = /<text((?: [a-z-]+="[^"<>]*")*)>([^<]*)<\/text>/g;

/** A text of one of our drawings, with the attributes of its element. */
export interface SvgText {
  content: string;
  given: ReadonlyMap<string, string>;
}

/** From which weight on letters are bold. */
const boldFrom = 600;

/** The texts of a drawing of ours, whose `<text>` elements contain only text. */
export function textsOf(svg: string): SvgText[] {
  return Array.from(svg.matchAll(element), ([, list = "", content = ""]) => textOf(list, content));
}

/** A drawing with its texts drawn by something else, or as they were where that gives undefined. */
export function withTexts(svg: string, draw: (text: SvgText) => string | undefined): string {
  return svg.replaceAll(element, (all, list: string, content: string) => draw(textOf(list, content)) ?? all);
}

function textOf(list: string, content: string): SvgText {
  const given = Array.from(
    list.matchAll(/ ([a-z-]+)="([^"]*)"/g),
    ([, name = "", value = ""]) => [name, value] as const,
  );
  return { content: unescapeXml(content), given: new Map(given) };
}

/** Whether a text's letters are bold. */
export function isBold({ given }: SvgText): boolean {
  return Number(given.get("font-weight") ?? 400) >= boldFrom;
}

/**
 * Puts shapes in the place of a text. They are drawn from the pen's start to the right, in a unit of which a letter's
 * size has as many as `unitsPerSize`; `advances` is how far each letter moves the pen, and `shapes` draws them for the
 * pen's places. Letters whose advance is 0 or that are `joined` get no space between.
 */
export function placed(
  { given }: SvgText,
  unitsPerSize: number,
  letters: readonly { advance: number; joined?: boolean }[],
  shapes: (pens: readonly number[]) => string,
): string {
  const number = (name: string, other: number) => Number(given.get(name) ?? other);
  const scale = number("font-size", 16) / unitsPerSize;
  const spacing = number("letter-spacing", 0) / scale;
  const advances = letters.map(
    ({ advance, joined = false }) => advance + (joined || advance === 0 ? 0 : spacing),
  );
  const width = advances.reduce((sum, advance) => sum + advance, 0) - spacing;
  const shares: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };
  let pen = -width * (shares[given.get("text-anchor") ?? "start"] ?? 0);
  const pens = advances.map((advance) => {
    const at = pen;
    pen += advance;
    return at;
  });
  const kept = ["fill", "opacity"].flatMap((name) => {
    const value = given.get(name);
    return value === undefined ? [] : [` ${name}="${value}"`];
  });
  const place = `translate(${number("x", 0)} ${number("y", 0)}) scale(${scale})`;
  return `<g transform="${place}"${kept.join("")}>${shapes(pens)}</g>`;
}
