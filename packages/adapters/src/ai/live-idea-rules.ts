import { changedReading, readChange } from "@marquee/contracts/studio/brief/brief-change";
import { readBrief } from "@marquee/contracts/studio/brief/read-brief";
import { brokenMustNots } from "@marquee/contracts/studio/brief/refused-words";
import {
  budgetGap,
  type CampaignIdeaDraft,
  campaignIdeaDraftSchema,
} from "@marquee/contracts/studio/campaign-idea";
import * as z from "zod/mini";
import { problemsOf } from "./live-tool-schema.ts";
import { textsIn, wordsIn } from "./plain-text.ts";
import type { CampaignBrief } from "./port.ts";

/** The idea that a model returned, or the problems with it. `where` names it in the problems. */
export function checkedIdea(
  given: unknown,
  brief: CampaignBrief,
  where: string,
): { idea: CampaignIdeaDraft } | { problems: string[] } {
  const checked = z.safeParse(campaignIdeaDraftSchema, given);
  if (!checked.success) return { problems: problemsOf(checked.error, where) };
  const problems = ideaProblems(checked.data, brief, where);
  return problems.length > 0 ? { problems } : { idea: checked.data };
}

/**
 * The problems of a complete idea: the brief's budget and must-nots, the brand's forbidden words, the sum of the parts.
 * `change` is a sentence that wins over the brief.
 */
export function ideaProblems(
  idea: CampaignIdeaDraft,
  brief: CampaignBrief,
  where: string,
  change?: string,
): string[] {
  const read = readBrief(brief);
  const reading = change === undefined ? read : changedReading(read, readChange(change));
  if (reading.budget !== undefined && idea.budget > reading.budget.usd) {
    return [`${where}.budget: ${idea.budget} is above the brief's ${reading.budget.usd}`];
  }
  const broken = brokenMustNots(idea, reading);
  if (broken.length > 0) return broken.map((line) => `${where}: the brief refuses this: ${line}`);
  const unwanted = unwantedWords(idea, brief, where);
  if (unwanted.length > 0) return unwanted;
  const gap = budgetGap(idea);
  if (gap === 0) return [];
  const sum = idea.budget + gap;
  return [`${where}.plan.budgetSplit: sums to ${sum}, must be exactly ${idea.budget}`];
}

/** The forbidden words of the brand that a result contains, as problems. */
export function unwantedWords(result: unknown, { brand }: CampaignBrief, where: string): string[] {
  const found = wordsIn(textsIn(result), brand?.forbiddenWords ?? []);
  return found.map((word) => `${where}: "${word}" is one of the brand's forbidden words`);
}
