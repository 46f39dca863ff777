import { inDollars, inNumbers, midSentence, oneLine, roundedDown } from "@marquee/adapters/ai/plain-text";
import type { CampaignBrief } from "@marquee/adapters/ai/port";
import type { CampaignIdeaDraft } from "@marquee/contracts/campaign-idea";
import { inBrandWords } from "./brand-words.ts";
import type { Concept } from "./content/concept.ts";
import { roomConcepts } from "./content/concepts-rooms.ts";
import { screenConcepts } from "./content/concepts-screens.ts";
import { standConcepts } from "./content/concepts-stands.ts";
import { streetConcepts } from "./content/concepts-streets.ts";
import { type IndustryFacts, industryFacts } from "./content/industry-facts.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

/** Every format the local strategist knows. */
export const concepts: readonly Concept[] = [
  ...roomConcepts,
  ...streetConcepts,
  ...screenConcepts,
  ...standConcepts,
];

/** How many ideas a brief is answered with. */
const ideaCount = 3;

/** The same budget answered three ways: in full, focused, and as a pilot. */
const scales = [
  { share: 0.95, says: "This is the full version." },
  { share: 0.7, says: "This is the focused version: one location, a smaller team, the same idea." },
  { share: 0.45, says: "This is the pilot: small enough to approve quickly and easy to repeat." },
] as const;

/** Three complete ideas for a brief; equal briefs and seeds give equal ideas. No idea costs more than the budget. */
export function composeIdeas(brief: CampaignBrief, seed: string): CampaignIdeaDraft[] {
  const random = seededRandom(`ideas:${seed}`);
  return chooseConcepts(brief, random).map((concept, index) =>
    inBrandWords(composeIdea(brief, concept, index, random), brief.brand),
  );
}

/** The format behind an idea, found again by its name, or one of its type for ideas from elsewhere. */
export function conceptOf(idea: CampaignIdeaDraft): Concept {
  const named = concepts.find(({ type, title }) => type === idea.type && idea.name.startsWith(title));
  const ofType = concepts.filter(({ type }) => type === idea.type);
  const found = named ?? ofType[idea.name.length % ofType.length] ?? concepts[0];
  if (!found) throw new Error("the format library is empty");
  return found;
}

/** The formats that answer most of the brief's words; of one type where a type was asked for, else of three types. */
function chooseConcepts(brief: CampaignBrief, random: SeededRandom): Concept[] {
  const wanted = brief.preferredType === "all" ? undefined : brief.preferredType;
  const { brand } = brief;
  const told = [brand?.goals ?? "", brand?.audience ?? "", ...(brand?.facts ?? [])];
  const asked = [brief.prompt, ...brief.goals, brief.targetAudience ?? "", brief.industry ?? "", ...told]
    .join(" ")
    .toLowerCase();
  const ranked = random
    .shuffle(concepts)
    .map((concept) => ({
      concept,
      score: concept.answers.filter((word) => asked.includes(word)).length + random.next() * 1.5,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ concept }) => concept);
  if (wanted) return ranked.filter(({ type }) => type === wanted).slice(0, ideaCount);
  const chosen: Concept[] = [];
  for (const concept of ranked) {
    if (chosen.length < ideaCount && chosen.every(({ type }) => type !== concept.type)) chosen.push(concept);
  }
  return chosen;
}

