// cspell:ignore shel thie
// cspell:ignore zzes grey
import { literally } from "../../text/literally.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { sentencesOf, tellingWords } from "./brief-text.ts";
import { shownBy } from "./refused-families.ts";

const general = new Set(
  "come comes coming go goes enter enters through door doors strong hard loud dark big long free live real cheap small large extra kind type sort single whole open anywhere near others see sees stop stops make makes sell selling show take takes give use used find people person place product logo sight under anybody board promise promises claim claims ask asks before after hot cold red blue green white black pink yellow gray grey cheap fake wild old new look looks every nonsense kind sorts stuff gimmick gimmicks dressed wearing happen happens want wants else either way event events visitor visitors day days get gets asked told given made put sent work works number numbers time times last kind all any like feel feels feeling seem seems sound sounds smell smells resemble resembles remind reminds".split(
    " ",
  ),
);
const relates =
  /\s(?:that|who|where|which|when|as|with|on|at|in|of|from|for|to|anywhere|near|beyond|by|if|during|because|may|since)\s.*$/i;

/** "Nobody in a costume" is about the costume. */
const anybody =
  /^(?:nobody|anybody|anyone|people|men|women|girls|boys|staff|hosts?|models?|somebody|someone)\s+(?=(?:in|with|as|dressed|wearing|who|that)\b)/i;

/** The words by which a text shows what a refused word means, that word included. */
export type Meanings = (word: string) => readonly string[];

/** The words that betray that a text breaks a must-not; none that the brief itself uses for what it wants. */
export function refusedWords(
  reading: BriefReading,
  meanings: Meanings = shownBy,
): { line: string; words: readonly string[] }[] {
  const wanted = new Set(
    tellingWords(
      [
        reading.product?.text,
        reading.product?.kind,
        reading.audience?.text,
        reading.place?.text,
        ...(reading.place?.venues ?? []),
        reading.target?.text,
        ...reading.mustHaves.map(({ text }) => text),
      ].join(" "),
    ).flatMap((word) => [word, word.replace(/s$/, "")]),
  );
  const complaints = reading.problems.map(({ text }) => text).join("\n");
  return reading.mustNots.map(({ text }) => {
    const bareText = text.replace(
      /^(?:no|none of|nothing|nobody|no one|without|never|don't|do not|not a word about|not another|not a|not even|not|avoid|skip|zero|leave out|leave off|steer clear of|stay away from|stay clear of|spare us|hold|forget about|forget|exclude|(?:we|i) (?:don't|do not|won't) want|must not|anything but)\s+(?:the |a |an |any )?/i,
      "",
    );
    // "Nothing printed on paper" is about the paper, "no captain in uniform" about the captain.
    const isWhole = /^nothing\b/i.test(text) || anybody.test(bareText);
    const head = tellingWords(isWhole ? bareText.replace(anybody, "") : bareText.replace(relates, ""));
    const own = head.filter((word) => !general.has(word) && !/^\d+$/.test(word));
    // "No flood videos" for what is bad when it floods: the videos are refused, and not the word.
    const isPhrase = !isWhole && own.length > 1 && !/\b(?:and|or|nor)\b|,/i.test(bareText);
    const kept = isPhrase
      ? own.filter((word, at) => at === own.length - 1 || !speaksOf(complaints, [word]))
      : own;
    const telling = kept.length > 0 ? kept : tellingWords(bareText).filter((word) => !general.has(word));
    const words = [...new Set(telling.flatMap((word) => meanings(word)))].filter(
      (word) => !wanted.has(word) && !wanted.has(word.replace(/s$/, "")),
    );
    // A contest of the product that is wanted: the words together are refused, and not each.
    // A single word of what is wanted refuses nothing: "no forklift in the canteen", to forklift drivers.
    const whole = wanted.has(bareText.toLowerCase().replace(/s$/, "")) ? [] : [bareText];
    return { line: text, words: words.length > 0 ? words : whole };
  });
}

/** A word without what its plural or its verb adds. */
function stemOf(word: string): string {
  const one = word
    .replace(/ies$/, "y")
    .replace(/zzes$/, "z")
    .replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, "");
  return one.replace(/(?<=\p{L}{3})(?:e|ing)$/u, "");
}

function patternOf(word: string): RegExp {
  const stem = literally(stemOf(word.toLowerCase()))
    // One knife, two knives.
    .replace(/(?<=^(?:kni|wi|li|loa|lea|hal|shel|scar|thie|wol))(?:fe?|ve?s?)$/, "[fv]");
  const base = stem.endsWith("y")
    ? `${stem.slice(0, -1)}(?:y|ies)`
    : stem.replaceAll(/[ -]+/g, "[ -]+(?:and[ -]+)?");
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${base}(?:s|e|es|zes|ing|ed)?(?![\p{L}\p{N}])`, "giu");
}

/** Whether a text speaks of one of some words, in singular or plural. */
export function speaksOf(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.search(patternOf(word)) >= 0);
}

const refusing =
  /\b(?:no|not(?! only)|without|never|none|nobody|nothing|neither|nor|instead of|rather than|free of|\w+n't|cannot)\b/i;
const clauseEnds = /[;:,]|\b(?:but|except|yet|then|and)\b/i;
/** How far a "no" reaches, in words. */
const reach = 5;

/** Whether a text speaks of one of some words without saying in the same breath that there is none of it. */
export function affirms(text: string, words: readonly string[]): boolean {
  return sentencesOf(text).some((sentence) =>
    words.some((word) =>
      [...sentence.matchAll(patternOf(word))].some(({ 0: hit, index }) => {
        const clause = sentence.slice(0, index).split(clauseEnds).at(-1) ?? "";
        const before = clause
          .split(/\s+/)
          .slice(-reach - 1)
          .join(" ");
        return (
          !refusing.test(before) &&
          !/^(?:-free| free(?! (?:for|to|at|on|until|of)))\b/i.test(sentence.slice(index + hit.length))
        );
      }),
    ),
  );
}

/** A text without the product's own name: camel milk is no camel, and a stroller for babies shows none. */
export function withoutProduct(text: string, { product }: BriefReading): string {
  return [product?.text, product?.kind].reduce<string>(
    (rest, name) => (name === undefined ? rest : rest.replaceAll(patternOf(name), "it")),
    text,
  );
}

/** The must-nots that a result breaks: what it speaks of without saying that there is none of it. */
export function brokenMustNots(result: unknown, reading: BriefReading, meanings?: Meanings): string[] {
  const texts = withoutProduct(textsIn(result).join("\n"), reading);
  return refusedWords(reading, meanings)
    .filter(({ words }) => affirms(texts, words))
    .map(({ line }) => line);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "type" ? [] : textsIn(part)));
}

/** The wish that a part of a text belongs to. */
export function wishAbout(wishes: readonly Found[], words: readonly string[]): Found | undefined {
  return wishes.find(({ text, words: from }) => speaksOf(`${text} ${from}`, words));
}
