import { midSentence, oneLine } from "@marquee/adapters/ai/plain-text";
import type { CampaignBrief } from "@marquee/adapters/ai/port";
import { seededRandom } from "@marquee/concept-boards/seeded-random";
import type { CampaignIdeaDraft, CompetitiveAnalysis } from "@marquee/contracts/studio/campaign-idea";
import { usd } from "@marquee/contracts/text/usd";
import { capacityOf } from "./capacity.ts";
import { industryFacts } from "./content/industry-facts.ts";
import { fill } from "./fill.ts";
import { formatOf } from "./ranked-formats.ts";
import { type ReadBrief, readPrompt } from "./read-prompt.ts";
import { capital, wordsFor } from "./say.ts";

/** Strengths to expect of a competitor; each holds only as far as its condition does. */
const strengths = [
  (name: string) => `Visitors who already know ${name} need less explanation than they do with you`,
  (name: string) => `If ${name} is a regular sponsor, organizers will offer it the better location first`,
  (name: string) => `If ${name} has existing customers there, expect references in every conversation`,
  (name: string) => `If ${name} spends more on media, it will be seen more often in the weeks before`,
  (name: string) => `If ${name} has a sales team in the region, it will follow up within days`,
  (name: string) => `If ${name} competes on price, it will bring an offer that is easy to repeat`,
] as const;

const gaps = [
  (name: string, format: string) =>
    `A conventional ${name} booth shows and tells; ${format} lets people take part`,
  (name: string) =>
    `Find out whether ${name} measures conversations or badges; most of the category counts badges`,
  (name: string) => `If ${name} repeats last year's presence, one fresh, useful idea stands out`,
  (name: string) => `Larger brands rarely send experts to the floor; check who ${name} sends`,
  (name: string) => `Same-day follow-up is rare; do it before ${name} does`,
  (name: string) =>
    `Few brands let visitors check a claim on the spot; see whether ${name} does, and do it first`,
] as const;

/** One analysis per idea. It states no facts about a company, since none were looked up, and says so. */
export function composeAnalyses(
  asked: CampaignBrief,
  ideas: readonly CampaignIdeaDraft[],
  seed: string,
): CompetitiveAnalysis[] {
  const brief = readPrompt(asked);
  const named = brief.competitorNames.map((name) => oneLine(name, 100)).filter((name) => name !== "");
  const rivals = named.length > 0 ? named.slice(0, 10) : industryFacts[brief.industry ?? "other"].rivals;
  return ideas.map((idea, index) =>
    composeAnalysis(brief, idea, rivals, named.length > 0, `${seed}:${index}`),
  );
}

function composeAnalysis(
  brief: ReadBrief,
  idea: CampaignIdeaDraft,
  rivals: readonly string[],
  wereNamed: boolean,
  seed: string,
): CompetitiveAnalysis {
  const random = seededRandom(`analysis:${seed}`);
  const facts = industryFacts[brief.industry ?? "other"];
  const concept = formatOf(idea);
  const capacity = capacityOf(concept, { reading: brief.reading, prompt: brief.prompt, budget: idea.budget });
  const words = wordsFor(brief, { format: concept, facts, capacity, budget: idea.budget });
  const format = `“${concept.title}”`;
  const leading = listed(rivals.slice(0, 3).map((rival) => (wereNamed ? rival : midSentence(rival))));
  return {
    summary: oneLine(
      `Against ${wereNamed ? leading : `the usual choices in this field, ${leading}`}, “${idea.name}” has one advantage: people can ${fill("{tryP}", words)}. ${fill(concept.what[0], words)} What convinces visitors is ${facts.proof}, so whoever offers that first is ahead. With ${usd(idea.budget)}, you can't outspend an established name, so don't try.`,
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
      fill(concept.why, words),
      `What convinces this audience comes first: ${facts.proof}`,
      `Success is measured in ${midSentence(fill(concept.measure.name, words))}, not in reach`,
    ],
    risks: [
      facts.risk,
      "A competitor can copy the look within a season, but not the hosts and the follow-up",
      wereNamed
        ? "Assumptions about the named companies are untested; spend an hour on their last two events before you decide"
        : "You didn't name a competitor; name two for a specific comparison",
    ],
    basis: wereNamed
      ? "Based on your brief and general industry knowledge. No live sources were checked."
      : "Based on general industry knowledge. No live sources were checked, and no company was named.",
  };
}

/** "One", "one and two", "one, two, and three". */
function listed(names: readonly string[]): string {
  if (names.length < 3) return names.join(" and ");
  return `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;
}