function composeIdea(
  brief: CampaignBrief,
  concept: Concept,
  index: number,
  random: SeededRandom,
): CampaignIdeaDraft {
  const facts = industryFacts[brief.industry ?? "other"];
  const scale = scales[index] ?? scales[2];
  const budget = ideaBudget(brief, concept, scale.share, random);
  const forecast = forecastOf(concept, budget);
  const company = oneLine(brief.company, 60);
  const audience =
    oneLine(brief.targetAudience, 600) || oneLine(brief.brand?.audience, 600) || facts.audience;
  const ownGoal = oneLine(brief.brand?.goals, 100);
  const goals = unique([
    ...brief.goals.slice(0, 7).map((goal) => oneLine(goal, 100)),
    ...(ownGoal ? [ownGoal] : []),
    ...(hasGoals(brief) || ownGoal ? [] : facts.goals),
    concept.goal,
  ]);
  return {
    name: company ? `${concept.title}, by ${company}` : concept.title,
    description: describe(brief, concept, facts, budget, scale.says),
    type: concept.type,
    goals,
    targetAudience: { description: audience },
    budget,
    location: placeOf(brief, concept, facts),
    duration: oneLine(brief.duration, 120) || concept.duration,
    keyFeatures: [`First thing visitors see: ${facts.proof}`, ...concept.features],
    expectedOutcomes: [
      ...forecast.outcomes,
      `${facts.metric}: measured from day one, reported 60 days after the last day`,
    ],
    metrics: unique([...concept.metrics, facts.metric, forecast.costTarget]),
    inspiration: `${concept.inspiration} Demo mode: built from Marquee's format library. No AI model is connected.`,
  };
}

function hasGoals(brief: CampaignBrief): boolean {
  return brief.goals.some((goal) => oneLine(goal, 100) !== "");
}

function ideaBudget(brief: CampaignBrief, concept: Concept, share: number, random: SeededRandom): number {
  const swing = 0.9 + random.next() * 0.25;
  if (brief.budgetUsd === undefined) return roundedDown(concept.typicalUsd * swing);
  return Math.min(1_000_000_000, roundedDown(brief.budgetUsd * share));
}

function describe(
  brief: CampaignBrief,
  concept: Concept,
  facts: IndustryFacts,
  budget: number,
  scaleSays: string,
): string {
  const people =
    oneLine(brief.targetAudience, 160) || oneLine(brief.brand?.audience, 160) || midSentence(facts.audience);
  return oneLine(
    [
      concept.what,
      concept.how,
      `Audience: ${people}. What convinces them is ${facts.proof}, so that comes first.`,
      scaleSays,
      moneySentence(budget),
      `Main risk: ${midSentence(facts.risk)}`,
    ].join(" "),
    2_000,
  );
}

/** Where the money goes; below a thousand dollars there is nothing to split. */
function moneySentence(budget: number): string {
  if (budget < 1_000) {
    return `With ${inDollars(budget)} this runs on borrowed space, in-kind partners, and your own channels. Spend the money on the one thing visitors touch.`;
  }
  const part = (share: number) => inDollars(roundedDown(budget * share));
  return `Budget: ${part(0.36)} for the build, ${part(0.24)} for people, ${part(0.2)} to bring in the right visitors, ${part(0.1)} for content, and ${part(0.1)} in reserve.`;
}

function placeOf(brief: CampaignBrief, concept: Concept, facts: IndustryFacts): string {
  const where = oneLine(brief.location, 200);
  if (concept.type === "virtual")
    return where ? oneLine(`Online, hosted live from ${where}`, 200) : "Online, hosted live from a studio";
  if (!where) return facts.place;
  const detailed = `${where}: ${midSentence(facts.place)}`;
  return detailed.length <= 200 ? detailed : where;
}

/** What the budget buys in this format, with the assumption said aloud. */
function forecastOf(concept: Concept, budget: number): { outcomes: string[]; costTarget: string } {
  const visitors = roundedDown(budget / concept.visitorUsd);
  const contacts = Math.floor((visitors * concept.leadPercent) / 100);
  if (contacts < 1) {
    return {
      outcomes: [
        "20 conversations with the right people as the measure of success",
        "A tested idea that can be funded properly next time",
      ],
      costTarget: "Conversations with named members of the target audience",
    };
  }
  return {
    outcomes: [
      `About ${inNumbers(visitors)} engaged visitors, at about ${inDollars(concept.visitorUsd)} each for this format`,
      `About ${inNumbers(contacts)} qualified contacts, assuming ${concept.leadPercent}% of visitors`,
    ],
    costTarget: `Target: less than ${inDollars(Math.ceil(budget / contacts))} per qualified contact`,
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Map(texts.filter((text) => text !== "").map((text) => [text.toLowerCase(), text])).values()];
}
