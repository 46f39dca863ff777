import type { Person } from "../world.ts";
import type { EventFact, Facts } from "./facts.ts";
import type { Expectation } from "./score.ts";
import { eventsNamed, type Reply } from "./wanted.ts";

/** What a question is like; most are of more than one kind. */
export const kinds = [
  "waits",
  "find",
  "narrow",
  "widen",
  "compare",
  "match",
  "price",
  "results",
  "terms",
  "credits",
  "host",
  "draft",
  "definition",
  "memory",
  "hosting",
  "typo",
  "unknown-name",
  "negation",
  "words",
  "season",
  "comparative",
  "vague",
  "demanding",
  "rude",
  "premise",
  "two-in-one",
  "language",
  "refers-back",
  "unmet",
  "outside",
  "act",
  "act-negated",
  "act-ambiguous",
  "act-unknown",
  "act-term",
] as const;
type Kind = (typeof kinds)[number];

/** What was said before in the same conversation, with the rows. */
interface Before {
  facts: Facts;
  /** The answers so far, oldest first. */
  replies: readonly Reply[];
}

export interface Question {
  kinds: readonly Kind[];
  ask: string;
  expect(before: Before): Expectation;
  /** The number of the public source that it follows, in sources.md. */
  source?: number;
}

export interface Conversation {
  id: string;
  as: Person;
  questions: readonly Question[];
}

/** Kinds as words, such as "find season"; then the question and what is expected of its answer. */
export function q(
  words: string,
  ask: string,
  expect: (facts: Facts, replies: readonly Reply[]) => Expectation,
  source?: number,
): Question {
  const own = words.split(" ").map((word) => {
    const kind = kinds.find((one) => one === word);
    if (kind === undefined) throw new Error(`${word} is no kind of question`);
    return kind;
  });
  // What a word means is not answered by an event; what a number or a deal means may be shown on one.
  const general = own.includes("definition") && !own.includes("results") && !own.includes("terms");
  return {
    kinds: own,
    ask,
    expect: ({ facts, replies }) => ({ ...(general ? { general } : {}), ...expect(facts, replies) }),
    ...(source === undefined ? {} : { source }),
  };
}

/**
 * The nth event that the latest answer with so many events named, from 0; where none did, the nth of those that it
 * should have named.
 */
export function shown(
  facts: Facts,
  replies: readonly Reply[],
  at: number,
  otherwise: readonly EventFact[],
): EventFact {
  const named = replies.map((one) => eventsNamed(one, facts.events)).findLast((one) => one.length > at);
  const event = named?.[at] ?? otherwise[at];
  if (!event) throw new Error(`Nothing stands at ${at + 1}`);
  return event;
}
