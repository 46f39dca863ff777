import { onFirstUse } from "@marquee/contracts/on-first-use";
import { charactersOf } from "@marquee/contracts/text/characters";
import PDFDocument from "pdfkit";
import {
  baseFont,
  type DirectedText,
  directed,
  isPlain,
  type Run,
  runsFromRight,
  runsOf,
} from "../fonts/live-runs.ts";
import type { OutlineStep, Shape, Shaper, Weight } from "../fonts/live-shaper.ts";

type Options = PDFKit.Mixins.TextOptions & { textWidth?: number; lineWidth?: number };

/** A font that pdfkit embeds; the parts of it that its types do not have. */
interface EmbeddedFont {
  id: string;
  ascender: number;
  font: { glyphForCodePoint: (point: number) => { id: number } };
  /** The shape of each code. */
  subset: { glyphs: number[] };
  /** The width of each code in thousandths of the letters' size, and what readers take it for as code points. */
  widths: number[];
  unicode: (readonly number[])[];
  ref: () => unknown;
}

/** Where pdfkit measures a text, breaks it into lines, and draws one of them. Its version is exact, and tests read files. */
interface Inside {
  _font: EmbeddedFont;
  _fontSize: number;
  page: { fonts: Record<string, unknown>; xobjects: Record<string, unknown>; height: number };
  _text: (text: string, x: unknown, y: unknown, options: unknown, line: unknown) => unknown;
  _fragment: (text: string, x: number, y: number, options: Options) => void;
}
const inside = PDFDocument.prototype as unknown as Inside;

/** Where a break is possible without a space; never drawn. */
const breakHere = "\u200b";
/** A word with more letters than this may be broken: pdfkit would go through one without end letter by letter. */
const wordMost = 40;
/** Letters without a place to break between them; between those of Chinese, Japanese and Korean there is one. */
const unbroken =
  /[^\s\u200b\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Hangul}]{3,}/gu;
/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const longPart = new RegExp(`.{${wordMost}}`, "g");
const rightToLeftMark = "\u200f";
const words = onFirstUse(() => new Intl.Segmenter("th", { granularity: "word" }));

/**
 * A PDF whose texts may be in any script. pdfkit breaks texts into lines and places them; here each line becomes runs in
 * the order in which they are seen. What pdfkit cannot set by itself is drawn as shapes, with its letters over them as
 * text that is not seen: shapes alone do not tell a reader which letters they are, nor in which order.
 */
export class ScriptPdf extends PDFDocument {
  readonly #shaper: Shaper | undefined;
  readonly #shapes = new Map<string, Shape[]>();
  /** Every shape that was drawn, once; null for one without an outline. */
  readonly #forms = new Map<string, { name: string; content: PDFKit.PDFKitReference } | null>();
  readonly #codes = new Map<string, string>();
  #weight: Weight = "regular";
  /** The text being drawn, and how far its lines have come. */
  #source: { text: DirectedText; at: number } | undefined;

  /** @param shaper undefined if `isPlain` holds for every text that will be drawn */
  constructor(
    options: PDFKit.PDFDocumentOptions,
    fonts: Record<Weight, Uint8Array>,
    shaper: Shaper | undefined,
  ) {
    super(options);
    this.#shaper = shaper;
    this.registerFont("regular", Buffer.from(fonts.regular));
    this.registerFont("bold", Buffer.from(fonts.bold));
    this.font("regular");
  }

  override font(name: PDFKit.Mixins.PDFFontSource): this {
    // pdfkit sets a font before this class has begun.
    if (#weight in this && (name === "regular" || name === "bold")) this.#weight = name;
    return super.font(name);
  }

  /** Every text that is drawn or whose height is measured comes through here. */
  _text(text: string, x: unknown, y: unknown, options: unknown, line: unknown): unknown {
    const breakable = this.#withBreaks(text.normalize("NFC"), this.#roomFor(x, options));
    const before = this.#source;
    this.#source = { text: directed(breakable), at: 0 };
    try {
      return inside._text.call(this, breakable, x, y, options, line);
    } finally {
      this.#source = before;
    }
  }

  #roomFor(x: unknown, options: unknown): number {
    const { width } = ((typeof x === "object" ? x : options) ?? {}) as Options;
    const { page } = this;
    return width ?? page.width - page.margins.right - (typeof x === "number" ? x : this.x);
  }

