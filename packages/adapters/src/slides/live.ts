// cspell:ignore CDTF

import { contrast, mix, readable } from "@marquee/concept-boards/scene-palette";
import { isRightToLeft } from "@marquee/contracts/text/direction";
import { textLocale } from "@marquee/contracts/text/formats";
import JSZip from "jszip";
import PptxGenJS from "pptxgenjs";
import { fittedTexts, onSlide, type SlideBox } from "./fitted-text.ts";
import type { Deck, Slide, SlideMaker, SlidePart } from "./port.ts";

type Page = ReturnType<InstanceType<typeof PptxGenJS>["addSlide"]>;
type TextStyle = NonNullable<Parameters<Page["addText"]>[1]>;

/** 16:9, in inches. */
const wide = { w: 13.333, h: 7.5 } as const;
const margin = 0.6;
const font = "Arial";
const ink = "#1f1b16";
const muted = "#575148";
const lamp = "#f2ae1c";
const paper = "#ffffff";
const sizes = [20, 18, 16, 14, 13, 12] as const;

/** The colors of a deck; letters and bars stay readable in any brand's colors. */
interface Colors {
  main: string;
  onMain: string;
  accent: string;
  /** The main color for letters on paper. */
  heading: string;
}

/** Draws with pptxgenjs: letters stay letters, which the reader may change. */
export function pptxSlides(): SlideMaker {
  return {
    async deck(deck) {
      const pptx = new PptxGenJS();
      pptx.defineLayout({ name: "wide", width: wide.w, height: wide.h });
      pptx.layout = "wide";
      pptx.title = onSlide(deck.title);
      pptx.author = "Marquee";
      pptx.company = "Marquee";
      pptx.theme = { headFontFace: font, bodyFontFace: font };
      const colors = colorsOf(deck.colors);
      drawCover(pptx.addSlide(), deck, colors);
      deck.slides.forEach((slide, index) =>
        drawSlide(pptx.addSlide(), { slide, footer: deck.footer, number: index + 2 }, colors),
      );
      return dated(await pptx.write({ outputType: "uint8array" }), deck.createdAt);
    },
  };
}

function colorsOf([main = "#c43f51", second]: readonly string[]): Colors {
  return {
    main,
    onMain: readable(paper, main),
    accent: second ?? mix(main, paper, 0.55),
    heading: contrast(main, paper) >= 4.5 ? main : readable(mix(main, "#000000", 0.5), paper),
  };
}

