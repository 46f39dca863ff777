import { campaignTypeNames } from "../enums.ts";
import { dayIn } from "../events/event-time.ts";
import { dayText } from "../text/day-text.ts";
import { isolated, isolatedNames } from "../text/direction.ts";
import type { DocumentBlock } from "../text/document-blocks.ts";
import { numberText } from "../text/formats.ts";
import { usd } from "../text/usd.ts";
import type { CampaignPlan, CampaignResult, CompetitiveAnalysis, ConceptEvent } from "./campaign-idea.ts";

/** The part of a concept that its text is made from: all of it except its picture's address. */
export type WordedConcept = Omit<CampaignResult, "mockupImageUrl">;

/** Everything that a concept says, in reading order: the single source of its PDF, Markdown and plain text. */
export function conceptBlocks(concept: WordedConcept): DocumentBlock[] {
  const { plan, events = [], competitiveAnalysis, mockupDescription } = concept;
  return [
    { kind: "heading", level: 1, text: concept.name },
    ...(plan ? [paragraph(plan.promise)] : []),
    paragraph(concept.description),
    {
      kind: "list",
      items: [
        `Type: ${campaignTypeNames[concept.type]}`,
        `Budget: ${usd(concept.budget)}`,
        `Location: ${isolated(concept.location)}`,
        `Duration: ${isolated(concept.duration)}`,
        `Target audience: ${isolated(concept.targetAudience.description)}`,
      ],
    },
    ...(plan ? planBlocks(plan, concept.budget) : []),
    ...(events.length > 0
      ? section(
          "Events on Marquee that fit",
          events.map((event) => eventLine(isolatedNames(event))),
        )
      : []),
    ...section("Goals", concept.goals),
    ...section("Key features", concept.keyFeatures),
    ...section("Expected outcomes", concept.expectedOutcomes),
    ...section("Metrics", concept.metrics),
    ...said("Inspiration", concept.inspiration),
    ...(competitiveAnalysis ? competitionBlocks(competitiveAnalysis) : []),
    ...(mockupDescription === null ? [] : said("Mockup", mockupDescription)),
  ];
}

/** An event with its package, at the price that was read with it. */
export function eventLine({ name, location, date, timeZone, ...offer }: ConceptEvent): string {
  const { packageName, price, asOf } = offer;
  const day = dayText(dayIn(timeZone, date));
  return `${name}, ${location}, ${day}: ${packageName} for ${usd(price)}, as of ${dayText(asOf.slice(0, 10))}`;
}

/** The concept's plan; concepts made before plans existed have none. */
function planBlocks(plan: CampaignPlan, budget: number): DocumentBlock[] {
  const { fit, budgetSplit, timeline, staffing, measures, risk, sources } = plan;
  return [
    ...said("Why it fits", fit),
    ...section(
      "Where the money goes",
      budgetSplit.map(({ part, amount }) => `${isolated(part)}: ${usd(amount)}${shareOf(amount, budget)}`),
    ),
    ...section(
      "Who you need",
      staffing.map(({ role, people }) => `${isolated(role)}: ${numberText(people)}`),
    ),
    ...section(
      "Timeline",
      timeline.map(({ when, what }) => `${isolated(when)}: ${isolated(what)}`),
    ),
    ...section(
      "Measures and targets",
      measures.map(({ name, target }) => `${isolated(name)}: ${isolated(target)}`),
    ),
    ...said("Main risk", risk.what),
    paragraph(`What to do: ${isolated(risk.answer)}`),
    ...(sources.length === 0
      ? said("Sources", "No live source was consulted. Check the figures against your own before you commit.")
      : section("Sources", sources)),
  ];
}

function competitionBlocks(analysis: CompetitiveAnalysis): DocumentBlock[] {
  return [
    ...said("Competitive analysis", analysis.summary),
    {
      kind: "list",
      items: analysis.competitors.map(
        ({ name, strengths, gaps }) =>
          `${isolated(name)}. Strengths: ${listed(strengths)}. Gaps: ${listed(gaps)}.`,
      ),
    },
    ...section("How to stand out", analysis.differentiators),
    ...section("Risks", analysis.risks),
    paragraph(analysis.basis),
  ];
}

const listed = (words: readonly string[]) => words.map(isolated).join("; ");

function paragraph(text: string): DocumentBlock {
  return { kind: "paragraph", text };
}

function said(title: string, text: string): DocumentBlock[] {
  return [{ kind: "heading", level: 2, text: title }, paragraph(text)];
}

function section(title: string, items: readonly string[]): DocumentBlock[] {
  return [
    { kind: "heading", level: 2, text: title },
    { kind: "list", items: [...items] },
  ];
}

function shareOf(amount: number, whole: number): string {
  return whole > 0 ? ` (${Math.round((amount / whole) * 100)}%)` : "";
}
