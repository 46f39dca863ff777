import { choiceOptions } from "./choice-options.ts";
import { quickReplies } from "./quick-replies.ts";
import { sameMeaning } from "./same-meaning.ts";

/**
 * What a reader can send with one click after an answer, at most three: the choices that the answer gives in
 * brackets, or else follow-ups by its topics. Nothing that was asked before is offered, in the same or in other
 * words.
 */
export function suggestionsFor(answer: string, alreadyAsked: readonly string[]): string[] {
  const choices = choiceOptions(answer).filter(
    (choice) => !alreadyAsked.some((asked) => sameMeaning(asked, choice)),
  );
  return choices.length > 0 ? choices : quickReplies(answer, alreadyAsked);
}
