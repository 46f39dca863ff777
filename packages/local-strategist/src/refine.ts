import { midSentence, oneLine, roundedDown, wordsIn } from "@marquee/adapters/ai/plain-text";
import {
  AiError,
  type CampaignBrief,
  type ConceptToRefine,
  type RefineRequest,
} from "@marquee/adapters/ai/port";
import { type SeededRandom, seededRandom } from "@marquee/concept-boards/seeded-random";
import { asksForSomething, changedReading, readChange } from "@marquee/contracts/studio/brief/brief-change";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { likeness } from "@marquee/contracts/studio/concept-likeness";
import { inBrandWords } from "./brand-words.ts";
import type { Format } from "./content/format.ts";
import { cities, technicalNotes } from "./content/technical-notes.ts";
import { composeIdea, ideaBudget, scales } from "./ideas.ts";
import { formatNamedBy, formatOf, rankedFormats } from "./ranked-formats.ts";
import { type ReadBrief, readPrompt } from "./read-prompt.ts";
import { isBroken } from "./refused-meanings.ts";

/** One complete idea based on another, deterministic for the brief, concept and seed. */
export function composeRefinement(
  asked: CampaignBrief,
  request: RefineRequest,
  seed: string,
): CampaignIdeaDraft {
  const brief = readPrompt(asked);
  const random = seededRandom(`refine:${seed}`);
  return inBrandWords(compose(brief, request, random), brief.brand);
}

function compose(brief: ReadBrief, request: RefineRequest, random: SeededRandom): CampaignIdeaDraft {
  const { refinement, concept } = request;
  switch (refinement) {
    case "cheaper":
      return cheaper(brief, concept);
    case "another_city":
      return inAnotherCity(brief, concept, random);
    case "more_technical":
      return moreTechnical(brief, concept);
    case "in_words":
      return inWords(brief, request, random);
    case "another":
      return another(brief, request, random);
  }
}

/**
 * The concept as a sentence of somebody's own asks for it: in its own format if that can honor it, or else in the first
 * one that can.
 * @throws AiError if the sentence asks for nothing that is understood
 */
function inWords(
  brief: ReadBrief,
  { concept, others: known, words = "" }: RefineRequest,
  random: SeededRandom,
): CampaignIdeaDraft {
  const change = readChange(words);
  if (!asksForSomething(change)) throw new AiError("permanent", "change_not_understood");
  const changed = withChange(brief, change);
  const own = formatOf(concept);
  const used = new Set(known.map((one) => formatNamedBy(one)?.title));
  const others = rankedFormats(changed, random).map(({ format }) => format);
  const formats = [own, ...others.filter(({ title }) => !used.has(title))];
  const size = { weeks: 9, at: 1, offset: random.int(0, 999) };
  const budget = Math.min(concept.budget, change.budget?.usd ?? concept.budget);
  const ideas = formats.map((format) => ({
    format,
    idea: composeIdea(changed, format, { ...size, budget }),
  }));
  const fitting = ideas.find(({ idea }) => !isBroken(idea, changed.reading)) ?? ideas[0];
  if (!fitting) throw new Error("the format library is empty");
  const { format, idea } = fitting;
  return { ...idea, goals: concept.goals, name: `${format.title}, changed as asked` };
}

/** A brief in which the change stands where the two differ. */
function withChange(brief: ReadBrief, change: BriefReading): ReadBrief {
  const { duration, ...rest } = brief;
  return {
    ...rest,
    ...(duration === undefined || change.time ? {} : { duration }),
    ...(change.place ? { location: change.place.town ?? change.place.text } : {}),
    ...(change.audience ? { targetAudience: change.audience.text } : {}),
    reading: changedReading(brief.reading, change),
  };
}

/** The share of the budget that the cheaper version keeps. */
const cheaperShare = 0.6;

function cheaper(brief: ReadBrief, concept: ConceptToRefine): CampaignIdeaDraft {
  const format = formatOf(concept);
  const idea = composeIdea(brief, format, {
    weeks: 6,
    at: 2,
    offset: concept.name.length,
    budget: roundedDown(concept.budget * cheaperShare),
    says: "This is the lean version: one location, a small crew, and only what visitors touch themselves.",
  });
  return { ...idea, ...unchangedFields(concept), name: `${format.title}, lean version` };
}

