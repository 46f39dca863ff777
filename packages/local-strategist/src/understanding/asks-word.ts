import { glossary } from "@marquee/contracts/home/glossary";
import { foldLetters } from "@marquee/contracts/text/search-text";
import type { Understood } from "./understand.ts";

const wordAsked =
  /^(?:(?:and|so|ok|okay|but|hm+|btw|by the way|sorry)[,.!]? )*(?:(?:what(?:['’]?s| is| are| would| was| exactly is)|define|explain|what do (?:you|they|people) mean by) (?:an? |the |this |that |your )?["'“‘]?(.{2,40}?)["'”’]?(?:,? (?:be|supposed to be|mean|exactly|again|anyway|please|in plain (?:english|words)|when (?:people|they|hosts|sponsors) say it))*(?=[?,.!]|$| and\b))/i;

const plain = (word: string): string => foldLetters(word).replaceAll("-", " ").trim();
const known = new Set(glossary.flatMap(({ term, also }) => [term, ...also].map(plain)));

/** Whether a question wants to know what a word of the glossary means: "what's footfall, and is it the same as reach?". */
export function asksForWord({ question, isNamed }: Pick<Understood, "question" | "isNamed">): boolean {
  const word = wordAsked.exec(question.trim())?.[1];
  return !isNamed && word !== undefined && known.has(plain(word));
}
