import { charactersOf } from "@marquee/contracts/text/characters";
import { escapeXml } from "./safe-svg.ts";

/** The style of a line of text on the board. */
export interface TextStyle {
  size: number;
  fill: string;
  weight?: number;
  anchor?: "start" | "middle" | "end";
  spacing?: number;
  opacity?: number;
}

/** One line of text, escaped. */
export function textLine(content: string, x: number, y: number, style: TextStyle): string {
  const weight = style.weight ? ` font-weight="${style.weight}"` : "";
  const anchor = style.anchor ? ` text-anchor="${style.anchor}"` : "";
  const spacing = style.spacing ? ` letter-spacing="${style.spacing}"` : "";
  const opacity = style.opacity ? ` opacity="${style.opacity}"` : "";
  return `<text x="${x}" y="${y}" font-size="${style.size}" fill="${style.fill}"${weight}${anchor}${spacing}${opacity}>${escapeXml(content)}</text>`;
}

/** Text broken into lines that fit the width; the last one is cut with an ellipsis if it does not fit. */
export function textLines(
  content: string,
  at: { x: number; y: number; width: number; lineHeight: number; maxLines: number },
  style: TextStyle,
): { markup: string; lines: number } {
  const lines = wrap(content, at.width, style.size, at.maxLines);
  const markup = lines
    .map((line, index) => textLine(line, at.x, at.y + index * at.lineHeight, style))
    .join("");
  return { markup, lines: lines.length };
}

/** How wide a text is in letters of a size. */
export type Measure = (content: string, size: number) => number;

/** Breaks at spaces, and inside words that are wider than the line, between what readers call characters. */
export function wrap(
  content: string,
  width: number,
  size: number,
  maxLines: number,
  measure: Measure = textWidth,
): string[] {
  const words = content
    .toWellFormed()
    .trim()
    .split(/\s+/u)
    .flatMap((word) => splitWide(word, width, size, measure));
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer, size) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  const shown = lines.filter((text) => text !== "");
  if (shown.length <= maxLines) return shown;
  const last = shown[maxLines - 1] ?? "";
  return [...shown.slice(0, maxLines - 1), withEllipsis(last, width, size, measure)];
}

/** How much wider bold letters are. */
export const heavy = 1.18;

/** An estimate for common sans-serif fonts, wide enough to be safe, since no font can be measured here. */
export function textWidth(content: string, size: number): number {
  let ems = 0;
  for (const character of content) ems += characterEms(character);
  return ems * size;
}

// cspell:ignore Chiki DGHNOQUØÐ bdghnopquxøðþß
/** Scripts whose letters are about as wide as they are high. */
const wide =
  /[\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Oriya}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Ethiopic}\p{Script=Cherokee}\p{Script=Canadian_Aboriginal}\p{Script=Mongolian}\p{Script=Balinese}\p{Script=New_Tai_Lue}\p{Script=Tai_Le}\p{Script=Ol_Chiki}]/u;
/** Scripts whose letters are wider than Latin ones. */
const broad = /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Syriac}]/u;

function characterEms(character: string): number {
  // A letter with an accent is as wide as without.
  const [letter = ""] = character.normalize("NFD");
  if (/[ilj.,:;'!|]/.test(letter)) return 0.3;
  if (/[W@%Œ]/.test(letter)) return 0.93;
  if (/[mwM—…™Ææœ]/.test(letter)) return 0.86;
  if (/[DGHNOQUØÐ&#©®]/.test(letter)) return 0.7;
  if (/[A-Z0-9Þ€$¥¶]/.test(letter)) return 0.64;
  if ((character.codePointAt(0) ?? 0) > 0x20ff) return 1.05;
  if (wide.test(character)) return 0.94;
  if (/[bdghnopquxøðþß£–]/.test(letter)) return 0.55;
  return broad.test(character) ? 0.72 : 0.51;
}

function splitWide(word: string, width: number, size: number, measure: Measure): string[] {
  if (measure(word, size) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const character of charactersOf(word)) {
    if (measure(part + character, size) > width && part !== "") {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}

function withEllipsis(line: string, width: number, size: number, measure: Measure): string {
  const characters = charactersOf(line);
  while (characters.length > 0 && measure(`${characters.join("")}…`, size) > width) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}
