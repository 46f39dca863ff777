import { choiceOptions } from "./choice-options.ts";
import { quickReplies } from "./quick-replies.ts";
import { sameMeaning } from "./same-meaning.ts";

/**
 * What a reader may send with one click after an answer, at most three: the choices that the answer gives in brackets,
 * else follow-ups by its topics. Nothing is offered that was asked before, in these or in other words.
 */
export function suggestionsFor(answer: string, alreadyAsked: readonly string[]): string[] {
  const choices = choiceOptions(answer).filter(
    (choice) => !alreadyAsked.some((asked) => sameMeaning(asked, choice)),
  );
  return choices.length > 0 ? choices : quickReplies(answer, alreadyAsked);
}
