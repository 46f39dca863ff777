import { campaignTypeNames } from "@marquee/contracts/enums";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { eventLine } from "@marquee/contracts/studio/concept-words";
import { usd } from "@marquee/contracts/text/usd";
import { toCsv } from "#format/csv.ts";
import { ideaStatusLabels } from "./labels.ts";

const columns: readonly [head: string, value: (idea: CampaignIdea) => string | number][] = [
  ["Name", ({ name }) => name],
  ["Status", ({ status }) => ideaStatusLabels[status]],
  ["Type", ({ type }) => campaignTypeNames[type]],
  ["Budget (USD)", ({ budget }) => budget],
  ["Location", ({ location }) => location],
  ["Duration", ({ duration }) => duration],
  ["Target audience", ({ targetAudience }) => targetAudience.description],
  ["Promise", ({ plan }) => plan?.promise ?? ""],
  ["Why it fits", ({ plan }) => plan?.fit ?? ""],
  ["Main risk", ({ plan }) => plan?.risk.what ?? ""],
  ["What to do", ({ plan }) => plan?.risk.answer ?? ""],
  [
    "Where the money goes",
    ({ plan }) => joined(plan?.budgetSplit.map(({ part, amount }) => `${part}: ${usd(amount)}`)),
  ],
  ["Timeline", ({ plan }) => joined(plan?.timeline.map(({ when, what }) => `${when}: ${what}`))],
  ["Who you need", ({ plan }) => joined(plan?.staffing.map(({ role, people }) => `${role}: ${people}`))],
  [
    "Measures and targets",
    ({ plan }) => joined(plan?.measures.map(({ name, target }) => `${name}: ${target}`)),
  ],
  ["Events on Marquee that fit", ({ events }) => joined(events?.map(eventLine))],
  ["Description", ({ description }) => description],
  ["Goals", ({ goals }) => joined(goals)],
  ["Key features", ({ keyFeatures }) => joined(keyFeatures)],
  ["Expected outcomes", ({ expectedOutcomes }) => joined(expectedOutcomes)],
  ["Metrics", ({ metrics }) => joined(metrics)],
  ["Last changed", ({ updatedAt }) => updatedAt],
];

/** Selected concepts as CSV, one per line in the given order. */
export function conceptsCsv(ideas: readonly CampaignIdea[]): string {
  return toCsv(
    columns.map(([head]) => head),
    ideas.map((idea) => columns.map(([, value]) => value(idea))),
  );
}

function joined(items: readonly string[] = []): string {
  return items.join("; ");
}
