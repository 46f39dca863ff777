import type { PairShare, Score, ScoredBrief } from "../judge-types.ts";
import type { Brief } from "./brief.ts";
import type { ConceptFacts, GenerationFacts } from "./concept-facts.ts";
import { conceptFaults, pointsOf } from "./concept-faults.ts";
import { mentions, says } from "./mentions.ts";

/** A brief with what was delivered for it. */
export interface Delivered {
  brief: Brief;
  generation: GenerationFacts;
}

interface Deduction {
  points: number;
  say: string;
}

/** Above this share of sentences, two briefs that differ in their product only got the same answer. */
const pairShareMax = 1 / 3;

/**
 * Judges what was delivered for one brief: the mean of its concepts' points, less what is wrong with them as a set.
 * Two that fit so count more than three with a misfit.
 */
export function scoreGeneration({ brief, generation }: Delivered, pairShare = 0): ScoredBrief {
  const judged = generation.concepts.map((concept) => {
    const faults = conceptFaults(brief, concept, generation.notes);
    return { concept, faults, points: pointsOf(faults) };
  });
  const repeatedSentences = sentencesIn(generation.concepts, 1);
  const deductions = [
    ...setDeductions(brief, generation, repeatedSentences),
    ...(pairShare > pairShareMax
      ? [
          {
            points: pairShare > 2 / 3 ? 1 : 0.5,
            say: `It says ${Math.round(pairShare * 100)}% of what it says about the other product.`,
          },
        ]
      : []),
  ];
  const mean = judged.reduce((sum, { points }) => sum + points, 0) / Math.max(1, judged.length);
  const of = (kind: string): string[] =>
    judged.flatMap(({ faults }) => faults.filter((fault) => fault.kind === kind).map(({ say }) => say));
  return {
    id: brief.id,
    brief: brief.prompt,
    score: wholePoints(mean - deductions.reduce((sum, { points }) => sum + points, 0)),
    reasons: [
      ...deductions.map(({ say }) => say),
      ...judged.flatMap(({ concept, faults }) => faults.map(({ say }) => `${concept.name}: ${say}`)),
    ],
    brokenMustNots: of("must-not"),
    impossibleNumbers: of("impossible number"),
    repeatedSentences,
    delivered: generation.concepts.map(({ name, text }) => `${name}\n${text}`).join("\n\n"),
  };
}

/** The nearest whole number of points; a half is rounded down, so that a fault in every concept shows. */
function wholePoints(points: number): Score {
  return Math.max(0, Math.min(3, Math.ceil(points - 0.5))) as Score;
}

function setDeductions(
  brief: Brief,
  { concepts, read }: GenerationFacts,
  repeated: readonly string[],
): Deduction[] {
  if (concepts.length === 0) return [{ points: 3, say: "Nothing was delivered." }];
  const misread = read === undefined ? [] : factsOf(brief).filter(([, isIn]) => !isIn(read));
  return [
    ...(misread.length > 0
      ? [{ points: 0.5, say: `It read the brief without its ${misread.map(([name]) => name).join(", ")}.` }]
      : []),
    ...(concepts.length === 1 && !brief.unmet
      ? [{ points: 0.5, say: "One concept, where the brief allows for several." }]
      : []),
    ...(repeated.length > 0
      ? [
          {
            points: repeated.length > 2 ? 1 : 0.5,
            say: `Its concepts share ${repeated.length} sentences, such as: ${repeated[0]}`,
          },
        ]
      : []),
    ...(hasFormatTwice(brief, concepts)
      ? [{ points: 1, say: "Two of its concepts are the same format." }]
      : []),
  ];
}

/** What a reader of a brief has to have found in it. */
function factsOf({
  prompt,
  product,
  budgetCents,
  target,
  audience,
}: Brief): [string, (read: string) => boolean][] {
  const number = (name: string, ...values: (number | undefined)[]): [string, (read: string) => boolean][] =>
    values[0] === undefined
      ? []
      : [[name, (read) => values.some((value) => value !== undefined && says(read, value))]];
  return [
    ["product", (read) => mentions(read, product)],
    ...number("budget", budgetCents, budgetCents && budgetCents / 100),
    ...number("target", target?.count),
    ...(audience.size !== undefined && says(prompt, audience.size) ? number("audience", audience.size) : []),
  ];
}

const normal = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$%]+/gu, " ")
    .trim();

/** The distinct sentences that more than `most` of some concepts contain. */
export function sentencesIn(concepts: readonly ConceptFacts[], most: number): string[] {
  const found = new Map<string, { sentence: string; times: number }>();
  for (const { sentences } of concepts) {
    for (const [key, sentence] of new Map(sentences.map((one) => [normal(one), one]))) {
      const entry = found.get(key) ?? { sentence, times: 0 };
      entry.times++;
      found.set(key, entry);
    }
  }
  return [...found.values()].filter(({ times }) => times > most).map(({ sentence }) => sentence);
}

function hasFormatTwice(brief: Brief, concepts: readonly ConceptFacts[]): boolean {
  const formats = concepts.map(({ format }) => masked(format, [brief]));
  const same = (a: ConceptFacts, b: ConceptFacts): boolean =>
    share(sentenceSet([a], [brief]), sentenceSet([b], [brief])) > 0.5;
  return (
    new Set(formats).size < formats.length ||
    concepts.some((one, at) => concepts.slice(at + 1).some((other) => same(one, other)))
  );
}

/** A text in which no product of some briefs can be told. */
function masked(text: string, briefs: readonly Brief[]): string {
  const nouns = briefs.flatMap(({ product }) => product).sort((a, b) => b.length - a.length);
  return normal(
    text
      .split(/(\s+)/)
      .join("")
      .replaceAll(
        new RegExp(
          nouns.map((noun) => noun.replace(/\*$/, "").replaceAll(/[ -]+/g, "[ -]+")).join("|"),
          "gi",
        ),
        "thing",
      ),
  ).replaceAll(/\bthing(?:s|es)?(?: thing(?:s|es)?)*\b/g, "thing");
}

function sentenceSet(concepts: readonly ConceptFacts[], briefs: readonly Brief[]): Set<string> {
  return new Set(concepts.flatMap(({ sentences }) => sentences).map((sentence) => masked(sentence, briefs)));
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((one) => b.has(one)).length / smaller;
}

/** How much two briefs that differ in their product only were told in the same sentences. */
export function pairShares(all: readonly Delivered[]): PairShare[] {
  return all.flatMap(({ brief, generation }) => {
    const other = all.find((one) => one.brief.id === brief.pair);
    if (!other || brief.id > other.brief.id) return [];
    const both = [brief, other.brief];
    const sets = [generation, other.generation].map(({ concepts }) => sentenceSet(concepts, both));
    return [
      { ids: [brief.id, other.brief.id] as const, share: share(sets[0] ?? new Set(), sets[1] ?? new Set()) },
    ];
  });
}
