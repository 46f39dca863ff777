import { wordsOf } from "@marquee/contracts/text/search-text";
import MiniSearch from "minisearch";

/** Something with one or more names. */
export interface Named {
  names: readonly string[];
}

export interface NameMatch<Entry extends Named> {
  entry: Entry;
  /** From 0 to 1: how much of a name the text has, and how much of the text the name has. */
  score: number;
}

/**
 * Finds what a text names, best first. The port behind which a search engine may stand once an account's names are too
 * many to be read for a question.
 */
export type NameMatcher = <Entry extends Named>(
  entries: readonly Entry[],
  text: string,
) => NameMatch<Entry>[];

/** How many candidates are compared word by word. */
const candidates = 60;
/** A short text is a name, of which no word may be left over; in a longer one, most words are about something else. */
const nameTermsMax = 4;
const nameWeight = (terms: number) => (terms <= nameTermsMax ? 0.35 : 0.6);
const fuzzyFactor = 0.9;

/** Words that say nothing about which thing is meant. */
const emptyWords = new Set(
  "a about an and are at by deal deals event events for from host hosts how i in is it me much my of on or our package packages s show tell the their this to us we what when which who with you your".split(
    " ",
  ),
);

/** Other numbers are amounts and counts. */
const yearForm = /^20\d\d$/;

const termsOf = (text: string) =>
  wordsOf(text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")).filter(
    (word) => !emptyWords.has(word) && (/\D/.test(word) || yearForm.test(word)),
  );

/** Letters that may differ: one in a word of four to seven, two in a longer one. */
const editsOf = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

/** The names of a list, ready to be searched. */
interface Index {
  documents: { at: number; terms: string[] }[];
  frequency: Map<string, number>;
  search: MiniSearch;
}

/** Every line of a question is looked for in the same list. */
const indexes = new WeakMap<readonly Named[], Index>();

function indexOf(entries: readonly Named[]): Index {
  const known = indexes.get(entries);
  if (known) return known;
  const documents = entries.flatMap(({ names }, at) =>
    names.flatMap((name) => {
      const terms = [...new Set(termsOf(name))];
      if (terms.length === 0) return [];
      // A name that is written together is one word to a search.
      return [terms, ...(terms.length > 1 ? [[terms.join("")]] : [])].map((all) => ({ at, terms: all }));
    }),
  );
  const frequency = new Map<string, number>();
  for (const { terms } of documents)
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const search = new MiniSearch({
    fields: ["name"],
    tokenize: (name) => name.split(" "),
    searchOptions: { prefix: (term) => term.length > 2, fuzzy: (term) => editsOf(term) },
  });
  search.addAll(documents.map(({ terms }, id) => ({ id, name: terms.join(" ") })));
  const index = { documents, frequency, search };
  indexes.set(entries, index);
  return index;
}

/** Matches names in memory, with typos, missing words and words that are written together. */
export const matchNames: NameMatcher = (entries, text) => {
  const asked = [...new Set(termsOf(text))];
  if (asked.length === 0) return [];
  const { documents, frequency, search } = indexOf(entries);
  /** A word of many names says little about which of them is meant; a word of none says that it is another one. */
  const weight = (term: string) => Math.log(1 + documents.length / (frequency.get(term) ?? 0.5));
  const total = asked.reduce((sum, term) => sum + weight(term), 0);
  const share = nameWeight(asked.length);
  const best = new Map<number, number>();
  for (const { id, terms, queryTerms } of search.search(asked.join(" ")).slice(0, candidates)) {
    const document = documents[Number(id)];
    if (!document) continue;
    const exact = new Set(asked);
    const ofTerm = (term: string, isExact: boolean) => weight(term) * (isExact ? 1 : fuzzyFactor);
    const all = document.terms.reduce((sum, term) => sum + weight(term), 0);
    const inName = terms.reduce((sum, term) => sum + ofTerm(term, exact.has(term)), 0) / all;
    const own = new Set(document.terms);
    const inText = queryTerms.reduce((sum, term) => sum + ofTerm(term, own.has(term)), 0) / total;
    const score = Math.min(1, share * inName + (1 - share) * inText);
    best.set(document.at, Math.max(best.get(document.at) ?? 0, score));
  }
  return [...best]
    .flatMap(([at, score]) => {
      const entry = entries[at];
      return entry ? [{ entry, score: Math.round(score * 100) / 100 }] : [];
    })
    .sort((left, right) => right.score - left.score);
};
