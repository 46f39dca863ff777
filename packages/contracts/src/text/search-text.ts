// cspell:ignore tatweel ʹʻʼʽ
import { asciiDigits } from "./ascii-digits.ts";
import { characterAround, charactersIn, shortened } from "./characters.ts";

/** Letters and signs that Unicode does not take apart, and that people type as these. */
const plain: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ł: "l",
  þ: "th",
  ς: "σ",
  ґ: "г",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ך: "כ",
  ם: "מ",
  ן: "נ",
  ף: "פ",
  ץ: "צ",
};
const signs: Record<string, string> = Object.fromEntries([
  ...Array.from("‘’‚‛′ʹʻʼʽ＇´", (sign) => [sign, "'"]),
  ...Array.from("“”„‟«»″〃＂", (sign) => [sign, '"']),
]);

/**
 * What is folded as a whole: a Hangul syllable in its parts, or a letter with its marks. Whatever stands between is
 * ASCII, of which only capitals change.
 */
const part =
  /[\u1100-\u115f\ua960-\ua97c]+[\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*|[^\0-\x7f][\p{M}\uff9e\uff9f]*|[\0-\x7f]\p{M}+/gu;
/**
 * Marks that readers leave out, of scripts that write their letters without them too, the tatweel that lengthens a word,
 * and the dots below letters of India. All other marks are letters, such as the vowels of Devanagari and Thai; so are the
 * breve of й and the sound marks of kana.
 */
const leftOut =
  /(?!(?<=и)\u0306|[\u3099\u309a])(?=[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}])\p{M}|[\p{Default_Ignorable_Code_Point}\p{Cf}]|\u0640|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0c3c|\u0cbc/gu;

function foldPart(written: string): string {
  return (
    asciiDigits(signs[written] ?? written)
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(leftOut, "")
      // Large and small again is Unicode's full folding: "ß" becomes "ss", "ı" becomes "i".
      .toUpperCase()
      .toLowerCase()
      .normalize("NFC")
      .replaceAll(/\P{ASCII}/gu, (letter) => plain[letter] ?? signs[letter] ?? kanaOf(letter))
      .replaceAll(/[\p{Pd}\u2212]/gu, "-")
      .replaceAll("`", "'")
  );
}

/** Katakana as hiragana, which is 96 places before it. */
function kanaOf(letter: string): string {
  return /[ァ-ヶ]/u.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) - 96) : letter;
}

/**
 * A text as it is compared by everything that searches or filters, here and in the browser: without case, accents,
 * vowel marks, widths, ligatures and styles of letters, digits, quotes and dashes.
 */
export function foldLetters(text: string): string {
  return text.replaceAll(part, foldPart).toLowerCase();
}

/** A search text, as folded words that all have to match, in any order. */
export function wordsOf(text: string): string[] {
  return foldLetters(text).split(/\s+/).filter(Boolean);
}

/** Whether the texts together contain every word. */
export function holdAll(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = foldLetters(texts.join("\n"));
  return words.every((word) => text.includes(word));
}

/** Whether two texts are the same to a search. */
export function isSameText(one: string, other: string): boolean {
  return wordsOf(one).join(" ") === wordsOf(other).join(" ");
}

/** From where to where a text has a word, as whole characters. */
export type Place = readonly [start: number, end: number];

/** Every place of a text that one of the folded words matches, in order and without overlaps. */
export function placesOf(text: string, words: readonly string[]): Place[] {
  const { folded, at } = foldedWithPlaces(text);
  const found = words.flatMap((word) =>
    occurrencesOf(folded, word).map((from) => [from, from + word.length]),
  );
  const places: [number, number][] = [];
  for (const [from = 0, to = 0] of found.toSorted(([one = 0], [other = 0]) => one - other)) {
    const [start] = characterAround(text, at[from]?.[0] ?? 0);
    const [, end] = characterAround(text, (at[to - 1]?.[1] ?? 0) - 1);
    const last = places.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else places.push([start, end]);
  }
  return places;
}

/** The folded text, and for each of its units the part of the text that it comes from. */
function foldedWithPlaces(text: string): { folded: string; at: Place[] } {
  let folded = "";
  const at: Place[] = [];
  const add = (more: string, place: Place) => {
    folded += more;
    for (let unit = 0; unit < more.length; unit++) at.push(place);
  };
  let done = 0;
  const addPlain = (end: number) => {
    for (; done < end; done++) add((text[done] ?? "").toLowerCase(), [done, done + 1]);
  };
  for (const { 0: written, index } of text.matchAll(part)) {
    addPlain(index);
    done = index + written.length;
    add(foldPart(written).toLowerCase(), [index, done]);
  }
  addPlain(text.length);
  return { folded, at };
}

function occurrencesOf(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && word !== ""; at = text.indexOf(word, at + word.length))
    found.push(at);
  return found;
}

/** Characters that an excerpt shows before the first match, and in total. */
const leadLength = 20;
const excerptLength = 90;

/** The part of a text around its first matching word, in one line. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = oneLine(text.replaceAll(/[#*_`>|]/g, ""));
  // A word may consist of the signs that are left out as Markdown.
  return holdAll([line], words) ? around(line, words) : around(oneLine(text), words);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function around(line: string, words: readonly string[]): string {
  const [[start, end] = [0, 0]] = placesOf(line, words);
  const lead = characterAround(line, Math.max(0, start - leadLength))[0];
  const space = line.indexOf(" ", lead) + 1;
  // A text without spaces begins in the middle of a sentence.
  const from = start <= leadLength ? 0 : space > 0 && space <= start ? space : lead;
  const length = Math.max(excerptLength, charactersIn(line.slice(from, end)) + 1);
  return `${from > 0 ? "…" : ""}${shortened(line.slice(from), length)}`;
}
