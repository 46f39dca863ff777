/**
 * Writes packages/concept-boards/src/letters-regular.ts and letters-bold.ts: the product's font as outlines, read from
 * the file that pages use. Run it after the file changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { convert } from "fontverter";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";

const root = join(import.meta.dirname, "../..");
/** As fine as a pixel of a board's picture in its largest letters. */
const unitsPerSize = 500;
/** A smaller difference between two letters is not seen. */
const leastKern = 10;
const weights = { regular: 400, bold: 700 } as const;
/** The characters that the file has, from and to. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

async function open(weight: number): Promise<Font> {
  const file = join(root, "web/src/assets/fonts/instrument-sans-latin.woff2");
  const bytes = await convert(readFileSync(file), "truetype");
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
  font.setScale(unitsPerSize, unitsPerSize);
  font.setVariations([new Variation("wght", weight)]);
  return font;
}

/** The shapes of a text, and how far each moves the pen. */
function shapesOf(font: Font, text: string): { id: number; advance: number }[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, at) => ({ id: codepoint, advance: positions[at]?.xAdvance ?? 0 }));
}

/** The characters that a font draws by one shape each. */
function charactersIn(font: Font): string[] {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .filter((character) => {
      const shapes = shapesOf(font, character);
      return shapes.length === 1 && shapes[0]?.id !== 0;
    });
}

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
const isLetter = (character: string) => letters.includes(character);

/** How much closer (negative) or farther each letter follows one, where that is seen. */
function kernsOf(font: Font, left: string, advance: number): string {
  return letters
    .map((right) => {
      const [first, second] = shapesOf(font, left + right);
      const kern = first && second ? first.advance - advance : 0;
      return Math.abs(kern) < leastKern ? "" : right + kern;
    })
    .join("");
}

/** A shape's outline as an SVG path of whole numbers, downward, relative to where the pen stands. */
function pathOf(font: Font, id: number): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let path = "";
  let last = "";
  for (const { type, values } of font.glyphToJson(id)) {
    if (type === "Z") {
      path += "z";
      [x, y, last] = [startX, startY, ""];
      continue;
    }
    const points = values.map(
      (value, at) => Math.round(at % 2 === 0 ? value : -value) - (at % 2 === 0 ? x : y),
    );
    const command = type.toLowerCase();
    const numbers = points.map((value, at) => (value < 0 || at === 0 ? String(value) : ` ${value}`)).join("");
    path += command === last ? (numbers.startsWith("-") ? numbers : ` ${numbers}`) : command + numbers;
    x += points.at(-2) ?? 0;
    y += points.at(-1) ?? 0;
    if (command === "m") [startX, startY] = [x, y];
    last = command;
  }
  return path;
}

/** Returns the file of a weight. */
export async function writtenLetters(name: keyof typeof weights): Promise<string> {
  const font = await open(weights[name]);
  const lines = charactersIn(font).map((character) => {
    const [{ id, advance } = { id: 0, advance: 0 }] = shapesOf(font, character);
    const kerns = isLetter(character) ? kernsOf(font, character, advance) : "";
    return `${character.codePointAt(0)?.toString(36)}|${advance}|${kerns}|${pathOf(font, id)}`;
  });
  return `/**
 * Instrument Sans in the weight ${weights[name]}, one character a line: its number in base 36, how far it moves the pen, how much
 * closer or farther some letters follow it, and its outline. The unit is one ${unitsPerSize}th of the letters' size. Written by
 * packages/adapters/write-board-letters.ts.
 */
export const ${name}Letters = \`
${lines.join("\n")}
\`;
`;
}

/** Where the file of a weight stands. */
export const lettersFile = (name: keyof typeof weights) =>
  join(root, `packages/concept-boards/src/letters-${name}.ts`);

if (import.meta.main)
  for (const name of ["regular", "bold"] as const)
    writeFileSync(lettersFile(name), await writtenLetters(name));