/** The library takes the present as the file's time, and zips it with each entry's own. */
async function dated(file: unknown, at: Date): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(file as Uint8Array);
  const core = "docProps/core.xml";
  const properties = (await zip.file(core)?.async("string")) ?? "";
  zip.file(core, properties.replaceAll(/(W3CDTF">)[^<]*/g, `$1${at.toISOString().replace(/\.\d+Z/, "Z")}`));
  for (const entry of Object.values(zip.files)) entry.date = at;
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
}

const hex = (color: string) => color.slice(1).toUpperCase();
/** The language by which a program chooses letters for a script that the deck's font does not have. */
const languages: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja-JP"],
  [/\p{Script=Hangul}/u, "ko-KR"],
  [/\p{Script=Han}/u, "zh-CN"],
  [/\p{Script=Arabic}/u, "ar-SA"],
  [/\p{Script=Hebrew}/u, "he-IL"],
  [/\p{Script=Thaana}/u, "dv-MV"],
  [/\p{Script=Devanagari}/u, "hi-IN"],
  [/\p{Script=Bengali}/u, "bn-IN"],
  [/\p{Script=Gurmukhi}/u, "pa-IN"],
  [/\p{Script=Gujarati}/u, "gu-IN"],
  [/\p{Script=Oriya}/u, "or-IN"],
  [/\p{Script=Tamil}/u, "ta-IN"],
  [/\p{Script=Telugu}/u, "te-IN"],
  [/\p{Script=Kannada}/u, "kn-IN"],
  [/\p{Script=Malayalam}/u, "ml-IN"],
  [/\p{Script=Sinhala}/u, "si-LK"],
  [/\p{Script=Thai}/u, "th-TH"],
  [/\p{Script=Lao}/u, "lo-LA"],
  [/\p{Script=Khmer}/u, "km-KH"],
  [/\p{Script=Myanmar}/u, "my-MM"],
  [/\p{Script=Tibetan}/u, "bo-CN"],
  [/\p{Script=Ethiopic}/u, "am-ET"],
  [/\p{Script=Mongolian}/u, "mn-Mong-CN"],
  [/\p{Script=Armenian}/u, "hy-AM"],
  [/\p{Script=Georgian}/u, "ka-GE"],
  [/\p{Script=Cherokee}/u, "chr-Cher-US"],
  [/\p{Script=Canadian_Aboriginal}/u, "iu-Cans-CA"],
];

/** One text, or several below each other, as they fit a box. */
function drawTexts(
  page: Page,
  texts: readonly string[],
  at: SlideBox,
  style: { sizes: readonly number[]; color: string; bold?: boolean; points?: boolean; end?: boolean },
): void {
  const fitted = fittedTexts(texts, { w: at.w - (style.points ? 0.3 : 0), h: at.h }, style.sizes);
  page.addText(
    fitted.texts.map((text, index) => ({
      text,
      options: {
        ...(style.points ? { bullet: { indent: 14 } } : {}),
        ...(isRightToLeft(text) ? { rtlMode: true, align: "right" as const } : {}),
        lang: languages.find(([script]) => script.test(text))?.[1] ?? textLocale,
        breakLine: index < fitted.texts.length - 1,
        paraSpaceAfter: fitted.size * 0.3,
      },
    })),
    {
      ...at,
      fontFace: font,
      fontSize: fitted.size,
      color: hex(style.color),
      bold: style.bold ?? false,
      align: style.end ? "right" : "left",
      valign: "top",
      margin: 0,
      fit: "shrink",
    } satisfies TextStyle,
  );
}

function drawCover(page: Page, deck: Deck, colors: Colors): void {
  const { picture } = deck;
  page.background = { color: hex(paper) };
  page.addShape("rect", { x: 0, y: 0, w: wide.w, h: 0.35, fill: { color: hex(colors.main) } });
  drawBulbs(page, 0.35);
  const text = { x: margin, w: picture ? 5.4 : wide.w - 2 * margin };
  drawTexts(
    page,
    [deck.title],
    { ...text, y: 0.9, h: 1.7 },
    { sizes: [38, 34, 30, 26, 22], color: colors.heading, bold: true },
  );
  drawTexts(page, [deck.lead], { ...text, y: 2.75, h: 1.15 }, { sizes: [20, 18, 16, 14], color: ink });
  const row = 0.66;
  deck.facts.forEach(({ label, value }, index) => {
    const y = 4.05 + index * row;
    drawTexts(page, [label], { x: margin, y, w: 1.5, h: row }, { sizes: [13], color: muted });
    drawTexts(
      page,
      [value],
      { x: margin + 1.5, y, w: text.w - 1.5, h: row - 0.08 },
      { sizes: [15, 13, 11], color: ink },
    );
  });
  if (picture) {
    const box = { w: 6.4, h: 5.4 };
    const scale = Math.min(box.w / picture.width, box.h / picture.height);
    const size = { w: picture.width * scale, h: picture.height * scale };
    page.addImage({
      data: `image/png;base64,${Buffer.from(picture.bytes).toString("base64")}`,
      x: wide.w - margin - size.w,
      y: 1 + (box.h - size.h) / 2,
      ...size,
      altText: onSlide(picture.alt),
    });
  }
  drawFooter(page, deck.footer);
}

/** A row of bulbs below a slide's band, as in the documents. */
function drawBulbs(page: Page, y: number): void {
  page.addShape("rect", { x: 0, y, w: wide.w, h: 0.1, fill: { color: hex(ink) } });
  page.addShape("line", {
    x: 0,
    y: y + 0.05,
    w: wide.w,
    h: 0,
    line: { color: hex(lamp), width: 4, dashType: "sysDot" },
  });
}

function drawSlide(
  page: Page,
  { slide, footer, number }: { slide: Slide; footer: string; number: number },
  colors: Colors,
): void {
  page.background = { color: hex(paper) };
  page.addShape("rect", { x: 0, y: 0, w: wide.w, h: 0.16, fill: { color: hex(colors.main) } });
  drawBulbs(page, 0.16);
  drawTexts(
    page,
    [slide.title],
    { x: margin, y: 0.45, w: wide.w - 2 * margin, h: 0.75 },
    { sizes: [30, 26], color: colors.heading, bold: true },
  );
  const parts = slide.parts.filter(hasContent);
  const gap = 0.6;
  const width = (wide.w - 2 * margin - gap * (parts.length - 1)) / Math.max(1, parts.length);
  parts.forEach((part, index) => {
    const at = { x: margin + index * (width + gap), y: 1.5, w: width, h: 5.2 };
    drawTexts(page, [part.title], { ...at, h: 0.4 }, { sizes: [16], color: muted });
    drawPart(page, part, { ...at, y: at.y + 0.5, h: at.h - 0.5 }, colors);
  });
  drawFooter(page, footer, number);
}

function hasContent(part: SlidePart): boolean {
  if (part.kind === "text") return part.text !== "";
  return (part.kind === "points" ? part.points : part.kind === "rows" ? part.rows : part.bars).length > 0;
}

function drawPart(page: Page, part: SlidePart, at: SlideBox, colors: Colors): void {
  if (part.kind === "text") drawTexts(page, [part.text], at, { sizes, color: ink });
  else if (part.kind === "points") drawTexts(page, part.points, at, { sizes, color: ink, points: true });
  else if (part.kind === "rows") drawRows(page, part.rows, at, colors);
  else drawBars(page, part.bars, at, colors);
}

/** How many rows a slide has room for; more are counted in the last one. */
const rowsMost = 8;

function drawRows(
  page: Page,
  rows: readonly (readonly [string, string])[],
  at: SlideBox,
  colors: Colors,
): void {
  const left = rows.length - rowsMost;
  const shown = left > 0 ? [...rows.slice(0, rowsMost - 1), [`and ${left + 1} more`, ""] as const] : rows;
  const height = Math.min(1, at.h / shown.length);
  const nameWidth = at.w * 0.42;
  shown.forEach(([name, value], index) => {
    const y = at.y + index * height;
    const line = {
      x: at.x,
      y,
      w: at.w,
      h: 0,
      line: { color: hex(mix(colors.main, paper, 0.7)), width: 0.75 },
    };
    page.addShape("line", line);
    const cell = { y: y + 0.07, h: height - 0.1 };
    const letters = [15, 14, 13, 12, 11, 10];
    drawTexts(
      page,
      [name],
      { ...cell, x: at.x, w: nameWidth - 0.15 },
      { sizes: letters, color: ink, bold: true },
    );
    if (value !== "")
      drawTexts(
        page,
        [value],
        { ...cell, x: at.x + nameWidth, w: at.w - nameWidth },
        { sizes: letters, color: ink },
      );
  });
}

function drawBars(
  page: Page,
  bars: readonly { name: string; amount: number; text: string }[],
  at: SlideBox,
  colors: Colors,
): void {
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  const height = Math.min(1, at.h / bars.length);
  bars.forEach(({ name, amount, text }, index) => {
    const y = at.y + index * height;
    const half = at.w * 0.6;
    const cell = { y, h: height * 0.5 };
    drawTexts(page, [name], { ...cell, x: at.x, w: half }, { sizes: [14, 13, 12, 11], color: ink });
    drawTexts(
      page,
      [text],
      { ...cell, x: at.x + half, w: at.w - half },
      { sizes: [14, 13, 12, 11], color: ink, bold: true, end: true },
    );
    const bar = { x: at.x, y: y + height * 0.55, h: Math.min(0.2, height * 0.25) };
    page.addShape("rect", { ...bar, w: at.w, fill: { color: hex(mix(colors.main, paper, 0.85)) } });
    if (amount > 0)
      page.addShape("rect", {
        ...bar,
        w: Math.max(0.04, (at.w * amount) / most),
        fill: { color: hex(colors.main) },
      });
  });
}

function drawFooter(page: Page, footer: string, number?: number): void {
  const at = { y: wide.h - 0.45, h: 0.3 };
  drawTexts(page, [footer], { ...at, x: margin, w: 10 }, { sizes: [10], color: muted });
  if (number !== undefined)
    drawTexts(
      page,
      [String(number)],
      { ...at, x: wide.w - margin - 1, w: 1 },
      { sizes: [10], color: muted, end: true },
    );
}
