import { inNumbers, midSentence, oneLine, roundedDown } from "@marquee/adapters/ai/plain-text";
import type { CampaignBrief } from "@marquee/adapters/ai/port";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { usd } from "@marquee/contracts/text/usd";
import { inBrandWords } from "./brand-words.ts";
import type { Concept } from "./content/concept.ts";
import { furtherConcepts } from "./content/concepts-further.ts";
import { roomConcepts } from "./content/concepts-rooms.ts";
import { screenConcepts } from "./content/concepts-screens.ts";
import { standConcepts } from "./content/concepts-stands.ts";
import { streetConcepts } from "./content/concepts-streets.ts";
import { type IndustryFacts, industryFacts } from "./content/industry-facts.ts";
import { composePlan, type Forecast, type Scale } from "./plan.ts";
import { typeIn } from "./read-prompt.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

/** Every format the local strategist knows. */
export const concepts: readonly Concept[] = [
  ...roomConcepts,
  ...streetConcepts,
  ...screenConcepts,
  ...standConcepts,
  ...furtherConcepts,
];

/** How many ideas a brief gets. */
const ideaCount = 3;

/** Three sizes for the same budget: full, focused, and pilot. */
export const scales = [
  { share: 0.95, weeks: 12, crew: 1, says: "This is the full version." },
  {
    share: 0.7,
    weeks: 9,
    crew: 0.7,
    says: "This is the focused version: one location, a smaller team, the same idea.",
  },
  {
    share: 0.45,
    weeks: 6,
    crew: 0.45,
    says: "This is the pilot: small enough to approve quickly and easy to repeat.",
  },
] as const;

/** Three complete ideas for a brief, deterministic for the brief and seed. No idea costs more than the budget. */
export function composeIdeas(brief: CampaignBrief, seed: string): CampaignIdeaDraft[] {
  const random = seededRandom(`ideas:${seed}`);
  return chooseConcepts(brief, random).map((concept, index) => {
    const scale = scales[index] ?? scales[2];
    const budget = ideaBudget(brief, concept, scale.share, random);
    return inBrandWords(composeIdea(brief, concept, { scale, budget, isFirst: index === 0 }), brief.brand);
  });
}

/** The format whose title an idea's name starts with. */
export function formatNamedBy({ name, type }: Pick<CampaignIdeaDraft, "name" | "type">): Concept | undefined {
  return concepts.find((concept) => type === concept.type && name.startsWith(concept.title));
}

/** The format behind an idea, found by its name, or one of its type for ideas from elsewhere. */
export function conceptOf(idea: Pick<CampaignIdeaDraft, "name" | "type">): Concept {
  const named = formatNamedBy(idea);
  const ofType = concepts.filter(({ type }) => type === idea.type);
  const found = named ?? ofType[idea.name.length % ofType.length] ?? concepts[0];
  if (!found) throw new Error("the format library is empty");
  return found;
}

/** The formats that match most of the brief's words; all of its type if it asks for one, or else of three types. */
function chooseConcepts(brief: CampaignBrief, random: SeededRandom): Concept[] {
  const ranked = rankedConcepts(brief, random);
  if (typeWanted(brief)) return ranked.slice(0, ideaCount);
  const chosen: Concept[] = [];
  for (const concept of ranked) {
    if (chosen.length < ideaCount && chosen.every(({ type }) => type !== concept.type)) chosen.push(concept);
  }
  return chosen;
}

/** The one type that a brief asks for. */
function typeWanted({ preferredType }: CampaignBrief): Concept["type"] | undefined {
  return preferredType === "all" ? undefined : preferredType;
}

