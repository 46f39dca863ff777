import type { CampaignBrief } from "@marquee/adapters/ai/port";
import type { Industry } from "@marquee/contracts/enums";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";

const industries: readonly Industry[] = [
  "tech",
  "retail",
  "finance",
  "healthcare",
  "food",
  "automotive",
  "education",
  "travel",
  "fashion",
  "sports",
  "nonprofit",
  "gaming",
];
const asks: readonly Omit<CampaignBrief, "industry" | "competitorNames">[] = [
  {
    prompt: "We need a launch that makes people stop doubting whether the new thing really works for them",
    goals: ["Sign up 200 pilots"],
    budgetUsd: 60_000,
    location: "Chicago",
  },
  {
    prompt: "Win back the members who went quiet last year without giving everybody a discount again",
    goals: [],
    budgetUsd: 12_500,
    targetAudience: "Members who have not ordered since spring",
  },
  {
    prompt: "Our sales team wants warm conversations with people who decide on large purchases this autumn",
    goals: ["Pipeline of one million dollars", "Twenty meetings"],
    budgetUsd: 250_000,
    location: "Austin",
    duration: "Three days",
  },
  {
    prompt: "Something small that students will talk about for weeks after they saw it on campus",
    goals: [],
  },
  {
    prompt: "Show our partners that we keep promises, in a way that they can bring their own customers to",
    goals: ["Renew contracts"],
    budgetUsd: 777,
    preferredType: "sponsorship",
  },
];
/** Twelve industries times five briefs, as the rubric for ideas requires. */
export const sixtyBriefs: readonly CampaignBrief[] = industries.flatMap((industry) =>
  asks.map((ask): CampaignBrief => ({ ...ask, industry, competitorNames: [] })),
);

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** The share of the words of two ideas that both use. */
export function similarity(left: CampaignIdeaDraft, right: CampaignIdeaDraft): number {
  const [one, other] = [left, right].map(
    ({ name, description, location, keyFeatures, plan }) =>
      new Set(wordsOf([name, description, location, ...keyFeatures, plan.promise].join(" "))),
  );
  const shared = [...(one ?? [])].filter((word) => other?.has(word)).length;
  return shared / new Set([...(one ?? []), ...(other ?? [])]).size;
}
