import type { Act } from "../reading/acts.ts";
import { isSlip, isTypo } from "../reading/typos.ts";
import account from "./examples/account.json" with { type: "json" };
import acts from "./examples/acts.json" with { type: "json" };
import deals from "./examples/deals.json" with { type: "json" };
import events from "./examples/events.json" with { type: "json" };
import figures from "./examples/figures.json" with { type: "json" };
import guide from "./examples/guide.json" with { type: "json" };
import helpOfAccounts from "./examples/help-account.json" with { type: "json" };
import helpOfDeals from "./examples/help-deals.json" with { type: "json" };
import helpOfEvents from "./examples/help-events.json" with { type: "json" };
import helpOfHosting from "./examples/help-hosting.json" with { type: "json" };
import helpOfStudio from "./examples/help-studio.json" with { type: "json" };
import hosting from "./examples/hosting.json" with { type: "json" };
import ownActs from "./examples/own-acts.json" with { type: "json" };
import steps from "./examples/steps.json" with { type: "json" };
import talk from "./examples/talk.json" with { type: "json" };
import { priorOf, type Side } from "./prior.ts";
import type { Topic } from "./topics.ts";

/** What a message can be: a question about a topic, or something to be done, not to be done, imagined or taken back. */
export type Label = Topic | `act:${Act}` | "act:refused" | "act:supposed" | "act:undo";

/** What stands for many topics of its own: the Help page, and the guide to the field. Each topic is a label to learn. */
const groups = ["how_to", "guide"] as const;
type Group = (typeof groups)[number];
type TopicLabel = `${Group}:${string}`;

/** A label with how likely it is, from 0 to 1. */
export interface Likely {
  label: Label;
  share: number;
}

/**
 * Messages that people could write, for each label, with names and values in braces. A new way of asking is learned by
 * adding a line.
 */
export const examples: Readonly<Record<string, readonly string[]>> = {
  ...account,
  ...acts,
  ...deals,
  ...events,
  ...figures,
  ...guide,
  ...helpOfAccounts,
  ...helpOfDeals,
  ...helpOfEvents,
  ...helpOfHosting,
  ...helpOfStudio,
  ...hosting,
  ...ownActs,
  ...steps,
  ...talk,
};

/** Parts of words count half: they find other forms and typos of a word, and a long word has many. */
const partWeight = 0.5;
const partLength = 4;
/** As if each feature had been seen this often with every label. */
const smoothing = 0.1;

/** The words of a text as they are counted, with what is in braces as one. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll("n't", " not")
    .replaceAll(/'(s|re|ve|ll|m|d)\b/g, " $1")
    .match(/\{\w+\}|[\p{L}\p{N}%$?!]+/gu) ?? [];

/** What a text consists of: words, pairs of neighbors and parts of words, each with its weight. */
function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>();
  const line = ["^", ...wordsOf(text), "$"];
  for (const [at, word] of line.entries()) {
    features.set(word, 1);
    const next = line[at + 1];
    if (next !== undefined) features.set(`${word} ${next}`, 1);
    if (word.startsWith("{")) continue;
    const spelled = `<${word}>`;
    for (let from = 0; from + partLength <= spelled.length; from++)
      features.set(`~${spelled.slice(from, from + partLength)}`, partWeight);
  }
  return features;
}

interface Learned {
  labels: readonly (Label | TopicLabel)[];
  /** How many examples each label has. */
  sizes: readonly number[];
  /** For each feature how often each label had it. */
  seen: ReadonlyMap<string, Float32Array>;
  /** Of all features together. */
  totals: Float32Array;
}

let learned: Learned | undefined;

/** Counts the features of all examples; done at the first question of a process. */
function learn(): Learned {
  const labels = Object.keys(examples) as (Label | TopicLabel)[];
  const seen = new Map<string, Float32Array>();
  const totals = new Float32Array(labels.length);
  for (const [at, label] of labels.entries())
    for (const example of examples[label] ?? [])
      for (const [feature, weight] of featuresOf(example)) {
        const counts = seen.get(feature) ?? new Float32Array(labels.length);
        seen.set(feature, counts);
        counts[at] = (counts[at] ?? 0) + weight;
        totals[at] = (totals[at] ?? 0) + weight;
      }
  return { labels, sizes: labels.map((label) => examples[label]?.length ?? 0), seen, totals };
}

