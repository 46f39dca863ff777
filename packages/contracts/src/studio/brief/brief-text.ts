import type { BriefReading } from "./brief-reading.ts";
// cspell:ignore Keyrings
/** A piece of a sentence between commas, brackets and the like. */
export interface Segment {
  text: string;
  /** The sentence it is part of. */
  sentence: string;
  /** The number of that sentence. */
  at: number;
}

const abbreviation = /\b(?:[ap]\.m|incl|approx|e\.g|i\.e|st|mt|vs|no|max|min|co|inc|ltd|dept|[A-Z])\.$/i;

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  const parts = text
    .replaceAll("’", "'")
    // "No 'pardon?' jokes" is one sentence.
    .replaceAll(/[.!?](["'”])(?=\s+\p{Ll})/gu, "$1")
    .replaceAll(/\s*\n+\s*/g, ". ")
    .split(/(?<=[.!?]["')\]]?)\s+/);
  const sentences: string[] = [];
  for (const part of parts) {
    const last = sentences.at(-1);
    // "No." is the beginning of a list of wishes more often than an abbreviation, hence the case.
    if (
      last !== undefined &&
      abbreviation.test(last) &&
      // "Keyrings: no. 9,500 dollars"
      !/: no\.$/i.test(last) &&
      /^[a-z\d("“]/.test(part)
    )
      sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part.trim() !== "") sentences.push(part.trim());
  }
  return sentences;
}

/** The pieces of all sentences, in order. */
export function segmentsOf(text: string): Segment[] {
  return sentencesOf(text).flatMap((sentence, at) =>
    sentence
      .split(/,\s+|;\s*|:\s+|\s*[()]\s*|\s[–—-]\s|[.!?]+$/)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== "")
      .map((piece) => ({ text: piece, sentence, at })),
  );
}

const units: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  grand: 1_000,
  million: 1_000_000,
};
const word = Object.keys(units)
  .filter((one) => one.length > 2)
  .join("|");

/** A number in digits, with k or m, or in words up to the millions. */
export const numberPattern = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: ?(?:k|m|thousand|grand|million)\b)?|(?:(?:${word})(?:[ -](?:${word}))?|a)(?: (?:hundred|thousand|grand|million))+(?:(?: and)? (?:${word})(?:[ -](?:${word}))?(?: (?:hundred|thousand))?)?|(?:${word})(?:[ -](?:${word}))?`;

/** What such a number says. */
export function numberOf(text: string): number {
  let whole = 0;
  let part = 0;
  for (const one of text
    .toLowerCase()
    .replaceAll(",", "")
    .match(/\d+(?:\.\d+)?|[a-z]+/g) ?? []) {
    if (one === "and") continue;
    const scale = one === "k" ? 1_000 : one === "m" ? 1_000_000 : scales[one];
    if (scale === undefined) part += units[one] ?? Number(one);
    else if (scale === 100) part = (part || 1) * scale;
    else {
      // "Two thousand five hundred": what stands before a thousand is of it alone.
      whole += (part || 1) * scale;
      part = 0;
    }
  }
  return whole + part;
}

/** A text cut to so many words. */
export function firstWords(text: string, max: number): string {
  return text.split(/\s+/).slice(0, max).join(" ");
}

/** A text without what it is said to begin and end with, such as stops, quotes and joining words. */
export function bare(text: string): string {
  return text
    .replace(/^[\s"'“‘.,;:!?()-]+/, "")
    .replace(/[\s"“”.,;:!?()-]+$/, "")
    .replace(/(?<=\w)'$/, "")
    .trim();
}

/** Words that describe nothing by themselves. */
export const emptyWords = new Set(
  "a an the and or but nor of to in on at by for from with without into onto over under about as is are was were be been being do does did don't no not nothing nobody none never any anybody anyone anything somebody someone something one it its it's this that these those there here they them their theirs we us our ours i i'm me my you your he she his her who whom whose which what when where why how if then than so just only also too very really please must should could would can can't cannot may might will won't shall has have had having need needs want wants get gets got make makes made let lets let's give gives sure all both each every everybody everyone more most less least other others some such own same else again ever still yet already up down out off".split(
    " ",
  ),
);

/** The words of a text that describe something, in lower case. */
export function tellingWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []).filter(
    (one) => !emptyWords.has(one) && (one.length > 2 || /\d|^(?:vr|dj|tv|qr|ai|id|pc|ev|uv)$/.test(one)),
  );
}

/** So many words of a wish are said on a card. */
export const wishWords = 14;

/** "Each borrows one until Tuesday and then writes a line in the logbook": the parts of what is longer than so many words. */
export const shortClauses = (text: string, most: number): string[] =>
  text.split(/\s+/).length <= most
    ? [text]
    : text.split(
        /,? and then |, and (?=(?:the|an?|our|their|his|her) )|,? and (?=\p{L}+s (?:the|an?|one|their|his|her) )/u,
      );

/** Whether a clause asks for something plainly, whatever else it tells. */
export const asksFor = (clause: string): boolean =>
  /\b(?:must|should|ha(?:s|ve) to|needs? to|want to (?:see|try|feel|hear|touch|taste|meet|talk)|let (?:them|people|every\w+|each))\b/i.test(
    clause,
  );

/** What a product is and how it is called, as one text to look for words in. */
export const productWords = ({ product }: Pick<BriefReading, "product">): string =>
  `${product?.kind ?? ""} ${product?.text ?? ""}`;
