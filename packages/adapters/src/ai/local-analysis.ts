import type { CampaignIdeaDraft, CompetitiveAnalysis } from "@marquee/contracts/campaign-idea";
import { industryFacts } from "./local-content/industry-facts.ts";
import { conceptOf } from "./local-ideas.ts";
import { inDollars, midSentence, oneLine } from "./plain-text.ts";
import type { CampaignBrief } from "./port.ts";
import { seededRandom } from "./seeded-random.ts";

/** Strengths to reckon with; each holds for a competitor only as far as its condition does. */
const strengths = [
  (name: string) => `Where visitors already know ${name}, its presence needs less explaining than yours`,
  (name: string) => `If ${name} is a regular sponsor, organizers will offer it the better place first`,
  (name: string) => `Where ${name} can point to existing customers, expect references in every conversation`,
  (name: string) => `If ${name} spends more on media, it will be seen more often in the weeks before`,
  (name: string) => `A sales team of ${name} that already works the region follows up within days`,
  (name: string) => `If ${name} competes on price, it will bring an offer that is easy to repeat`,
] as const;

const gaps = [
  (name: string, format: string) =>
    `A conventional stand of ${name} shows and tells; ${format} lets people do`,
  (name: string) =>
    `Ask whether ${name} measures conversations or badges; most of the category counts badges`,
  (name: string) => `If ${name} repeats last year's presence, one fresh and useful idea stands out beside it`,
  (name: string) => `Larger brands rarely send experts to the floor; check whom ${name} sends`,
  (name: string) => `A follow-up on the same day is seldom done; it is a gap to take before ${name} does`,
  (name: string) =>
    `Few brands let visitors check a claim on the spot; see whether ${name} does, and do it first`,
] as const;

/** One analysis per idea. It names no fact about a company that nobody has looked up, and says so. */
export function composeAnalyses(
  brief: CampaignBrief,
  ideas: readonly CampaignIdeaDraft[],
  seed: string,
): CompetitiveAnalysis[] {
  const named = brief.competitorNames.map((name) => oneLine(name, 100)).filter((name) => name !== "");
  const rivals = named.length > 0 ? named.slice(0, 10) : industryFacts[brief.industry ?? "other"].rivals;
  return ideas.map((idea, index) =>
    composeAnalysis(brief, idea, rivals, named.length > 0, `${seed}:${index}`),
  );
}

function composeAnalysis(
  brief: CampaignBrief,
  idea: CampaignIdeaDraft,
  rivals: readonly string[],
  wereNamed: boolean,
  seed: string,
): CompetitiveAnalysis {
  const random = seededRandom(`analysis:${seed}`);
  const facts = industryFacts[brief.industry ?? "other"];
  const concept = conceptOf(idea);
  const format = `“${concept.title}”`;
  const leading = rivals.slice(0, 3).join(", ");
  return {
    summary: oneLine(
      `Against ${wereNamed ? leading : `the usual rivals of this category (${leading.toLowerCase()})`}, “${idea.name}” competes on use rather than on volume: ${midSentence(concept.what)} The contest is decided by ${facts.proof}; whoever offers that first in the visitor's day has the advantage. With ${inDollars(idea.budget)} you will not outspend an established name, so the plan outserves it.`,
      1_500,
    ),
    competitors: rivals.map((rival, index) => {
      const name = wereNamed ? rival : midSentence(rival);
      const take = <T>(pool: readonly T[], count: number) =>
        random.shuffle(pool).slice(0, count + (index % 2));
      return {
        name: rival,
        strengths: take(strengths, 2).map((say) => capital(say(name))),
        gaps: take(gaps, 2).map((say) => capital(say(name, format))),
      };
    }),
    differentiators: [
      `${concept.title} gives visitors something to do within their first minute`,
      concept.goal,
      `What convinces this audience comes first: ${facts.proof}`,
      `Success is counted in ${midSentence(concept.metrics[1] ?? facts.metric)}, not in reach`,
    ],
    risks: [
      facts.risk,
      "A competitor can copy the surface within a season; the hosts and the follow-up are what cannot be copied quickly",
      wereNamed
        ? "The assumptions about the named companies are untested; spend an hour on their last two events before deciding"
        : "No competitor was named; name two and the comparison becomes specific",
    ],
    basis: wereNamed
      ? "Reasoned from your brief and general knowledge of the industry by the local strategist. No live source about the named companies was consulted."
      : "Reasoned from general knowledge of the industry by the local strategist. No live source was consulted and no company was named.",
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
