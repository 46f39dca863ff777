import { fontFiles } from "@marquee/contracts/text/printable";
import type { Font } from "harfbuzzjs";
import { baseFont, fontsIn, type Run } from "./live-runs.ts";

/** The two font weights that documents and boards use. */
export type Weight = "regular" | "bold";

/** How a file of an installed font package is read. */
export interface Fonts {
  read: (packageName: string, file: string) => Promise<Uint8Array>;
}

/** The files of the base font, which are TrueType. */
export async function baseFontFiles({ read }: Fonts): Promise<Record<Weight, Uint8Array>> {
  const { packageName = "", file = "", boldFile = "" } = fontFiles()[baseFont] ?? {};
  const [regular, bold] = await Promise.all([read(packageName, file), read(packageName, boldFile)]);
  return { regular, bold };
}

/** A shape of a run. Its numbers are thousandths of the letters' size. */
export interface Shape {
  id: number;
  /** The letters that it is the first shape of; empty for a further shape of the same letters. */
  text: string;
  advance: number;
  xOffset: number;
  yOffset: number;
}

/** A step of an outline, as SVG paths have them. */
export interface OutlineStep {
  type: string;
  values: readonly number[];
}

/** Turns runs into shapes, in the fonts that were opened for them. */
export interface Shaper {
  /** The shapes of a run from left to right, as they are seen. */
  shapes: (run: Run, weight: Weight) => Shape[];
  /** The outline of a shape in thousandths of the letters' size, upward. */
  outline: (run: Run, weight: Weight, id: number) => readonly OutlineStep[];
}

/** How many units of a shape's numbers a letter's size has. */
export const unitsPerSize = 1_000;

/**
 * Shapes with HarfBuzz, as browsers do: letters that join, stack or change places. Latin, Greek, Cyrillic and Devanagari
 * are in the base font; another font is read when a text first has letters of it.
 */
export function scriptShaper(fonts: Fonts): (texts: Iterable<string>) => Promise<Shaper> {
  const opened = new Map<number, Promise<Record<Weight, Font>>>();
  return async (texts) => {
    const library = await import("harfbuzzjs");
    const inUse = new Map<number, Record<Weight, Font>>();
    for (const font of new Set([baseFont, ...fontsIn(texts)])) {
      const opening = opened.get(font) ?? open(library, fonts, font);
      opened.set(font, opening);
      inUse.set(font, await opening);
    }
    const fontOf = (run: Run, weight: Weight) => {
      const font = inUse.get(run.font)?.[weight];
      if (!font) throw new Error(`Font ${run.font} was not opened: a text is drawn that was not announced.`);
      return font;
    };
    return {
      shapes(run, weight) {
        const { Buffer, Direction, shape } = library;
        const buffer = new Buffer();
        buffer.addText(run.drawn);
        buffer.guessSegmentProperties();
        buffer.setDirection(run.isRightToLeft ? Direction.RTL : Direction.LTR);
        shape(fontOf(run, weight), buffer);
        return shapesOf(run, buffer.getGlyphInfos(), buffer.getGlyphPositions());
      },
      outline: (run, weight, id) => fontOf(run, weight).glyphToJson(id),
    };
  };
}

async function open(
  { Blob, Face, Font, Variation }: typeof import("harfbuzzjs"),
  fonts: Fonts,
  font: number,
): Promise<Record<Weight, Font>> {
  const { packageName = "", file = "", boldFile = "" } = fontFiles()[font] ?? {};
  const read = async (name: string) => {
    const { convert } = await import("fontverter");
    return convert(await fonts.read(packageName, name), "truetype");
  };
  const opened = (bytes: Uint8Array, weight: number) => {
    const next = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
    next.setScale(unitsPerSize, unitsPerSize);
    if (file.includes("-wght-")) next.setVariations([new Variation("wght", weight)]);
    return next;
  };
  const regular = await read(file);
  const bold = boldFile === file ? regular : await read(boldFile);
  return { regular: opened(regular, 400), bold: opened(bold, 600) };
}

function shapesOf(
  { text, drawn }: Run,
  infos: readonly { codepoint: number; cluster: number }[],
  positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[],
): Shape[] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const said = new Set<number>();
  return infos.map(({ codepoint, cluster }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const isFirst = !said.has(cluster);
    said.add(cluster);
    // The number of a character that no font has says that character.
    const letters =
      text === drawn ? drawn.slice(cluster, starts[starts.indexOf(cluster) + 1]) : at === 0 ? text : "";
    return { id: codepoint, text: isFirst ? letters : "", advance: xAdvance, xOffset, yOffset };
  });
}