/** The formats of the brief's type, those that match most of its words first. */
export function rankedConcepts(brief: CampaignBrief, random: SeededRandom): Concept[] {
  const wanted = typeWanted(brief);
  const namedType = typeIn(brief.prompt);
  const { brand } = brief;
  const brandTexts = [brand?.goals ?? "", brand?.audience ?? "", ...(brand?.facts ?? [])];
  const asked = [
    brief.prompt,
    ...brief.goals,
    brief.targetAudience ?? "",
    brief.industry ?? "",
    ...brandTexts,
  ]
    .join(" ")
    .toLowerCase();
  return random
    .shuffle(concepts)
    .filter(({ type }) => wanted === undefined || type === wanted)
    .filter(({ industries }) => !brief.industry || !industries || industries.includes(brief.industry))
    .map((concept) => ({
      concept,
      score:
        concept.answers.filter((word) => asked.includes(word)).length +
        random.next() * 1.5 +
        // Outweighs any number of matching words.
        (concept.type === namedType ? 100 : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ concept }) => concept);
}

/** The size of an idea. */
export interface IdeaSize {
  scale: Scale;
  /** Whole USD. */
  budget: number;
  /** Whether it is the first of several ideas for one brief. */
  isFirst: boolean;
}

/** A complete idea: a format fitted to a brief, at a given size. It may still contain the brand's forbidden words. */
export function composeIdea(
  brief: CampaignBrief,
  concept: Concept,
  { scale, budget, isFirst }: IdeaSize,
): CampaignIdeaDraft {
  const facts = industryFacts[brief.industry ?? "other"];
  const forecast = forecastOf(concept, budget);
  const { outcomes, costTarget } = said(forecast, concept, budget);
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
    name: nameOf(brief, concept.title),
    description: describe(concept, facts, budget, scale.says),
    type: concept.type,
    goals,
    targetAudience: { description: audience },
    budget,
    location: placeOf(brief, concept),
    duration: oneLine(brief.duration, 120) || concept.duration,
    keyFeatures: [`First thing visitors see: ${facts.proof}`, ...concept.features],
    expectedOutcomes: [
      ...outcomes,
      `${facts.metric}: measured from day one, reported 60 days after the last day`,
    ],
    metrics: unique([...concept.metrics, facts.metric, costTarget]),
    inspiration: `${concept.inspiration} Demo mode: built from Marquee's format library. No AI model is connected.`,
    plan: composePlan({
      concept,
      facts,
      scale,
      budget,
      forecast,
      hasAudience: hasAudience(brief),
      isFirst,
    }),
  };
}

/** The name of an idea; `formatNamedBy` finds the format by how the name starts. */
export function nameOf(brief: CampaignBrief, title: string): string {
  const company = oneLine(brief.company, 60);
  return company ? `${title}, by ${company}` : title;
}

function hasGoals(brief: CampaignBrief): boolean {
  return brief.goals.some((goal) => oneLine(goal, 100) !== "");
}

/** The budget of an idea, as a share of the brief's; about the format's typical cost if the brief has none. */
export function ideaBudget(
  brief: CampaignBrief,
  concept: Concept,
  share: number,
  random: SeededRandom,
): number {
  const swing = 0.9 + random.next() * 0.25;
  if (brief.budgetUsd === undefined) return roundedDown(concept.typicalUsd * swing);
  return Math.min(1_000_000_000, roundedDown(brief.budgetUsd * share));
}

function hasAudience(brief: CampaignBrief): boolean {
  return (brief.targetAudience ?? brief.brand?.audience ?? "").trim() !== "";
}

function describe(concept: Concept, facts: IndustryFacts, budget: number, scaleSays: string): string {
  return oneLine(
    [
      concept.what,
      concept.how,
      `What convinces this audience is ${facts.proof}, so that comes first.`,
      scaleSays,
      ...(budget < 1_000
        ? [`With ${usd(budget)} it runs on borrowed space, in-kind partners, and your own channels.`]
        : []),
    ].join(" "),
    2_000,
  );
}

function placeOf(brief: CampaignBrief, concept: Concept): string {
  const where = oneLine(brief.location, 200);
  if (!where) return concept.place;
  const detailed = `${where}: ${midSentence(concept.place)}`;
  return detailed.length <= 200 ? detailed : where;
}

/** What the budget buys in this format; null if that is less than one contact. */
function forecastOf(concept: Concept, budget: number): Forecast | null {
  const visitors = roundedDown(budget / concept.visitorUsd);
  const contacts = Math.floor((visitors * concept.leadPercent) / 100);
  return contacts < 1 ? null : { visitors, contacts };
}

/** A forecast in words, with its assumption stated. */
function said(
  forecast: Forecast | null,
  concept: Concept,
  budget: number,
): { outcomes: string[]; costTarget: string } {
  if (!forecast) {
    return {
      outcomes: [
        "20 conversations with the right people as the measure of success",
        "A tested idea that can be funded properly next time",
      ],
      costTarget: "Conversations with named members of the target audience",
    };
  }
  const { visitors, contacts } = forecast;
  return {
    outcomes: [
      `About ${inNumbers(visitors)} engaged visitors, at about ${usd(concept.visitorUsd)} each for this format`,
      `About ${inNumbers(contacts)} qualified contacts, assuming ${concept.leadPercent}% of visitors`,
    ],
    costTarget: `Target: less than ${usd(Math.ceil(budget / contacts))} per qualified contact`,
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Map(texts.filter((text) => text !== "").map((text) => [text.toLowerCase(), text])).values()];
}
