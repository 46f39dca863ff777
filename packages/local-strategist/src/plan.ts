import { inNumbers, midSentence, oneLine, roundedDown } from "@marquee/adapters/ai/plain-text";
import type { CampaignType } from "@marquee/contracts/enums";
import type { CampaignPlan } from "@marquee/contracts/studio/campaign-idea";
import { usd } from "@marquee/contracts/text/usd";
import type { Concept } from "./content/concept.ts";
import type { IndustryFacts } from "./content/industry-facts.ts";

/** The scale of an idea: its share of the brief's budget, its weeks of preparation, its share of the full crew. */
export interface Scale {
  share: number;
  weeks: number;
  crew: number;
  says: string;
}

/** What a budget buys in a format; null instead if the budget is too small to say. */
export interface Forecast {
  visitors: number;
  contacts: number;
}

/** The facts that an idea's plan is made from. */
interface PlanBasis {
  concept: Concept;
  facts: IndustryFacts;
  scale: Scale;
  /** Whole USD. */
  budget: number;
  forecast: Forecast | null;
  /** Whether the brief names an audience. */
  hasAudience: boolean;
  /** The first of several ideas for one brief names a risk of the industry, the others a risk of their format. */
  isFirst: boolean;
}

/** A budget below this many USD is not split. */
const splitFromUsd = 1_000;
const shares = [
  ["Build and place", 0.36],
  ["People", 0.24],
  ["Bringing the right visitors", 0.2],
  ["Content", 0.1],
] as const;

/** The crew of a format at its full size. */
const crews: Record<CampaignType, readonly (readonly [role: string, people: number])[]> = {
  pop_up: [
    ["Floor lead", 1],
    ["Hosts who know the product", 4],
    ["Stock and setup", 2],
  ],
  virtual: [
    ["Presenters", 2],
    ["Moderators who read every question", 2],
    ["Stream technician", 1],
  ],
  experiential: [
    ["Stage manager", 1],
    ["Guides", 5],
    ["Hosts at the door", 2],
  ],
  hybrid: [
    ["Presenters", 2],
    ["Room hosts", 4],
    ["Online moderators", 2],
    ["Technicians", 2],
  ],
  sponsorship: [
    ["Booth lead", 1],
    ["Specialists", 3],
    ["Hosts", 2],
  ],
  activation: [
    ["Crew lead", 1],
    ["Crew", 4],
    ["Safety steward", 1],
  ],
};

/** What goes wrong in a format, and what to do about it. */
const formatRisks: Record<CampaignType, CampaignPlan["risk"]> = {
  pop_up: {
    what: "Foot traffic on the wrong street: a full window and an empty shop.",
    answer: "Count passers-by on two weekdays and a Saturday before you sign the lease.",
  },
  virtual: {
    what: "People register and don't come.",
    answer: "Ask everyone for one question the day before, and open with the answers.",
  },
  experiential: {
    what: "Groups back up at the first room, and the visit feels like a line.",
    answer: "Sell time slots of ten minutes, and rehearse with full groups.",
  },
  hybrid: {
    what: "The online audience ends up watching a room.",
    answer: "Give it a host of its own, and let it decide at three moments.",
  },
  sponsorship: {
    what: "The organizer's own program competes with yours for the same hour.",
    answer: "Write your hour and your neighbors into the agreement before you build.",
  },
  activation: {
    what: "Permits and weather decide on the day.",
    answer: "Apply eight weeks ahead, and keep a covered place within five minutes.",
  },
};

/** A plan whose figures follow from the format, the budget and the scale; its parts sum to the budget. */
export function composePlan(basis: PlanBasis): CampaignPlan {
  const { concept, facts, scale, budget } = basis;
  return {
    promise: `${concept.goal}.`,
    fit: fitOf(basis),
    budgetSplit: splitOf(budget),
    timeline: timelineOf(basis),
    staffing: crews[concept.type].map(([role, people]) => ({
      role,
      people: Math.max(1, Math.round(people * scale.crew)),
    })),
    measures: measuresOf(basis),
    risk: basis.isFirst ? { what: facts.risk, answer: facts.riskAnswer } : formatRisks[concept.type],
    sources: [],
  };
}

function fitOf({ concept, facts, hasAudience }: PlanBasis): string {
  const whom = hasAudience
    ? "It begins with what convinces the people you want to reach"
    : `It reaches ${midSentence(facts.audience)} and begins with what convinces them`;
  // The last sentence of `how` says why the format works.
  const [why = ""] = concept.how.match(/[^.]+\.$/) ?? [];
  return oneLine(`${whom}: ${facts.proof}. ${why.trim()}`, 400);
}

function splitOf(budget: number): CampaignPlan["budgetSplit"] {
  if (budget < splitFromUsd) return [{ part: "The one thing visitors touch", amount: budget }];
  const parts = shares.map(([part, share]) => ({ part, amount: roundedDown(budget * share) }));
  const spent = parts.reduce((sum, { amount }) => sum + amount, 0);
  return [...parts, { part: "Reserve", amount: budget - spent }];
}

function timelineOf({ concept, facts, scale: { weeks } }: PlanBasis): CampaignPlan["timeline"] {
  const before = (part: number) => `${Math.max(1, Math.round(weeks * part))} weeks before`;
  return [
    { when: before(1), what: "Agree on the goal, the budget, and the one person who decides" },
    { when: before(0.75), what: oneLine(`Book the place: ${midSentence(concept.place)}`, 200) },
    { when: before(0.5), what: oneLine(`Build and test: ${midSentence(concept.features[0] ?? "")}`, 200) },
    { when: before(0.25), what: "Invite by name, and rehearse the full visit with ten outsiders" },
    { when: "On the days", what: "Count every morning, and change one thing every evening" },
    { when: "60 days after", what: oneLine(`Report: ${midSentence(facts.metric)}`, 200) },
  ];
}

function measuresOf({ concept, facts, budget, forecast }: PlanBasis): CampaignPlan["measures"] {
  const formatMeasure = {
    name: concept.metrics[0] ?? facts.metric,
    target: "Better each day than the day before",
  };
  const financeMeasure = { name: facts.metric, target: "Reported 60 days after the last day" };
  if (!forecast)
    return [
      { name: "Conversations with the right people", target: "20, each with a name and a next step" },
      formatMeasure,
      financeMeasure,
    ];
  const { visitors, contacts } = forecast;
  return [
    { name: "Engaged visitors", target: `About ${inNumbers(visitors)}` },
    { name: "Qualified contacts", target: `About ${inNumbers(contacts)}` },
    { name: "Cost per qualified contact", target: `Less than ${usd(Math.ceil(budget / contacts))}` },
    formatMeasure,
    financeMeasure,
  ];
}
