import { create, type Font } from "fontkit";

/** TrueType files of the two font weights that boards use. */
export interface BoardFonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

const boldFrom = 600;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/**
 * Draws the text of a board as shapes, because functions have no fonts installed and the picture should be the same
 * on every machine. Handles the `<text>` elements of our own boards, which contain only text.
 */
export function textToShapes(files: BoardFonts): (svg: string) => string {
  let fonts: { regular: Font; bold: Font } | undefined;
  return (svg) => {
    // Read the fonts on first use, because they would slow down the start.
    fonts ??= { regular: create(files.regular), bold: create(files.bold) };
    const { regular, bold } = fonts;
    return svg.replaceAll(/<text((?: [a-z-]+="[^"<>]*")*)>([^<]*)<\/text>/g, (_element, list, content) => {
      const given = new Map(
        Array.from(String(list).matchAll(/ ([a-z-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
          name,
          value,
        ]),
      );
      const font = Number(given.get("font-weight") ?? 400) >= boldFrom ? bold : regular;
      return outlined(plain(String(content)), font, given);
    });
  };
}

function plain(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

function outlined(text: string, font: Font, given: ReadonlyMap<string, string>): string {
  const number = (name: string, other: number) => Number(given.get(name) ?? other);
  const scale = number("font-size", 16) / font.unitsPerEm;
  const spacing = number("letter-spacing", 0) / scale;
  const { glyphs, positions } = font.layout(text);
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance + spacing, 0) - spacing;
  const shares: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };
  let pen = -width * (shares[given.get("text-anchor") ?? "start"] ?? 0);
  const shapes = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = `translate(${round(pen + xOffset)} ${round(yOffset)})`;
    pen += xAdvance + spacing;
    const path = glyph.path.toSVG();
    return path === "" ? "" : `<path transform="${at}" d="${path}"/>`;
  });
  const kept = ["fill", "opacity"].flatMap((name) => {
    const value = given.get(name);
    return value === undefined ? [] : [` ${name}="${value}"`];
  });
  const place = `translate(${number("x", 0)} ${number("y", 0)}) scale(${scale} ${-scale})`;
  return `<g transform="${place}"${kept.join("")}>${shapes.join("")}</g>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
