import { boldLetters } from "./letters-bold.ts";
import { regularLetters } from "./letters-regular.ts";
import { isBold, placed, withTexts } from "./svg-texts.ts";

const unitsPerSize = 500;

/** A character of the product's font. */
interface Letter {
  advance: number;
  /** How much closer or farther the characters stand that follow it. */
  kerns: ReadonlyMap<string, number>;
  /** Its outline, relative to where the pen stands. */
  path: string;
}

const read = new Map<string, ReadonlyMap<string, Letter>>();

/** The characters of a weight; read once, when a text first needs it. */
function lettersOf(written: string): ReadonlyMap<string, Letter> {
  const known = read.get(written);
  if (known) return known;
  const letters = new Map(
    written
      .trim()
      .split("\n")
      .map((line) => {
        const [code = "", advance = "", kerns = "", path = ""] = line.split("|");
        const pairs = Array.from(
          kerns.matchAll(/([A-Za-z])(-?\d+)/g),
          ([, next = "", by]) => [next, Number(by)] as const,
        );
        return [
          String.fromCodePoint(Number.parseInt(code, 36)),
          { advance: Number(advance), kerns: new Map(pairs), path },
        ] as const;
      }),
  );
  read.set(written, letters);
  return letters;
}

/**
 * A drawing of ours with its texts as outlines of the product's font, because a picture cannot use the font of the page
 * that shows it. A text that has a character which that font lacks stays a text.
 */
export function inProductFont(svg: string): string {
  return withTexts(svg, (text) => {
    const letters = lettersOf(isBold(text) ? boldLetters : regularLetters);
    const characters = Array.from(text.content.normalize("NFC"));
    const found = characters.flatMap((character) => letters.get(character) ?? []);
    if (found.length < characters.length) return undefined;
    const moved = found.map(({ advance, kerns }, at) => ({
      advance: advance + (kerns.get(characters[at + 1] ?? "") ?? 0),
    }));
    return placed(text, unitsPerSize, moved, (pens) => {
      const outline = found.map(({ path }, at) =>
        path === "" ? "" : `M${Math.round(pens[at] ?? 0)} 0${path}`,
      );
      return `<path d="${outline.join("")}"/>`;
    });
  });
}
