import { onFirstUse } from "../on-first-use.ts";

/**
 * People's text is counted and cut by what its reader calls a character: a letter with its accents, a family emoji, a
 * flag. Each is one, whatever it consists of, and no cut goes through one.
 */
const graphemes = onFirstUse(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** No character that people type has more parts than this; longer ones are not worth counting. */
const partsMax = 16;

/** The characters a reader sees, one by one. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes().segment(text), ({ segment }) => segment);
}

/** How many characters a reader sees. */
export function charactersIn(text: string): number {
  let count = 0;
  for (const _ of graphemes().segment(text)) count += 1;
  return count;
}

/** From where to where the character stands that has the unit at an index. */
export function characterAround(text: string, index: number): readonly [start: number, end: number] {
  const found = graphemes().segment(text).containing(index);
  return found ? [found.index, found.index + found.segment.length] : [text.length, text.length];
}

/** Whether a text has more than `most` characters. */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && (text.length > most * partsMax || charactersIn(text) > most);
}

/** The first `most` characters. */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  let count = 0;
  for (const { index } of graphemes().segment(text)) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** A text of at most `most` characters: itself, or its beginning with an ellipsis. */
export function shortened(text: string, most: number): string {
  return isLonger(text, most) ? `${beginning(text, most - 1).trimEnd()}…` : text;
}
