import { onFirstUse } from "../on-first-use.ts";
import { printableFonts } from "./printable-fonts.ts";

/** A file of an installed font package, in the order of `printableFonts`; the first one is the base font. */
export interface FontFile {
  packageName: string;
  file: string;
  /** Its bold letters: the same file where the weight is variable, or where there are no bold ones. */
  boldFile: string;
}

interface FontRange {
  from: number;
  to: number;
  font: number;
}

const known = onFirstUse(() => {
  const files: FontFile[] = [];
  const ranges: FontRange[] = [];
  for (const [font, line] of printableFonts.split("\n").entries()) {
    const [packageName = "", file = "", characters = ""] = line.split("|");
    const boldFile = file.replaceAll("400Regular", "600SemiBold").replace("Regular", "Bold");
    files.push({ packageName, file, boldFile });
    let next = 0;
    for (const range of characters.split(" ")) {
      const [gap = "", more = "0"] = range.split("+");
      const from = next + Number.parseInt(gap, 36);
      const to = from + Number.parseInt(more, 36);
      ranges.push({ from, to, font });
      next = to + 1;
    }
  }
  return { files, ranges: ranges.toSorted((a, b) => a.from - b.from) };
});

/** Every font file that documents and pictures are drawn with. */
export const fontFiles = (): readonly FontFile[] => known().files;

/** Characters without a shape of their own, such as line ends, joiners and marks of direction. */
const shapeless = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029]$/u;

export const hasShape = (character: string): boolean => !shapeless.test(character);

/** The font, by its place in `fontFiles`, that draws a character; undefined for one that no font has. */
export function fontOf(character: string): number | undefined {
  const point = character.codePointAt(0) ?? 0;
  const { ranges } = known();
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return undefined;
    if (point < range.from) high = middle - 1;
    else if (point > range.to) low = middle + 1;
    else return range.font;
  }
  return undefined;
}

/**
 * The characters of a text that our documents cannot show as themselves, each once: they print the number that Unicode
 * gives it instead.
 */
export function unprintable(text: string): string[] {
  const characters = new Set(text.normalize("NFC").toWellFormed());
  return [...characters].filter((character) => hasShape(character) && fontOf(character) === undefined);
}
