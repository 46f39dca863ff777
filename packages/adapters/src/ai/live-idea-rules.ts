import { budgetGap, type CampaignIdeaDraft, campaignIdeaDraftSchema } from "@marquee/contracts/campaign-idea";
import * as z from "zod/mini";
import { problemsOf } from "./live-tool-schema.ts";
import { textsIn, wordsIn } from "./plain-text.ts";
import type { CampaignBrief } from "./port.ts";

/** What a model gave as an idea, or what is wrong with it. `where` names it in the problems. */
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

/** What in a complete idea does not hold: the brief's budget, the brand's words, the sum of the parts. */
export function ideaProblems(idea: CampaignIdeaDraft, brief: CampaignBrief, where: string): string[] {
  if (brief.budgetUsd !== undefined && idea.budget > brief.budgetUsd) {
    return [`${where}.budget: ${idea.budget} is above the brief's ${brief.budgetUsd}`];
  }
  const unwanted = unwantedWords(idea, brief, where);
  if (unwanted.length > 0) return unwanted;
  const gap = budgetGap(idea);
  if (gap === 0) return [];
  const sum = idea.budget + gap;
  return [`${where}.plan.budgetSplit: sums to ${sum}, must be exactly ${idea.budget}`];
}

/** What a result has in it that the brand forbids. */
export function unwantedWords(result: unknown, { brand }: CampaignBrief, where: string): string[] {
  const found = wordsIn(textsIn(result), brand?.forbiddenWords ?? []);
  return found.map((word) => `${where}: "${word}" is one of the brand's forbidden words`);
}
