import type { BriefReading } from "./brief-reading.ts";
import { checklistOf } from "./checklist.ts";
import { readBrief } from "./read-brief.ts";
import { refusedWords, speaksOf } from "./refused-words.ts";

/** What one sentence of somebody's own asks to change. The product stays, so it is not read for one. */
export function readChange(words: string): BriefReading {
  // As a second sentence: the first one of a brief is read as its subject.
  const { product: _product, problems: _problems, ...change } = readBrief({ prompt: `This. ${words}` });
  return { ...change, problems: [] };
}

/** Whether anything was understood that can be changed and checked. */
export function asksForSomething(change: BriefReading): boolean {
  const { mustHaves, mustNots, audience, place, time, budget, target, stations } = change;
  const single = [audience, place, time, budget, target, stations];
  return mustHaves.length > 0 || mustNots.length > 0 || single.some((one) => one !== undefined);
}

/** A brief's reading with a change: what the change says wins, and what it now refuses is no wish any more. */
export function changedReading(before: BriefReading, change: BriefReading): BriefReading {
  const refused = refusedWords(change).flatMap(({ words }) => words);
  return {
    ...before,
    ...change,
    problems: before.problems,
    mustHaves: [
      ...before.mustHaves.filter(({ text }) => !speaksOf(text, refused)),
      ...change.mustHaves,
    ].slice(-8),
    mustNots: [...before.mustNots, ...change.mustNots].slice(-8),
  };
}

/** Lines of the checklist that a sentence can be held to; whom it means or how long it takes is told in many words. */
const held = new Set(["must-have", "must-not", "place", "budget"]);

/** What a concept leaves open of a change, in words; empty if it honors all of it. */
export function ignoredOf(words: string, concept: Parameters<typeof checklistOf>[2]): string[] {
  return checklistOf(words, readChange(words), concept)
    .filter(({ asks, status }) => held.has(asks) && status === "not")
    .map(({ line }) => line);
}