/** As if each word had been seen this often elsewhere: what was seen once may stand anywhere. */
const rarely = 2;

/** Words that point, pick, join or only make a sentence rounder: they stand in any message and speak for none. */
const neutral = new Set(
  "^ $ ? ! {event} {city} {time} {amount} {number} {host} {package} {campaign} the a an of and or but to it its that this there they them their those these one ones both either former latter first second third fourth fifth last next other others same on in at for with by from then so now also too ok okay fine good right alright well great nice cool sure thanks thank please just yes yeah no i we you me us my our your is are be am s re ll ve d m if as still all any whichever whatever happens sooner soonest earlier earliest later latest cheaper cheapest bigger biggest smaller smallest larger largest".split(
    " ",
  ),
);

const plainWord = /^\p{L}{4,}$/u;
const searching: ReadonlySet<Label> = new Set<Label>(["find", "match"]);

/** The words of a text that name something special: no message has them, typos included, unless it searches for them. */
export function specialWords(text: string): string[] {
  learned ??= learn();
  const { labels, seen } = learned;
  const isOf = (counts: Float32Array) =>
    counts.some((count, at) => {
      const label = labels[at];
      // Who asks how something works tells of anything.
      return count > 0 && label !== undefined && !isOfGroup(label) && !searching.has(label);
    });
  const isUsual = (word: string) => {
    const counts = seen.get(word);
    if (counts !== undefined) return isOf(counts);
    return [...seen].some(
      ([known, of]) => known[0] === word[0] && plainWord.test(known) && isTypo(word, known) && isOf(of),
    );
  };
  return wordsOf(text.replaceAll(/[?!]/g, " ")).filter(
    (word) => plainWord.test(word) && !neutral.has(word) && !isUsual(word),
  );
}

/** Whether a text has only words that stand in any message: it picks, agrees or goes on, and names nothing to be done. */
export const isNeutral = (text: string): boolean => wordsOf(text).every((word) => neutral.has(word));

/**
 * How clearly the words of a text speak for a label: by how much its most telling word, or two neighbors, is more usual
 * there than anywhere else, as a logarithm. 0 where all its words could stand in any message.
 * @param text With names and values in braces
 */
export function evidenceFor(text: string, label: Label): number {
  learned ??= learn();
  const { labels, sizes, seen } = learned;
  const at = labels.indexOf(label);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const line = ["^", ...wordsOf(text), "$"];
  const told = line.flatMap((word, place) => {
    const next = line[place + 1] ?? "$";
    return [
      ...(neutral.has(word) ? [] : [word]),
      ...(neutral.has(word) && neutral.has(next) ? [] : [`${word} ${next}`]),
    ];
  });
  return told.reduce((most, feature) => {
    const counts = seen.get(feature);
    const own = counts?.[at] ?? 0;
    if (counts === undefined || own === 0) return most;
    const others = counts.reduce((sum, count) => sum + count, 0) - own;
    const share = own / (sizes[at] ?? 1);
    return Math.max(most, Math.log(share / ((others + rarely) / (all - (sizes[at] ?? 0)))));
  }, 0);
}

/** Words of the examples that many lines have, by their first letter: what a typo can mean. */
let usual: ReadonlyMap<string, readonly string[]> | undefined;
const usualLeast = 3;

/** A text with its typos mended, where exactly one usual word can be meant. */
function spelledRight(text: string, { seen }: Learned): string {
  usual ??= Map.groupBy(
    [...seen].flatMap(([word, counts]) =>
      plainWord.test(word) && counts.reduce((sum, count) => sum + count, 0) >= usualLeast ? [word] : [],
    ),
    (word) => word[0] ?? "",
  );
  const known = usual;
  return text.replaceAll(/(?<![\p{L}{])\p{L}{4,}(?![\p{L}}])/gu, (found) => {
    const word = found.toLowerCase();
    if (seen.has(word)) return found;
    const [meant, ...others] = (known.get(word[0] ?? "") ?? []).filter((each) => isSlip(word, each));
    return meant !== undefined && others.length === 0 ? meant : found;
  });
}

