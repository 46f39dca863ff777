import { shortened } from "@marquee/contracts/text/characters";

/** A text normalized for comparison: lower case without accents, so that "malmo" finds "Malmö". */
function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** A word with a capital letter first. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A search text, as words that all have to match. */
export function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean);
}

/** Whether the texts together contain every word. */
export function holdAll(texts: readonly string[], words: readonly string[]): boolean {
  const text = folded(texts.join("\n"));
  return words.every((word) => text.includes(word));
}

/** Characters that an excerpt shows before the first match, and in total. */
const leadLength = 20;
const excerptLength = 90;

/** The part of a text around its first matching word, in one line. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text
    .replaceAll(/[#*_`>|]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const flat = folded(line);
  const found = words.map((word) => flat.indexOf(word)).filter((at) => at >= 0);
  const first = found.length === 0 ? 0 : Math.min(...found);
  const from = first <= leadLength ? 0 : line.lastIndexOf(" ", first - leadLength) + 1;
  return `${from > 0 ? "…" : ""}${shortened(line.slice(from), excerptLength)}`;
}
