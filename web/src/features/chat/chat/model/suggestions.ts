import type { Message } from "@marquee/contracts/chat/chat";
import { choiceOptions } from "@marquee/contracts/chat/choice-options";

/** How many suggestions fit into one row. */
const suggestionsMax = 3;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether two texts ask the same: the same words, or all words of the shorter one (at least three). */
function isSameQuestion(left: string, right: string): boolean {
  const [short = [], long = []] = [wordsOf(left), wordsOf(right)].sort((a, b) => a.length - b.length);
  if (short.join(" ") === long.join(" ")) return true;
  return short.length >= 3 && short.every((word) => long.includes(word));
}

/**
 * Suggested one-click replies: the choices that the answer offers in brackets, otherwise its follow-ups. At most
 * three, without anything asked before.
 */
export function suggestionsOf(answer: Message, asked: readonly string[]): string[] {
  if (answer.status !== "complete") return [];
  const choices = choiceOptions(answer.content);
  const found: string[] = [];
  for (const text of choices.length > 0 ? choices : answer.quickReplies) {
    if (![...asked, ...found].some((known) => isSameQuestion(known, text))) found.push(text);
    if (found.length === suggestionsMax) break;
  }
  return found;
}
