import type { BrandFacts } from "@marquee/contracts/account/brand-facts";
import { sideBySide } from "@marquee/contracts/text/sentence";
import { formatDollars } from "#format/format.ts";
import { briefSummary as copy } from "../copy.ts";
import { type BuilderValues, readBudget } from "./builder.ts";
import { campaignTypeLabels, industryOptions } from "./labels.ts";

/** A summary of a brief's details, in the order of their fields; empty if none is set. */
export function detailsSummary(values: BuilderValues): string {
  const industry = industryOptions.find(({ value }) => value === values.industry)?.label;
  const type = values.preferred_type === "all" ? undefined : campaignTypeLabels[values.preferred_type];
  const parts = [
    industry ?? "",
    type ?? "",
    budgetText(values.budget),
    values.duration.trim(),
    values.targetAudience.trim(),
    values.location.trim(),
    ...values.goals,
  ];
  return sideBySide(parts.filter((part) => part !== ""));
}

/** A budget as money; if it is not a number, as typed. */
function budgetText(typed: string): string {
  const budget = readBudget(typed);
  return budget === undefined || Number.isNaN(budget) ? typed.trim() : formatDollars(budget);
}

/** What Morgan knows about the brand, on one line; empty if the owner has not said anything. */
export function brandSummary(facts: BrandFacts): string {
  const { companyName, targetAudience, brandVoice, forbiddenWords, facts: notes, brandColors } = facts;
  const parts = [
    // Potentially long parts come last, because a narrow window truncates the line there.
    companyName,
    forbiddenWords.length === 0 ? "" : copy.wordsToAvoid(forbiddenWords.length),
    brandColors.length === 0 ? "" : copy.colors(brandColors.length),
    notes.length === 0 ? "" : copy.facts(notes.length),
    brandVoice === "" ? "" : copy.voice(brandVoice),
    targetAudience === "" ? "" : copy.audience(targetAudience),
  ];
  return sideBySide(parts.filter((part) => part !== ""));
}
