import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import { shownBy } from "@marquee/contracts/studio/brief/refused-families";
import {
  affirms,
  brokenMustNots,
  refusedWords,
  withoutProduct,
} from "@marquee/contracts/studio/brief/refused-words";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import written from "./content/meanings.json" with { type: "json" };

const meanings = new Map(Object.entries(written));

/** The forms of a word under which a dictionary may have it. */
const forms = (word: string): string[] => [
  word,
  word.replace(/ies$/, "y"),
  word.replace(/(?<=ss|sh|ch|x|z)es$/, ""),
  word.replace(/(?<=[^s])s$/, ""),
  word.replace(/(?:ing|ed)$/, ""),
  word.replace(/(?:ing|ed)$/, "e"),
];

/** The words of our own texts that show what a refused word means: kinds of it, other names and what is done with it. */
export function meantBy(word: string): readonly string[] {
  const own = forms(word.toLowerCase()).flatMap((form) => meanings.get(form)?.split(" ") ?? []);
  return [...new Set([...shownBy(word), ...own])];
}

/** Every word that a text may not affirm, for what a brief refuses. */
export const wordsRefusedBy = (reading: BriefReading): string[] =>
  refusedWords(reading, meantBy).flatMap(({ words }) => words);

/** What a concept repeats of the request is no breach of it. */
export function isBroken(
  { goals: _goals, targetAudience: _audience, duration: _duration, ...idea }: CampaignIdeaDraft,
  reading: BriefReading,
): boolean {
  return brokenMustNots(idea, reading, meantBy).length > 0;
}

/** Whether a text speaks of nothing that a brief refuses. */
export function keepsTo(reading: BriefReading): (text: string) => boolean {
  const refused = wordsRefusedBy(reading);
  return (text) => !affirms(withoutProduct(text, reading), refused);
}
