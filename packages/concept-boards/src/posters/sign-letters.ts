// cspell:ignore thaana
import { charactersOf } from "@marquee/contracts/text/characters";
import { escapeXml } from "../safe-svg.ts";
import { type Measure, wrap } from "../scene-text.ts";

/**
 * The changeable letters of a marquee, drawn as strokes: a poster looks the same in a page, a mail and a PDF, without
 * a font, and each line is exactly as wide as we say. Each letter is a list of strokes, each stroke a list of points
 * of two digits, x from 0 to 4 and y from 0 at the top to 6 on the rail.
 */
const letters: Record<string, string> = {
  A: "060110304146 0343",
  B: "003041423303 334445360600",
  C: "4130100105163645",
  D: "00304145360600",
  E: "40000646 0333",
  F: "400006 0333",
  G: "41301001051636454323",
  H: "0006 4046 0343",
  I: "0006",
  J: "4045361605",
  K: "0006 400346",
  L: "000646",
  M: "0600234046",
  N: "06004640",
  O: "103041453616050110",
  P: "06003041423303",
  Q: "103041453616050110 2446",
  R: "06003041423303 2346",
  S: "413010010213334445361605",
  T: "0040 2026",
  U: "000516364540",
  V: "002640",
  W: "0016223640",
  X: "0046 4006",
  Y: "002340 2326",
  Z: "00400646",
  "0": "103041453616050110",
  "1": "011016",
  "2": "01103041420646",
  "3": "01103041423313 334445361605",
  "4": "36300444",
  "5": "400003334445361605",
  "6": "4130100105163645443303",
  "7": "004016",
  "8": "103041423313020110 3344453616050413",
  "9": "0516364541301001021343",
  "&": "460110210305162644",
  "-": "0333",
  "–": "0343",
  "—": "0343",
  "+": "0343 2145",
  "/": "0640",
  "|": "0006",
  ".": "0506",
  ",": "1506",
  ":": "0102 0506",
  ";": "1112 1506",
  "!": "0004 0506",
  "?": "01103041422324 2526",
  "'": "0001",
  "’": "0001",
  "‘": "0001",
  '"': "0001 2021",
  "“": "0001 2021",
  "”": "0001 2021",
  "(": "10010516",
  ")": "00111506",
  "…": "0506 2526 4546",
  "#": "1016 3036 0242 0444",
  "%": "0640 0001 4546",
  "*": "2024 0143 4103",
  "=": "0242 0444",
  Ø: "103041453616050110 0640",
  Æ: "4020 2046 2343 2006 0424",
  Ł: "000646 0422",
  " ": "",
};

/** Accents, above the letter: y counts from two units above its top. The cedilla hangs below the rail instead. */
const accents: Record<string, string> = {
  "\u0300": "1021",
  "\u0301": "2130",
  "\u0302": "112031",
  "\u0303": "01102130",
  "\u0304": "1131",
  "\u0306": "102130",
  "\u0307": "2021",
  "\u0308": "1011 3031",
  "\u030a": "1020211110",
  "\u030c": "102130",
  "\u0327": "2817",
};

const spaceWidth = 2;

/** How letters may be set: in how many lines, how high, and how narrow as a share of their full width. */
export interface Setting {
  lines: 1 | 2;
  height: number;
  narrow: number;
}

/** A part of a sign. Lines stand in its middle. */
export interface SignRoom {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  /** The first setting in which a text fits is used; the last one for a text that is cut. */
  settings: readonly [Setting, ...Setting[]];
  /** Letters that would take more bytes are set in the reader's font. */
  bytesMax: number;
}

/** A line of letters of a height, which get narrower and then smaller for a long text. */
export function oneLine(height: number): [Setting, ...Setting[]] {
  return [
    { lines: 1, height, narrow: 0.78 },
    { lines: 1, height, narrow: 0.58 },
    { lines: 1, height: height * 0.75, narrow: 0.55 },
  ];
}

