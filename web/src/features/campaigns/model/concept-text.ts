import type { CampaignResult } from "@marquee/contracts/campaign-idea";
import { formatBudget } from "#format/format.ts";
import { conceptText as copy } from "../copy.ts";
import { campaignTypeLabels } from "./labels.ts";

/** A concept as plain text, to paste into an email or a document. */
export function conceptText(concept: CampaignResult): string {
  const section = (title: string, points: readonly string[]) =>
    `${title}\n${points.map((point) => `- ${point}`).join("\n")}`;
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
    section(copy.goals, concept.goals),
    section(copy.keyFeatures, concept.keyFeatures),
    section(copy.expectedOutcomes, concept.expectedOutcomes),
    section(copy.metrics, concept.metrics),
  ].join("\n\n");
}
