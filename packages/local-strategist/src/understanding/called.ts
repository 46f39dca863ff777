import { foldLetters } from "@marquee/contracts/text/search-text";
import { months } from "../period.ts";
import type { Reference } from "./references.ts";

/** What of the things shown a text calls by one of its words, and the word. */
export interface Called {
  about: readonly Reference[];
  word: string;
}

/** "The expo people", "that Boston offer": a word after an article, alone or before what it is. */
const called =
  /\b(?:the|that|those|this|their|our|at|with|from|to) (?:\p{L}+ )??(\p{L}{4,})(?= (?:people|folks|guys|crew|team|lot|host|hosts|organi[sz]ers?|offer|deal|bid|proposal|contract|event|show|thing)\b|[?.,!;:]|$)/giu;

const shortMonth = 3;

/** "Sydney, that's the one.", "go with the harbor one": a choice, in a few words that say nothing else. */
const chosen =
  /^(?:(?:ok|okay|yes|no|nope|sorry|oh|well|hm+|right|i mean(?:t)?|we mean(?:t)?|i['’]d say|make (?:it|that)|it['’]?s|let['’]?s (?:do|take|say|go (?:with|for))|(?:i['’]ll|we['’]ll) (?:take|go (?:with|for))|go (?:with|for)|take|rather)\b[,.!]? )*(?:the |that )?(?:one (?:in|at|with|from) )?(\p{L}{4,}(?: \p{L}{4,})?)(?:,? (?:please|pls|one|ones|it is|(?:that|it)(?:['’]s| is) (?:the one|it|right)|then|i mean(?:t)?|of course|thanks|obviously|for sure|is the one|was what i meant))*[.! ]*$/giu;

/**
 * What of the things that the last answer showed is called by a word that only one of their names has: "until when can I
 * reply to the expo people?". Undefined where none is, or more than one.
 */
export function calledIn(text: string, shown: readonly Reference[]): Called | undefined {
  const keyOf = ({ id, eventId }: Reference) => eventId ?? id;
  const keys = [...new Set(shown.map(keyOf))];
  if (keys.length < 2) return undefined;
  for (const [, word = ""] of [...text.matchAll(called), ...text.trim().matchAll(chosen)]) {
    // Days are shown with the first letters of their month.
    const stem = months.includes(foldLetters(word))
      ? foldLetters(word).slice(0, shortMonth)
      : foldLetters(word);
    const having = keys.filter((key) =>
      shown.some(
        (each) =>
          keyOf(each) === key &&
          ` ${foldLetters(`${each.name} ${each.detail ?? ""}`).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(
            ` ${stem} `,
          ),
      ),
    );
    const [only] = having;
    if (only !== undefined && having.length === 1)
      return { about: shown.filter((each) => keyOf(each) === only), word };
  }
  return undefined;
}