function inAnotherCity(brief: ReadBrief, concept: ConceptToRefine, random: SeededRandom): CampaignIdeaDraft {
  const format = formatOf(concept);
  const known = `${brief.location ?? ""} ${concept.location}`.toLowerCase();
  const forbidden = brief.brand?.forbiddenWords ?? [];
  const free = cities.filter(
    (name) => !known.includes(name.toLowerCase()) && wordsIn(name, forbidden).length === 0,
  );
  const city = free[Math.floor(random.next() * free.length)] ?? "Another city";
  const { reading } = brief;
  const place = { venues: [], ...reading.place, text: city, words: city, town: city };
  const idea = composeIdea({ ...brief, location: city, reading: { ...reading, place } }, format, {
    weeks: 9,
    at: 1,
    offset: concept.name.length,
    budget: concept.budget,
    says: `In ${city}, sign a local partner for the venue and the first guests before you build anything.`,
  });
  return {
    ...idea,
    ...unchangedFields(concept),
    name: `${format.title} in ${city}`,
    location: `${city}: ${format.spot}`,
    keyFeatures: [...idea.keyFeatures, `A local partner in ${city} who knows the permits`],
  };
}

/** How many technical features a concept gains. */
const technicalFeatures = 3;

function moreTechnical(brief: ReadBrief, concept: ConceptToRefine): CampaignIdeaDraft {
  const format = formatOf(concept);
  const notes = technicalNotes[concept.type];
  const missing = notes.features.filter((feature) => !concept.keyFeatures.includes(feature));
  const present = notes.features.filter((feature) => concept.keyFeatures.includes(feature));
  const added = missing.slice(0, technicalFeatures);
  const idea = composeIdea(brief, format, {
    weeks: 9,
    at: 1,
    offset: concept.name.length,
    budget: concept.budget,
    says: notes.how,
  });
  const { plan } = idea;
  return {
    ...idea,
    ...unchangedFields(concept),
    name: `${format.title}, technical edition`,
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
  brief: ReadBrief,
  { concept, others }: RefineRequest,
  random: SeededRandom,
): CampaignIdeaDraft {
  const known = [concept, ...others];
  const used = new Set(known.map((one) => formatNamedBy(one)?.title));
  const ranked = rankedFormats(brief, random).map(({ format }) => format);
  const unused = ranked.filter(({ title }) => !used.has(title));
  const ideas = (unused.length > 0 ? unused : ranked)
    .slice(0, 4)
    .flatMap((format) => wordings.map(() => ideaAtNewScale(brief, format, known, random)))
    .filter((idea, _, all) => {
      const breaks = (one: CampaignIdeaDraft): number => Number(isBroken(one, brief.reading));
      return breaks(idea) === Math.min(...all.map(breaks));
    });
  const closest = (idea: CampaignIdeaDraft) => Math.max(...known.map((one) => likeness(idea, one)));
  const distinct = ideas.find((idea) => closest(idea) < distinctBelow);
  const [least] = ideas.sort((left, right) => closest(left) - closest(right));
  const chosen = distinct ?? least;
  if (!chosen) throw new Error("the format library is empty");
  return chosen;
}

/** How many wordings of a format are tried, to share as little as possible with the known ideas. */
const wordings = Array.from({ length: 8 });

/** Below this share of common words, two ideas count as different. */
const distinctBelow = 0.35;

/** Picks a scale whose budget none of the known ideas has. */
function ideaAtNewScale(
  brief: ReadBrief,
  format: Format,
  known: readonly ConceptToRefine[],
  random: SeededRandom,
): CampaignIdeaDraft {
  const sizes = scales.map((scale) => ({ scale, budget: ideaBudget(brief, format, scale) }));
  const size = sizes.find(({ budget }) => known.every((one) => one.budget !== budget)) ?? sizes[1];
  if (!size) throw new Error("there is no scale");
  return composeIdea(brief, format, {
    weeks: size.scale.weeks,
    budget: size.budget,
    at: 1,
    offset: random.int(0, 999),
    says: "Judge it by its first day: nothing beyond that is decided in advance.",
  });
}

/** The fields that a refinement leaves unchanged. */
function unchangedFields({ goals, targetAudience, duration, location }: ConceptToRefine) {
  return { goals, targetAudience, duration, location };
}

function asSentence(features: readonly string[]): string {
  return features.length === 0 ? "every part can be opened" : features.map(midSentence).join("; ");
}
