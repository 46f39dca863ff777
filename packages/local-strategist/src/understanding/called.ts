import { foldLetters } from "@marquee/contracts/text/search-text";
import type { Reference } from "./references.ts";

/** What of the things shown a text calls by one of its words, and the word. */
export interface Called {
  about: readonly Reference[];
  word: string;
}

/** "The expo people", "that Boston offer": a word after an article, alone or before what it is. */
const called =
  /\b(?:the|that|those|this|their|our|at|with|from|to) (?:\p{L}+ )??(\p{L}{4,})(?= (?:people|folks|guys|crew|team|lot|host|hosts|organi[sz]ers?|offer|deal|bid|proposal|contract|event|show|thing)\b|[?.,!;:]|$)/giu;

/**
 * What of the things that the last answer showed is called by a word that only one of their names has: "until when can I
 * reply to the expo people?". Undefined where none is, or more than one.
 */
export function calledIn(text: string, shown: readonly Reference[]): Called | undefined {
  const keyOf = ({ id, eventId }: Reference) => eventId ?? id;
  const keys = [...new Set(shown.map(keyOf))];
  if (keys.length < 2) return undefined;
  for (const [, word = ""] of text.matchAll(called)) {
    const stem = foldLetters(word);
    const having = keys.filter((key) =>
      shown.some(
        (each) =>
          keyOf(each) === key &&
          foldLetters(`${each.name} ${each.detail ?? ""}`)
            .split(/[^\p{L}\p{N}]+/u)
            .includes(stem),
      ),
    );
    const [only] = having;
    if (only !== undefined && having.length === 1)
      return { about: shown.filter((each) => keyOf(each) === only), word };
  }
  return undefined;
}
