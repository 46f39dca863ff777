import { onFirstUse } from "@marquee/contracts/on-first-use";
import { charactersOf } from "@marquee/contracts/text/characters";
import { hasRightToLeft } from "@marquee/contracts/text/direction";
import { fontOf, hasShape } from "@marquee/contracts/text/printable";
import { printedNumber } from "@marquee/contracts/text/printed-number";
import bidiFactory from "bidi-js";

/** The base font's place in `fontFiles`. */
export const baseFont = 0;

/** What pdfkit sets right by itself in the base font: it neither joins, stacks, changes places nor turns. */
const plain =
  /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0373\u0384-\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20ac]*$/;

/** Whether a text needs no shaping and no other font than the base one. */
export const isPlain = (text: string): boolean => plain.test(text);

const bidi = onFirstUse(() => bidiFactory());

/** A part of a line that one font draws in one direction. */
export interface Run {
  /** What it says, in the order in which it is read. */
  text: string;
  /** What is drawn for it: the same, or the number of a character that no font has. */
  drawn: string;
  font: number;
  isRightToLeft: boolean;
}

interface Part {
  text: string;
  drawn: string;
  font: number;
  level: number;
  isDevanagari: boolean;
}

/** A text with the direction of each of its characters; a line of it is put in order by what surrounds it. */
export interface DirectedText {
  text: string;
  /** Undefined for a text in which everything runs from left to right. */
  levels: ReturnType<ReturnType<typeof bidiFactory>["getEmbeddingLevels"]> | undefined;
}

/** Marks that turn a text's direction by themselves. */
const turns = /[\u200f\u202a-\u202e\u2066-\u2069]/;

/** Finds out which way each part of a text runs; the first letter of a paragraph decides for the paragraph. */
export function directed(text: string): DirectedText {
  return {
    text,
    levels: turns.test(text) || hasRightToLeft(text) ? bidi().getEmbeddingLevels(text, "auto") : undefined,
  };
}

/** Whether the paragraph of a text that this place belongs to runs from right to left. */
export function runsFromRight({ levels }: DirectedText, at: number): boolean {
  return (baseLevel(levels, at) & 1) === 1;
}

function baseLevel(levels: DirectedText["levels"], at: number): number {
  const paragraph = levels?.paragraphs.find(({ start, end }) => start <= at && at <= end);
  return paragraph?.level ?? 0;
}

/** The fonts that draw texts. */
export function fontsIn(texts: Iterable<string>): Set<number> {
  const fonts = new Set<number>();
  // Monograms are capitals.
  for (const text of texts)
    for (const each of isPlain(text) ? [] : [text, text.toUpperCase()])
      for (const { font } of runsOf(directed(each.normalize("NFC")))) fonts.add(font);
  return fonts;
}

/** The runs of a line, from left to right as they are drawn. */
export function runsOf(directedText: DirectedText, from = 0, to = directedText.text.length): Run[] {
  return inVisualOrder(partsOf(directedText, from, to)).map(({ text, drawn, font, level }) => ({
    text,
    drawn,
    font,
    isRightToLeft: (level & 1) === 1,
  }));
}

/** A joiner changes the shapes of the letters beside it, and belongs to what a text says; other such marks do neither. */
const keptMark = /[\u200c\u200d]/;
const enclosingKeycap = "\u20e3";
const keycap = /\u20e3$/;
const devanagari = /\p{Script=Devanagari}/u;

/** The parts of a line in reading order: each has one font, one level of direction, and one script. */
function partsOf({ text, levels }: DirectedText, from: number, to: number): Part[] {
  const parts: Part[] = [];
  const line = text.slice(from, to);
  const spaceFrom = from + line.trimEnd().length;
  let at = from;
  for (const character of charactersOf(line)) {
    // Space at the end of a line belongs to the paragraph, not to the words before it.
    const level = at >= spaceFrom ? baseLevel(levels, at) : (levels?.levels[at] ?? 0);
    at += character.length;
    for (const part of inOneFont(character, level, parts.at(-1))) {
      const last = parts.at(-1);
      if (last && isLike(last, part)) {
        last.text += part.text;
        last.drawn += part.drawn;
      } else parts.push(part);
    }
  }
  return parts;
}

/** A character, which may have several parts, as one font draws it; where none has all of them, part by part. */
function inOneFont(character: string, level: number, before: Part | undefined): Part[] {
  const points = Array.from(character.replaceAll(/\p{Surrogate}/gu, "")).filter(
    (point) => hasShape(point) || keptMark.test(point),
  );
  const isDevanagari = devanagari.test(character);
  // A digit in a keycap is a part of that sign.
  const fonts = keycap.test(character)
    ? new Set([fontOf(enclosingKeycap)])
    : new Set(points.filter(hasShape).map(fontOf));
  const whole = points.join("");
  if (fonts.size === 0) return whole === "" || !before ? [] : [{ ...before, text: whole, drawn: whole }];
  const [font] = fonts;
  if (fonts.size === 1 && font !== undefined)
    return [{ text: whole, drawn: whole, font, level, isDevanagari }];
  return points.filter(hasShape).map((point) => {
    const own = fontOf(point);
    return own === undefined
      ? {
          text: point,
          drawn: printedNumber(point),
          font: baseFont,
          level: level + (level & 1),
          isDevanagari: false,
        }
      : { text: point, drawn: point, font: own, level, isDevanagari };
  });
}

function isLike(a: Part, b: Part): boolean {
  // The number of a character that no font has stays by itself: it says that character alone.
  return (
    [a, b].every(({ text, drawn }) => text === drawn) &&
    a.font === b.font &&
    a.level === b.level &&
    a.isDevanagari === b.isDevanagari
  );
}

/** Rule L2 of the Unicode Bidirectional Algorithm: from the highest level on, every sequence at or above it is turned. */
function inVisualOrder(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  const levels = ordered.map(({ level }) => level);
  for (let level = Math.max(0, ...levels); level >= 1; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  return ordered;
}
