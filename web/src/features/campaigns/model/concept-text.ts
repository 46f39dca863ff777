import type { CampaignResult } from "@marquee/contracts/campaign-idea";
import { formatBudget } from "#format/format.ts";
import { conceptText as copy, conceptPlan as planCopy, conceptReasons as reasons } from "../concept-copy.ts";
import { campaignTypeLabels } from "./labels.ts";

const section = (title: string, points: readonly string[]) =>
  `${title}\n${points.map((point) => `- ${point}`).join("\n")}`;

/** What decides about a concept; nothing for one that was made before there were plans. */
function planText(plan: CampaignResult["plan"]): string[] {
  if (!plan) return [];
  const { promise, fit, budgetSplit, timeline, staffing, measures, risk } = plan;
  return [
    promise,
    section(reasons.whyItFits, [fit]),
    section(
      planCopy.budgetSplit,
      budgetSplit.map(({ part, amount }) => `${part}: ${formatBudget(amount)}`),
    ),
    section(
      planCopy.timeline,
      timeline.map(({ when, what }) => `${when}: ${what}`),
    ),
    section(
      planCopy.staffing,
      staffing.map(({ role, people }) => `${role}: ${people}`),
    ),
    section(
      planCopy.measures,
      measures.map(({ name, target }) => `${name}: ${target}`),
    ),
    section(reasons.mainRisk, [risk.what, `${reasons.answer} ${risk.answer}`]),
  ];
}

/** A concept as plain text, to paste into an email or a document. */
export function conceptText(concept: CampaignResult): string {
  return [
    concept.name,
    concept.description,
    [
      copy.type(campaignTypeLabels[concept.type]),
      copy.budget(formatBudget(concept.budget)),
      copy.location(concept.location),
      copy.duration(concept.duration),
      copy.targetAudience(concept.targetAudience.description),
    ].join("\n"),
    ...planText(concept.plan),
    section(copy.goals, concept.goals),
    section(copy.keyFeatures, concept.keyFeatures),
    section(copy.expectedOutcomes, concept.expectedOutcomes),
    section(copy.metrics, concept.metrics),
  ].join("\n\n");
}
