import { meantBy, type Rows } from "./candidates.ts";
import { describedIn } from "./described.ts";
import type { Reference } from "./references.ts";
import type { Turn } from "./resolve.ts";

/** What a text points to by what it says of it, and the text without that. */
export interface PointedTo {
  about: readonly Reference[];
  /** With "this" instead of it, so that its place is no wish. */
  text: string;
  /** With its kind in braces instead of it. */
  masked: string;
}

/**
 * What a text points to by a place, month, amount or status, or by a word that only one thing has; undefined where nothing
 * of that kind can be meant.
 * @param isAnswer Whether the reader was asked which one is meant
 * @param isOwnTalk Whether what is spoken of is one's own
 */
export async function pointedTo(
  question: string,
  turns: readonly Turn[],
  { isAnswer, isOwnTalk }: { isAnswer: boolean; isOwnTalk: boolean },
  rows: Rows,
): Promise<PointedTo | undefined> {
  for (const description of describedIn(question, isAnswer)) {
    const about = await meantBy(description, turns, { isOwnTalk, question }, rows);
    if (about.length === 0) continue;
    const { at, end, noun, word } = description;
    const within = (one: string) => `${question.slice(0, at)}${one}${question.slice(end)}`;
    const named = noun === undefined ? "" : ` ${noun}`;
    return {
      about,
      text: word === undefined ? within(`this${named}`) : question,
      masked: within(`{event}${named}`),
    };
  }
  return undefined;
}
