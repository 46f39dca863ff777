import { midSentence, oneLine, roundedDown, wordsIn } from "@marquee/adapters/ai/plain-text";
import type { CampaignBrief, ConceptToRefine, RefineRequest } from "@marquee/adapters/ai/port";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { likeness } from "@marquee/contracts/studio/concept-likeness";
import { inBrandWords } from "./brand-words.ts";
import type { Concept } from "./content/concept.ts";
import { cities, technicalNotes } from "./content/technical-notes.ts";
import {
  composeIdea,
  conceptOf,
  formatNamedBy,
  ideaBudget,
  nameOf,
  rankedConcepts,
  scales,
} from "./ideas.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

/** One complete idea based on another, deterministic for the brief, concept and seed. */
export function composeRefinement(
  brief: CampaignBrief,
  request: RefineRequest,
  seed: string,
): CampaignIdeaDraft {
  const random = seededRandom(`refine:${seed}`);
  return inBrandWords(compose(brief, request, random), brief.brand);
}

function compose(brief: CampaignBrief, request: RefineRequest, random: SeededRandom): CampaignIdeaDraft {
  const { refinement, concept } = request;
  switch (refinement) {
    case "cheaper":
      return cheaper(brief, concept);
    case "another_city":
      return inAnotherCity(brief, concept, random);
    case "more_technical":
      return moreTechnical(brief, concept);
    case "another":
      return another(brief, request, random);
  }
}

/** The share of the budget that the cheaper version keeps. */
const cheaperShare = 0.6;

function cheaper(brief: CampaignBrief, concept: ConceptToRefine): CampaignIdeaDraft {
  const format = conceptOf(concept);
  const lean = {
    ...scales[2],
    says: "This is the lean version: one location, a small crew, and only what visitors touch themselves.",
  };
  const idea = composeIdea(brief, format, {
    scale: lean,
    budget: roundedDown(concept.budget * cheaperShare),
    isFirst: false,
  });
  return { ...idea, ...unchangedFields(concept), name: nameOf(brief, `${format.title}, lean version`) };
}

function inAnotherCity(
  brief: CampaignBrief,
  concept: ConceptToRefine,
  random: SeededRandom,
): CampaignIdeaDraft {
  const format = conceptOf(concept);
  const known = `${brief.location ?? ""} ${concept.location}`.toLowerCase();
  const forbidden = brief.brand?.forbiddenWords ?? [];
  const free = cities.filter(
    (name) => !known.includes(name.toLowerCase()) && wordsIn(name, forbidden).length === 0,
  );
  const city = free[Math.floor(random.next() * free.length)] ?? "Another city";
  const scale = {
    ...scales[1],
    says: `In ${city}, sign a local partner for the venue and the first guests before you build anything.`,
  };
  const idea = composeIdea(brief, format, { scale, budget: concept.budget, isFirst: false });
  return {
    ...idea,
    ...unchangedFields(concept),
    name: nameOf(brief, `${format.title} in ${city}`),
    location: `${city}: ${midSentence(format.place)}`,
    keyFeatures: [...idea.keyFeatures, `A local partner in ${city} who knows the permits`],
  };
}

/** How many technical features a concept gains. */
const technicalFeatures = 3;

function moreTechnical(brief: CampaignBrief, concept: ConceptToRefine): CampaignIdeaDraft {
  const format = conceptOf(concept);
  const notes = technicalNotes[concept.type];
  const missing = notes.features.filter((feature) => !concept.keyFeatures.includes(feature));
  const present = notes.features.filter((feature) => concept.keyFeatures.includes(feature));
  const added = missing.slice(0, technicalFeatures);
  const idea = composeIdea(brief, format, {
    scale: { ...scales[1], says: notes.how },
    budget: concept.budget,
    isFirst: false,
  });
  const { plan } = idea;
  return {
    ...idea,
    ...unchangedFields(concept),
    name: nameOf(brief, `${format.title}, technical edition`),
    description: oneLine(`${idea.description} It is built to be inspected: ${asSentence(added)}.`, 2_000),
    keyFeatures: [...added, ...present, ...idea.keyFeatures].slice(0, 12),
    plan: {
      ...plan,
      staffing: [...plan.staffing, { role: notes.role, people: 1 }],
      measures: [...plan.measures.slice(0, 4), notes.measure],
      risk: notes.risk,
    },
  };
}

/** Another format for the same brief, as different as possible from the existing ideas. */
function another(
  brief: CampaignBrief,
  { concept, others }: RefineRequest,
  random: SeededRandom,
): CampaignIdeaDraft {
  const known = [concept, ...others];
  const used = new Set(known.map((one) => formatNamedBy(one)?.title));
  const ranked = rankedConcepts(brief, random);
  const unused = ranked.filter(({ title }) => !used.has(title));
  const ideas = (unused.length > 0 ? unused : ranked).map((format) =>
    ideaAtNewScale(brief, format, known, random),
  );
  const closest = (idea: CampaignIdeaDraft) => Math.max(...known.map((one) => likeness(idea, one)));
  const distinct = ideas.find((idea) => closest(idea) < distinctBelow);
  const [least] = ideas.sort((left, right) => closest(left) - closest(right));
  const chosen = distinct ?? least;
  if (!chosen) throw new Error("the format library is empty");
  return chosen;
}

/** Below this share of common words, two ideas count as different. */
const distinctBelow = 0.35;

/** Picks a scale whose budget none of the known ideas has. */
function ideaAtNewScale(
  brief: CampaignBrief,
  format: Concept,
  known: readonly ConceptToRefine[],
  random: SeededRandom,
): CampaignIdeaDraft {
  const sizes = scales.map((scale) => ({ scale, budget: ideaBudget(brief, format, scale.share, random) }));
  const size = sizes.find(({ budget }) => known.every((one) => one.budget !== budget)) ?? sizes[1];
  if (!size) throw new Error("there is no scale");
  const scale = {
    ...size.scale,
    says: "Judge it by its first week: nothing beyond that is decided in advance.",
  };
  return composeIdea(brief, format, { ...size, scale, isFirst: false });
}

/** The fields that a refinement leaves unchanged. */
function unchangedFields({ goals, targetAudience, duration, location }: ConceptToRefine) {
  return { goals, targetAudience, duration, location };
}

function asSentence(features: readonly string[]): string {
  return features.length === 0 ? "every part can be opened" : features.map(midSentence).join("; ");
}
