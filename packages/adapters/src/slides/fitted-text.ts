import { wrap } from "@marquee/concept-boards/scene-text";

/** A box on a slide, in inches. */
export interface SlideBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Texts as they fit a box, with the size of their letters in points. */
export interface FittedTexts {
  texts: string[];
  size: number;
}

const pointsPerInch = 72;
/** The height of a line in the size of its letters, with a little room for the fonts of other programs. */
const lineHeight = 1.3;
const between = 0.35;

/**
 * Texts below each other in the largest letters in which all fit, or in the smallest ones with their ends left out.
 * Widths are estimated: no font can be measured here, and nobody knows which one the reader's program has.
 */
export function fittedTexts(
  texts: readonly string[],
  box: Pick<SlideBox, "w" | "h">,
  sizes: readonly number[],
): FittedTexts {
  const whole = texts.map(onSlide);
  const width = box.w * pointsPerInch;
  const linesAt = (size: number) =>
    whole.map((text) => wrap(text, width, size, Number.POSITIVE_INFINITY).length);
  const roomAt = (size: number) => (box.h * pointsPerInch) / (size * lineHeight) - between * whole.length;
  const fits = (size: number) => linesAt(size).reduce((sum, lines) => sum + lines, 0) <= roomAt(size);
  const size = sizes.find(fits);
  if (size !== undefined) return { texts: whole, size };
  const smallest = sizes.at(-1) ?? 10;
  return {
    texts: cut(whole, linesAt(smallest), { width, size: smallest, room: roomAt(smallest) }),
    size: smallest,
  };
}

/** A text in one line, without the characters that no XML file may have: a program refuses to open one that has them. */
export function onSlide(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .trim();
}

/** The longest texts lose lines first; if one line of each is too much, the last ones are left out and counted. */
function cut(
  texts: readonly string[],
  lines: number[],
  { width, size, room }: { width: number; size: number; room: number },
): string[] {
  const kept = [...lines];
  const total = () => kept.reduce((sum, count) => sum + count, 0);
  while (total() > room && Math.max(...kept) > 1) kept[kept.indexOf(Math.max(...kept))]! -= 1;
  const shown = texts.map((text, index) => shortenedTo(text, kept[index] ?? 1, width, size));
  const most = Math.max(1, Math.floor(room));
  if (shown.length <= most) return shown;
  return [...shown.slice(0, most - 1), `and ${shown.length - most + 1} more`];
}

function shortenedTo(text: string, lines: number, width: number, size: number): string {
  return wrap(text, width, size, lines).join(" ");
}