  /** A text with the places where it may break that spaces do not show. pdfkit would break a word anywhere in a letter. */
  #withBreaks(text: string, room: number): string {
    const spaced = unspaced.test(text) ? separated(text) : text;
    return spaced.replaceAll(unbroken, (word) => {
      if (isPlain(word)) return word.replaceAll(longPart, `$&${breakHere}`);
      return this.widthOfString(word) <= room ? word : charactersOf(word).join(breakHere);
    });
  }

  override widthOfString(text: string, options: PDFKit.Mixins.TextOptions = {}): number {
    if (isPlain(text)) return super.widthOfString(text, options);
    return this.#widthOf(runsOf(directed(text.normalize("NFC"))));
  }

  /** One line, which pdfkit has cut from the text being drawn. */
  _fragment(text: string, x: number, y: number, options: Options): void {
    const { runs, isFromRight } = this.#lineOf(text);
    if (isPlain(text) && !isFromRight) {
      inside._fragment.call(this, text, x, y, options);
      return;
    }
    const { width, lineWidth, align = isFromRight ? "right" : "left" } = options;
    const share = { left: 0, justify: 0, center: 0.5, right: 1 }[align] ?? 0;
    let left = width === undefined ? x : x + share * ((lineWidth ?? width) - this.#widthOf(runs));
    for (let at = 0; at < runs.length; ) {
      const run = runs[at];
      const end = runs.findIndex((next, index) => index > at && isOfBase(next));
      const shaped = run && isOfBase(run) ? [] : runs.slice(at, end < 0 ? undefined : end);
      if (run && shaped.length === 0) inside._fragment.call(this, run.drawn, left, y, {});
      else this.#drawShapes(shaped, left, y);
      const drawn = runs.slice(at, at + Math.max(1, shaped.length));
      left += this.#widthOf(drawn);
      at += drawn.length;
    }
  }

  /** Draws runs beside each other. */
  #drawShapes(runs: readonly Run[], left: number, top: number): void {
    const { _font, _fontSize, page } = this as unknown as Inside;
    const scale = _fontSize / 1000;
    const base = page.height - top - _font.ascender * scale;
    this.save();
    // Page coordinates, without pdfkit's turn to those that begin at the top.
    this.transform(1, 0, 0, -1, 0, page.height);
    let x = left;
    for (const run of runs)
      for (const { id, advance, xOffset, yOffset } of this.#shapesOf(run)) {
        const name = this.#formOf(run, id);
        const at = [scale, 0, 0, scale, x + xOffset * scale, base + yOffset * scale].map(rounded).join(" ");
        if (name !== undefined) this.addContent(`q ${at} cm /${name} Do Q`);
        x += advance * scale;
      }
    page.fonts[_font.id] ??= _font.ref();
    const letters = runs.flatMap((run) => lettersOf(run, this.#shapesOf(run)));
    // Readers would give a vowel that is seen first to the words before it.
    if (runs[0]?.isRightToLeft && /^\p{M}/u.test(letters[0]?.text ?? ""))
      letters.unshift({ text: rightToLeftMark, width: 0 });
    const codes = letters.map(({ text, width }) => this.#codeOf(text, width)).join("");
    this.addContent(
      `BT 3 Tr /${_font.id} ${rounded(_fontSize)} Tf 1 0 0 1 ${rounded(left)} ${rounded(base)} Tm`,
    );
    this.addContent(`<${codes}> Tj ET`);
    this.restore();
  }

  /** The name of a shape's outline on this page; undefined for a shape without one, such as a space. */
  #formOf(run: Run, id: number): string | undefined {
    const key = `${this.#weight} ${run.font} ${id}`;
    const { page } = this as unknown as Inside;
    let form = this.#forms.get(key);
    if (form === undefined) {
      const path = pathOf(this.#shaper?.outline(run, this.#weight, id) ?? []);
      form = path === "" ? null : { name: `Shape${this.#forms.size}`, content: this.ref({ ...formData }) };
      form?.content.end(`${path} f`);
      this.#forms.set(key, form);
    }
    if (!form) return undefined;
    page.xobjects[form.name] ??= form.content;
    return form.name;
  }

  /** The code, in the base font, of letters that are not seen. Any shape will do that is not empty: readers pass over those. */
  #codeOf(text: string, width: number): string {
    const { _font } = this as unknown as Inside;
    const key = `${_font.id} ${Math.round(width)} ${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = _font.subset.glyphs.push(_font.font.glyphForCodePoint(0x6e).id) - 1;
    _font.widths[code] = Math.round(width);
    _font.unicode[code] = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const hex = code.toString(16).padStart(4, "0");
    this.#codes.set(key, hex);
    return hex;
  }

  #shapesOf(run: Run): Shape[] {
    const key = `${this.#weight} ${run.font} ${run.isRightToLeft} ${run.drawn} ${run.text}`;
    const known = this.#shapes.get(key);
    if (known) return known;
    if (!this.#shaper) throw new Error("A text is drawn that was not announced.");
    const shapes = this.#shaper.shapes(run, this.#weight);
    this.#shapes.set(key, shapes);
    return shapes;
  }

  #widthOf(runs: readonly Run[]): number {
    const scale = (this as unknown as Inside)._fontSize / 1000;
    let width = 0;
    for (const run of runs)
      width += isOfBase(run)
        ? super.widthOfString(run.drawn)
        : this.#shapesOf(run).reduce((sum, { advance }) => sum + advance, 0) * scale;
    return width;
  }

  #lineOf(cut: string): { runs: Run[]; isFromRight: boolean } {
    const line = cut.trimEnd();
    const found = this.#source && placeOf(line, this.#source);
    if (!found) {
      const text = directed(line);
      return { runs: runsOf(text), isFromRight: runsFromRight(text, 0) };
    }
    const { text, from, to, rest } = found;
    if (this.#source) this.#source.at = to;
    const isFromRight = runsFromRight(text, from);
    const runs = runsOf(text, from, to);
    const end = rest === "" ? [] : runsOf(directed(rest));
    return { runs: isFromRight ? [...end, ...runs] : [...runs, ...end], isFromRight };
  }
}

/** Whether pdfkit sets a run by itself. A space between words that it cannot set belongs to them. */
function isOfBase({ text, drawn, font, isRightToLeft }: Run): boolean {
  return font === baseFont && !isRightToLeft && text === drawn && isPlain(drawn) && /\S/.test(drawn);
}

/**
 * The letters of shapes with their widths, from left to right. Readers turn letters from right to left around one by one,
 * so each of them has a place of its own there; elsewhere the letters of one shape stay together.
 */
function lettersOf({ isRightToLeft }: Run, shapes: readonly Shape[]): { text: string; width: number }[] {
  const parts: { text: string; width: number }[] = [];
  for (const { text, advance } of shapes) {
    const last = parts.at(-1);
    if (text === "" && last) last.width += advance;
    else parts.push({ text, width: advance });
  }
  if (!isRightToLeft) return parts;
  return parts.flatMap(({ text, width }) =>
    Array.from(text)
      .toReversed()
      .map((letter, at, { length }) => ({ text: letter, width: at === length - 1 ? width : 0 })),
  );
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const formData = { Type: "XObject", Subtype: "Form", BBox: [-4000, -4000, 8000, 4000], Resources: {} };

/** An outline in the operators of a PDF page. */
function pathOf(outline: readonly OutlineStep[]): string {
  const operators: string[] = [];
  let [x, y] = [0, 0];
  for (const { type, values } of outline) {
    const points = values.map(rounded);
    if (type === "Z") operators.push("h");
    else if (type === "Q") {
      const [cx = 0, cy = 0, toX = 0, toY = 0] = values;
      const third = (from: number, by: number) => rounded(from + (2 / 3) * (by - from));
      operators.push(
        `${third(x, cx)} ${third(y, cy)} ${third(toX, cx)} ${third(toY, cy)} ${rounded(toX)} ${rounded(toY)} c`,
      );
    } else operators.push(`${points.join(" ")} ${type === "M" ? "m" : type === "L" ? "l" : "c"}`);
    [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
  }
  return operators.join(" ");
}

/** Where a line stands in its text; `rest` is the ellipsis in place of what had no room. */
function placeOf(line: string, { text, at }: { text: DirectedText; at: number }) {
  for (const rest of ["", "…"]) {
    if (!line.endsWith(rest)) continue;
    const words = line.slice(0, line.length - rest.length).replaceAll("\n", "");
    const from = text.text.indexOf(words, at);
    if (from >= 0) return { text, from, to: from + words.length, rest };
  }
  return undefined;
}

function separated(text: string): string {
  return Array.from(words().segment(text), ({ segment, index }) =>
    index > 0 && unspaced.test(segment) && /\S/u.test(text.charAt(index - 1)) ? breakHere + segment : segment,
  ).join("");
}
