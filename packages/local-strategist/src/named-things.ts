import type { ToolDeal, ToolEvent } from "@marquee/adapters/ai/tool-results";
import type { AnswerScene } from "./answer.ts";

const lookedAtEvents = 20;
const phrasesMax = 10;

/** Normalizes a text: lower case and no punctuation, so that a name in bold or with a comma is the same name. */
export function spoken(text: string): string {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(" ")} `;
}

/** The position of a name in a text as whole words, or -1. */
function placeOf(name: string, text: string): number {
  const wanted = spoken(name);
  return wanted.trim().length < 3 ? -1 : spoken(text).indexOf(wanted);
}

export function names(text: string, name: string): boolean {
  return placeOf(name, text) >= 0;
}

/** The things of a list that a text names, in the order of the text. */
export function namedIn<T>(text: string, things: readonly T[], nameOf: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, at: placeOf(nameOf(thing), text) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at)
    .map(({ thing }) => thing);
}

/** The upcoming events that a question names; if it only refers to one, those that the conversation named last. */
export async function namedEvents(scene: AnswerScene): Promise<ToolEvent[]> {
  const own = await eventsNamedIn(scene, scene.question);
  if (own.length > 0 || !refersBack(scene.question)) return own;
  for (const { text } of scene.earlier) {
    const before = await eventsNamedIn(scene, text);
    if (before.length > 0)
      return [before[ordinal(scene.question)] ?? before[0]].filter((event) => event !== undefined);
  }
  return [];
}

async function eventsNamedIn({ tools }: AnswerScene, text: string): Promise<ToolEvent[]> {
  const found = await Promise.all([
    tools.findEvents({ limit: lookedAtEvents }),
    ...phrasesOf(text).map((query) => tools.findEvents({ query, limit: 5 })),
  ]);
  const events = [
    ...new Map(found.flatMap(({ events: some }) => some).map((event) => [event.id, event])).values(),
  ];
  return withoutParts(namedIn(text, events, ({ name }) => name));
}

/** Drops events whose name is a part of another named event's name. */
function withoutParts(events: readonly ToolEvent[]): ToolEvent[] {
  return events.filter(
    ({ id, name }) =>
      !events.some((other) => other.id !== id && spoken(other.name).includes(spoken(name).trim())),
  );
}

/** Runs of words that could be a name: bold or capitalized, which also includes the first word of a sentence. */
function phrasesOf(text: string): string[] {
  const bold = [...text.matchAll(/\*\*([^*\n]{3,80})\*\*/g)].map(([, words = ""]) => words);
  const runs = [...text.matchAll(capitalized)].map(([words]) => words);
  const joined = [...text.matchAll(joinedCapitals)].map(([words]) => words);
  const withoutFirst = [...runs, ...joined].map((words) => words.split(" ").slice(1).join(" "));
  const phrases = [...bold, ...joined, ...runs, ...withoutFirst]
    .map((phrase) => spoken(phrase).trim())
    .filter((phrase) => phrase.length > 3);
  return [...new Set(phrases)].slice(0, phrasesMax);
}

const word = String.raw`\p{Lu}[\p{L}\p{N}'-]*`;
const next = String.raw`(?:${word}|\p{N}[\p{L}\p{N}-]*)`;
const capitalized = new RegExp(`${word}(?: ${next})*`, "gu");
/** Names that contain a small word, such as "Seed to Scale" or "Edge & IoT Forum". */
const joinedCapitals = new RegExp(
  `${word}(?: ${next})* (?:&|and|of|in|the|for|to|at) ${next}(?: ${next})*`,
  "gu",
);

const backwards =
  /\b(?:it|its|it's|that|this|there|they|them|those|these|one|first|second|third|former|latter|same)\b/i;

/** Whether a question refers to something that was named before. */
export function refersBack(question: string): boolean {
  return backwards.test(question);
}

/** Which of several things a question means: 0 for the first, or if it does not say. */
export function ordinal(question: string): number {
  const text = question.toLowerCase();
  if (/\b(?:second|latter|2nd)\b/.test(text)) return 1;
  return /\b(?:third|3rd)\b/.test(text) ? 2 : 0;
}

/** The deals that a question names by event, package or other side; if it only refers to one, the one named last. */
export function namedDeals(scene: AnswerScene, deals: readonly ToolDeal[]): ToolDeal[] {
  const inText = (text: string) =>
    deals.filter(
      ({ eventName, packageName, with: other }) =>
        names(text, eventName) ||
        names(text, packageName) ||
        names(text, other.company) ||
        names(text, other.name),
    );
  const own = inText(scene.question);
  if (own.length > 0 || !refersBack(scene.question)) return own;
  for (const { text } of scene.earlier) {
    const before = namedIn(text, deals, ({ eventName }) => eventName);
    if (before.length > 0)
      return [before[ordinal(scene.question)] ?? before[0]].filter((deal) => deal !== undefined);
  }
  return [];
}
