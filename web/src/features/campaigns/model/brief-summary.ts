import type { BrandFacts } from "@marquee/contracts/http/brand-facts";
import { formatDollars } from "#format/format.ts";
import { briefSummary as copy } from "../copy.ts";
import { type BuilderValues, readBudget } from "./builder.ts";
import { campaignTypeLabels, industryOptions } from "./labels.ts";

/** What the details of a brief say, in the order of their fields; empty where nothing is set. */
export function detailsSummary(values: BuilderValues): string {
  const industry = industryOptions.find(({ value }) => value === values.industry)?.label;
  const type = values.preferred_type === "all" ? undefined : campaignTypeLabels[values.preferred_type];
  return [
    industry,
    type,
    budgetText(values.budget),
    values.duration.trim(),
    values.targetAudience.trim(),
    values.location.trim(),
    ...values.goals,
  ]
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
}

/** A budget as money; what is no number as it was typed. */
function budgetText(typed: string): string {
  const budget = readBudget(typed);
  return budget === undefined || Number.isNaN(budget) ? typed.trim() : formatDollars(budget);
}

/** What Morgan writes by, in one line; empty where the brand's owner has told nothing of it. */
export function brandSummary(facts: BrandFacts): string {
  const { companyName, targetAudience, brandVoice, forbiddenWords, facts: told, brandColors } = facts;
  return [
    // What may be long comes last: a narrow window cuts the line there.
    companyName,
    forbiddenWords.length === 0 ? "" : copy.wordsToAvoid(forbiddenWords.length),
    brandColors.length === 0 ? "" : copy.colors(brandColors.length),
    told.length === 0 ? "" : copy.facts(told.length),
    brandVoice === "" ? "" : copy.voice(brandVoice),
    targetAudience === "" ? "" : copy.audience(targetAudience),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