/** The parts of a sign, made by `signText`. */
export function signTexts(...texts: readonly string[]): string {
  return `<g fill="none" stroke-linecap="square" stroke-linejoin="round" transform="scale(0.1)">${texts.join("")}</g>`;
}

/**
 * A text as the letters of a sign, as large as the room allows, and cut with an ellipsis after whole characters if the
 * smallest do not fit. A text with letters that the sign does not have, such as Arabic or Japanese, is set in the
 * reader's own font, in a size that leaves room for the widest.
 */
export function signText(text: string, room: SignRoom): string {
  const content = visible(text);
  if (content === "") return "";
  const capitals = content.toUpperCase();
  const known = Array.from(capitals).every((character) => letterOf(character) !== undefined);
  const drawn = known ? inLetters(capitals, room) : "";
  return drawn !== "" && drawn.length <= room.bytesMax ? drawn : inFont(content, room);
}

/** What has more parts is no character that people write, but a pile of marks. */
const partsMax = 12;

/** One line, without what is not seen and would still take part in how a text is laid out. */
function visible(text: string): string {
  const line = text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  if (/^[ -\u02ff]*$/.test(line)) return line;
  return charactersOf(line)
    .map((character) => Array.from(character).slice(0, partsMax).join(""))
    .join("");
}

function inLetters(text: string, room: SignRoom): string {
  const { lines: most, height, narrow } = fitting(text, room, lettersIn);
  const lines = balanced(text, room.width, most, height, lettersIn(narrow));
  const drawn = baselines(room, lines.length, height).map((bottom, index) => {
    const line = lines[index] ?? "";
    const left = room.x + (room.width - lettersIn(narrow)(line, height)) / 2;
    return pathOf(line, left, bottom - height, height, narrow);
  });
  return `<path d="${drawn.join("")}" stroke="${room.fill}" stroke-width="${tenths(strokeOf(height, narrow))}"/>`;
}

/** How thick a stroke is, as a share of the letter's height; narrow letters are thinner, so that they stay open. */
const strokeShare = 0.19;
function strokeOf(height: number, narrow: number): number {
  return strokeShare * height * Math.min(1, 0.55 + 0.55 * narrow);
}

type MeasureIn = (narrow: number) => Measure;

function fitting(text: string, { width, settings }: SignRoom, measureIn: MeasureIn): Setting {
  const fits = ({ lines, height, narrow }: Setting) =>
    isWhole(wrap(text, width, height, lines, measureIn(narrow)), text);
  return settings.find(fits) ?? settings.at(-1) ?? settings[0];
}

/** Whether lines hold all of a text without a break inside a word; some scripts have no spaces to break at. */
function isWhole(lines: readonly string[], text: string): boolean {
  if (lines.join(" ") === text) return true;
  return spaceless.test(text) && lines.join("").replaceAll(" ", "") === text.replaceAll(" ", "");
}
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The text in as few lines as it needs, each about as long as the others. */
function balanced(text: string, width: number, most: number, height: number, measure: Measure): string[] {
  let lines = wrap(text, width, height, most, measure);
  for (let narrower = width * 0.96; lines.length > 1 && narrower > width / 2; narrower *= 0.96) {
    const tried = wrap(text, narrower, height, lines.length, measure);
    if (!isWhole(tried, text)) break;
    lines = tried;
  }
  return lines;
}

/** Where the lines' letters end below: in the middle of equal parts of the room. */
function baselines({ y, height }: SignRoom, lines: number, letter: number): number[] {
  const part = height / lines;
  return Array.from({ length: lines }, (_, index) => y + index * part + (part + letter) / 2);
}

/** The space between two letters, in sixths of their height. */
const gap = 0.75;

function lettersIn(narrow: number): Measure {
  return (line, height) => {
    let units = -gap;
    for (const character of line) units += advance(letterOf(character), narrow);
    return (units * height) / 6;
  };
}

function advance(letter: Letter | undefined, narrow: number): number {
  return (letter?.width ?? 0) * narrow + 6 * strokeShare + gap;
}

type Stroke = readonly (readonly [x: number, y: number])[];

