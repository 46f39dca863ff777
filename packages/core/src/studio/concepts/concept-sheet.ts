import type { OnePage } from "@marquee/adapters/documents/port";
import type { Deck, Slide } from "@marquee/adapters/slides/port";
import { campaignTypeNames } from "@marquee/contracts/enums";
import type { FitLine } from "@marquee/contracts/studio/brief/fit-line";
import type { CampaignPlan, CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { eventLine } from "@marquee/contracts/studio/concept-words";
import { instantText } from "@marquee/contracts/text/day-text";
import { isolated, isolatedNames } from "@marquee/contracts/text/direction";
import { numberText } from "@marquee/contracts/text/formats";
import { usd } from "@marquee/contracts/text/usd";

/** What a handout is made from. */
export interface Sheet {
  concept: CampaignResult;
  picture: { bytes: Uint8Array; width: number; height: number; alt: string } | undefined;
  /** The brand's colors, the main one first. */
  colors: readonly string[];
  /** What the brief asks for, for its owner alone. */
  fit: readonly FitLine[];
  /** When the concept was last changed. */
  at: string;
}

/** The color of a handout for a brand that has named none. */
const lamp = "#b8741a";

const fitWords = { met: "met", partly: "partly met", not: "not met" } as const;

/** A concept on one page: what it is on the left, what decides on the right. */
export function onePageOf({ concept, picture, colors, fit, at }: Sheet): OnePage {
  const { plan } = concept;
  return {
    title: concept.name,
    lead: plan?.promise ?? `${campaignTypeNames[concept.type]} campaign`,
    color: colors[0] ?? lamp,
    picture: picture && { kind: "picture", ...picture },
    facts: factsOf(concept),
    columns: [
      [
        { title: "What it is", body: concept.description },
        { title: "What happens there", body: concept.keyFeatures },
        { title: "Why it fits", body: plan?.fit ?? "" },
        {
          title: "Events on Marquee that fit",
          body: (concept.events ?? []).map((event) => eventLine(isolatedNames(event))),
        },
        { title: "What comes of it", body: concept.expectedOutcomes },
      ],
      [
        { title: "What was asked for", body: asked(fit) },
        { title: "Where the money goes", body: plan ? splitOf(plan, concept.budget) : [] },
        { title: "Measures and targets", body: pairs(plan?.measures.map((row) => [row.name, row.target])) },
        {
          title: "Main risk",
          body: plan ? `${isolated(plan.risk.what)} What to do: ${isolated(plan.risk.answer)}` : "",
        },
        { title: "Next steps", body: stepsOf(plan, 3) },
      ],
    ],
    footer: footerAt(at),
    createdAt: new Date(at),
  };
}

/** A concept as six slides; those for which it has nothing to say are left out. */
export function deckOf({ concept, picture, colors, fit, at }: Sheet): Deck {
  const { plan } = concept;
  const slides: Slide[] = [
    {
      title: "What it is, and for whom",
      parts: [
        { kind: "text", title: "What it is", text: concept.description },
        {
          kind: "points",
          title: "Who it is for, and why they come",
          points: [concept.targetAudience.description, ...(plan ? [plan.fit] : [])],
        },
      ],
    },
    {
      title: "What happens there",
      parts: [
        { kind: "points", title: "On site", points: concept.keyFeatures },
        { kind: "points", title: "What comes of it", points: concept.expectedOutcomes },
        {
          kind: "points",
          title: "Events on Marquee that fit",
          points: (concept.events ?? []).map((event) => eventLine(isolatedNames(event))),
        },
      ],
    },
    {
      title: "Plan and budget",
      parts: [
        {
          kind: "bars",
          title: `Where ${usd(concept.budget)} go`,
          bars: (plan?.budgetSplit ?? []).map(({ part, amount }) => ({
            name: part,
            amount,
            text: usd(amount),
          })),
        },
        {
          kind: "rows",
          title: "Timeline",
          rows: (plan?.timeline ?? []).map(({ when, what }) => [when, what]),
        },
      ],
    },
    {
      title: "How you will know that it worked",
      parts: [
        {
          kind: "rows",
          title: "Measures and targets",
          rows: (plan?.measures ?? []).map(({ name, target }) => [name, target]),
        },
        fit.length > 0
          ? { kind: "points", title: "What was asked for", points: asked(fit) }
          : { kind: "points", title: "Metrics", points: concept.metrics },
      ],
    },
    {
      title: "Next step",
      parts: plan
        ? [
            {
              kind: "points",
              title: "To begin",
              points: stepsOf(plan, 2),
            },
            {
              kind: "points",
              title: "Main risk, and the answer",
              points: [plan.risk.what, plan.risk.answer],
            },
            {
              kind: "rows",
              title: "Who is needed",
              rows: plan.staffing.map(({ role, people }) => [role, numberText(people)]),
            },
          ]
        : [{ kind: "points", title: "Goals", points: concept.goals }],
    },
  ];
  return {
    title: concept.name,
    lead: plan?.promise ?? concept.description,
    picture,
    facts: factsOf(concept),
    colors: colors.length > 0 ? colors : [lamp],
    slides: slides.filter(({ parts }) => parts.some(hasContent)),
    footer: footerAt(at),
    createdAt: new Date(at),
  };
}

/** Says when the concept was changed, not when the file was made, so that the same concept gives the same file. */
export function footerAt(at: string): string {
  return `Marquee, as of ${instantText(at)}`;
}

function factsOf({ budget, location, duration, targetAudience }: CampaignResult) {
  return [
    { label: "Budget", value: usd(budget) },
    { label: "Location", value: location },
    { label: "Duration", value: duration },
    { label: "Target audience", value: targetAudience.description },
  ];
}

function splitOf({ budgetSplit }: CampaignPlan, budget: number): string[] {
  return budgetSplit.map(({ part, amount }) =>
    budget > 0
      ? `${isolated(part)}: ${usd(amount)} (${Math.round((amount / budget) * 100)}%)`
      : `${isolated(part)}: ${usd(amount)}`,
  );
}

/** What is not met comes first: it is what has to be decided. */
function asked(fit: readonly FitLine[]): string[] {
  const order = { not: 0, partly: 1, met: 2 } as const;
  return fit
    .toSorted((left, right) => order[left.status] - order[right.status])
    .map(({ line, status, where }) =>
      status === "met"
        ? `${isolated(line)}: met`
        : `${isolated(line)}: ${fitWords[status]}. ${isolated(where)}`,
    );
}

/** What comes first: the whole timeline is on the concept's page. */
function stepsOf(plan: CampaignPlan | undefined, count: number): string[] {
  return pairs(plan?.timeline.slice(0, count).map(({ when, what }) => [when, what]));
}

function pairs(rows: readonly (readonly [string, string])[] = []): string[] {
  return rows.map(([name, value]) => `${isolated(name)}: ${isolated(value)}`);
}

function hasContent(part: Slide["parts"][number]): boolean {
  if (part.kind === "text") return part.text !== "";
  return (part.kind === "points" ? part.points : part.kind === "rows" ? part.rows : part.bars).length > 0;
}
