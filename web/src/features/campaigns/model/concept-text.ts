import type { CampaignResult } from "@marquee/contracts/campaign-idea";
import { formatBudget } from "#lib/format.ts";
import { campaignTypeLabels } from "./labels.ts";

/** A concept as plain text, to be pasted into a mail or a document. */
export function conceptText(concept: CampaignResult): string {
  const section = (title: string, points: readonly string[]) =>
    `${title}\n${points.map((point) => `- ${point}`).join("\n")}`;
  return [
    concept.name,
    concept.description,
    [
      `Type: ${campaignTypeLabels[concept.type]}`,
      `Budget: ${formatBudget(concept.budget)}`,
      `Location: ${concept.location}`,
      `Duration: ${concept.duration}`,
      `Target audience: ${concept.targetAudience.description}`,
    ].join("\n"),
    section("Goals", concept.goals),
    section("Key features", concept.keyFeatures),
    section("Expected outcomes", concept.expectedOutcomes),
    section("Metrics", concept.metrics),
  ].join("\n\n");
}