/** The strokes of a letter with its accents, and how wide it is without the thickness of a stroke. */
interface Letter {
  strokes: readonly Stroke[];
  width: number;
}

/** The letters drawn so far: the first poster of a page needs most of them. */
const drawnSoFar = new Map<string, Letter | undefined>();

/** A letter that the sign has. */
function letterOf(character: string): Letter | undefined {
  if (!drawnSoFar.has(character)) drawnSoFar.set(character, composed(character));
  return drawnSoFar.get(character);
}

function composed(character: string): Letter | undefined {
  const [base = "", ...marks] = letters[character] === undefined ? character.normalize("NFD") : [character];
  const drawn = letters[base];
  if (drawn === undefined || marks.some((mark) => accents[mark] === undefined)) return undefined;
  const strokes = strokesOf(drawn);
  const width =
    base === " " ? spaceWidth : Math.max(0, ...strokes.flatMap((stroke) => stroke.map(([x]) => x)));
  return { strokes: [...strokes, ...marks.flatMap(accentOf)], width };
}

function accentOf(mark: string): Stroke[] {
  const lift = mark === "\u0327" ? 0 : 2.2;
  return strokesOf(accents[mark] ?? "").map((stroke) => stroke.map(([x, y]) => [x, y - lift]));
}

function strokesOf(points: string): Stroke[] {
  return points
    .split(" ")
    .filter((stroke) => stroke !== "")
    .map((stroke) =>
      Array.from({ length: stroke.length / 2 }, (_, at) => [
        Number(stroke[2 * at]),
        Number(stroke[2 * at + 1]),
      ]),
    );
}

/** A line's letters in whole tenths, as steps from point to point: the shortest way to write them. */
function pathOf(line: string, left: number, top: number, height: number, narrow: number): string {
  const half = (strokeShare * height) / 2;
  const unit = (height - 2 * half) / 6;
  let x = left + half;
  let path = "";
  for (const character of line) {
    const letter = letterOf(character);
    for (const stroke of letter?.strokes ?? [])
      path += strokePath(
        stroke.map(([px, py]) => [tenths(x + (px * narrow * height) / 6), tenths(top + half + py * unit)]),
      );
    x += (advance(letter, narrow) * height) / 6;
  }
  return path;
}

function strokePath(stroke: readonly (readonly [number, number])[]): string {
  return stroke
    .map(([x, y], index) => {
      const from = stroke[index - 1];
      if (from === undefined) return `M${x} ${y}`;
      const [dx, dy] = [x - from[0], y - from[1]];
      return dx === 0 ? `v${dy}` : dy === 0 ? `h${dx}` : `l${dx}${dy < 0 ? "" : " "}${dy}`;
    })
    .join("");
}

function tenths(value: number): number {
  return Math.round(value * 10);
}

function inFont(text: string, room: SignRoom): string {
  const { lines: most, height } = fitting(text, room, fontIn);
  const lines = balanced(text, room.width, most, height, fontIn());
  const direction = isRightToLeft(text) ? ' direction="rtl"' : "";
  const x = room.x + room.width / 2;
  return baselines(room, lines.length, height)
    .map(
      (bottom, index) =>
        `<text x="${tenths(x)}" y="${tenths(bottom)}" font-size="${tenths(height * fontSize)}" font-weight="700" fill="${room.fill}" text-anchor="middle"${direction}>${escapeXml(lines[index] ?? "")}</text>`,
    )
    .join("");
}

/** The size of a font whose capitals are about as high as the sign's letters would be. */
const fontSize = 1.2;

/** More than the bold letters of any font need: nobody can measure the reader's here. */
function fontIn(): Measure {
  return (text, height) =>
    charactersOf(text).reduce((sum, character) => sum + emsOf(character), 0) * height * fontSize;
}

function emsOf(character: string): number {
  if (/^[\p{Script=Arabic}\p{Script=Hebrew} ]/u.test(character)) return 0.72;
  return /^[\u0020-\u04ff]/.test(character) ? 0.84 : 1.15;
}

/** Whether the first letter that has a direction runs from right to left. */
function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}