/**
 * Features that stand together say the same thing twice, so that the plain product of their odds would always be
 * certain. These make a share of 0.7 right about seven times in ten, measured on messages of authors left out.
 */
const temper = { base: 1, perFeature: 0.1 };

/** By how much less likely each topic of a group is than a label that stands for all of them. */
const topicsAsOne: Readonly<Record<Group, number>> = { how_to: 10, guide: 3 };

/**
 * How likely a text is for each label, against the likeliest of them, from 0 to 1: the product of how often its features
 * come with it.
 * @param weightOf What a feature counts, from how much it is and from its counts by label
 * @param isOf Which labels count
 */
function likelihoods(
  text: string,
  { labels, seen, totals }: Learned,
  weightOf: (weight: number, counts: Float32Array) => number,
  isOf: (label: Label | TopicLabel) => boolean,
): Map<Label | TopicLabel, number> {
  const those = labels.flatMap((label, at) => (isOf(label) ? [{ label, at, sum: 0 }] : []));
  let known = 0;
  for (const [feature, plain] of featuresOf(text)) {
    const counts = seen.get(feature);
    if (counts === undefined) continue;
    const weight = weightOf(plain, counts);
    known += weight;
    for (const one of those)
      one.sum +=
        weight *
        Math.log(((counts[one.at] ?? 0) + smoothing) / ((totals[one.at] ?? 0) + smoothing * seen.size));
  }
  const most = Math.max(...those.map(({ sum }) => sum));
  const flat = temper.base + temper.perFeature * known;
  return new Map(those.map(({ label, sum }) => [label, Math.exp((sum - most) / flat)]));
}

/** The shares of a whole, the largest first. */
function sharesOf<T>(odds: ReadonlyMap<T, number>): { one: T; share: number }[] {
  const all = [...odds.values()].reduce((sum, odd) => sum + odd, 0);
  return [...odds]
    .map(([one, odd]) => ({ one, share: odd / all }))
    .sort((left, right) => right.share - left.share);
}

const isOfGroup = (label: Label | TopicLabel): label is TopicLabel => groupOf(label) !== undefined;
const groupOf = (label: Label | TopicLabel): Group | undefined =>
  groups.find((group) => label.startsWith(`${group}:`));

/**
 * What a message is likely to be, the likeliest first: a naive Bayes classifier over the examples.
 * @param text With names and values in braces, as `masked` writes it
 * @param side Whose questions these are
 */
export function classified(text: string, side: Side): readonly Likely[] {
  learned ??= learn();
  const odds = new Map<Label, number>();
  const likely = likelihoods(
    spelledRight(text, learned),
    learned,
    (weight) => weight,
    () => true,
  );
  for (const [label, likelihood] of likely) {
    const group = groupOf(label);
    const one = isOfGroup(label) ? (group ?? "how_to") : label;
    const prior = priorOf(one, side) / (group === undefined ? 1 : topicsAsOne[group]);
    odds.set(one, (odds.get(one) ?? 0) + prior * likelihood);
  }
  return sharesOf(odds).map(({ one: label, share }) => ({ label, share }));
}

/** A topic of a group with how likely a question is about it, from 0 to 1. */
export interface LikelyTopic {
  id: string;
  share: number;
}

/** Which topics of the Help page a question is likely about, the likeliest first. */
export const helpAbout = (question: string): readonly LikelyTopic[] => topicsOf("how_to", question);

/** Which topics of the guide to the field a question is likely about, the likeliest first. */
export const guideAbout = (question: string): readonly LikelyTopic[] => topicsOf("guide", question);

function topicsOf(group: Group, question: string): readonly LikelyTopic[] {
  learned ??= learn();
  const { labels } = learned;
  const isOne = (label: Label | TopicLabel) => groupOf(label) === group;
  const own = labels.flatMap((label, at) => (isOne(label) ? [at] : []));
  // What few topics have tells them apart best; what none has, nothing.
  const telling = (weight: number, counts: Float32Array) => {
    const having = own.filter((at) => (counts[at] ?? 0) > 0).length;
    return having === 0 ? 0 : weight * Math.log(own.length / having);
  };
  return sharesOf(likelihoods(spelledRight(question, learned), learned, telling, isOne)).map(
    ({ one, share }) => ({ id: one.replace(`${group}:`, ""), share }),
  );
}
