import type { CampaignPlan, CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { Generation } from "@marquee/contracts/studio/campaigns";
import type { Brief, BriefLine, Words } from "./brief.ts";

/** A concept with its plan and the checklist that it may have. */
export type CheckedConcept = Omit<CampaignResult, "fit"> & {
  plan: CampaignPlan;
  fit?: { line: string; status: string }[];
};

const first = (words: Words = [""]): string => (words[0] ?? "").replace("*", "");

/** The names of the concepts that are made for a brief, each of another format. */
const names = ["The Open Bench", "The Long Table"];

/** What somebody who has read a brief well would deliver, written by hand for any brief. */
export function perfectConcepts(brief: Brief): CheckedConcept[] {
  return names.map((name) => perfectConcept(brief, name));
}

/** One of them; each sentence names its concept, so that two have none in common. */
export function perfectConcept(brief: Brief, name = "The Open Bench"): CheckedConcept {
  const {
    product,
    problem,
    audience,
    mustHaves = {},
    mustNots = {},
    place,
    when,
    target,
    unmet = [],
  } = brief;
  const open = new Set<BriefLine>(unmet.map(({ line }) => line));
  const thing = first(product);
  const budget = Math.floor((brief.budgetCents ?? 1_000_000) / 100);
  const hours = when?.hours ?? 6;
  const reached = open.has("target") ? 8 : Math.min(target?.count ?? 40, audience.size ?? Infinity);
  const people = open.has("time") ? 1 : Math.max(1, Math.ceil(reached / (hours * 30)));
  const status = (line: BriefLine): string => (open.has(line) ? "not" : "met");
  const venues = place?.words.map((word) => first([word])).join(", ") ?? "a room of their own";
  const refusals = Object.values(mustNots).flatMap((words) =>
    words.map((word) => `${name} has no ${first([word])}.`),
  );
  return {
    name,
    description: [
      `${name} puts the ${thing} in the hands of every ${first(audience.words)}.`,
      `${name} answers ${first(problem)} with the ${thing} itself.`,
      `${name} is open ${when?.words?.map((word) => first([word])).join(", ") ?? "as asked"}.`,
      ...refusals,
    ].join(" "),
    type: "experiential",
    goals: ["Be tried"],
    targetAudience: { description: first(audience.words) },
    budget,
    location: venues,
    duration: when?.days === undefined ? "As asked" : `${when.days} ${when.days === 1 ? "day" : "days"}`,
    keyFeatures: [
      `${name} lets people use the ${thing} for some minutes each`,
      ...Object.values(mustHaves).flatMap((words) => words.map((word) => `${name} has ${first([word])}`)),
    ],
    expectedOutcomes: [`${name} leads to people who ask for the ${thing}`],
    metrics: [`Uses of the ${thing}`],
    inspiration: `${name} is made like a workshop that keeps its door open.`,
    competitiveAnalysis: null,
    mockupImageUrl: null,
    mockupDescription: null,
    plan: {
      promise: `${name}: the ${thing}, tried by whom it is for`,
      fit: `${name} suits them since ${first(problem)} is their day.`,
      budgetSplit: [
        { part: "Place", amount: budget - Math.floor(budget / 2) },
        { part: "People", amount: Math.floor(budget / 2) },
      ],
      timeline: [
        { when: "6 weeks before", what: `${name} is booked and its staff is named` },
        { when: "On the days", what: `${name} opens and counts each use` },
        { when: "A week after", what: `${name} is reported with its figures` },
      ],
      staffing: [{ role: "Hosts", people }],
      measures: target
        ? [{ name: `${first(target.counts)}s for the ${thing}`, target: `${reached}` }]
        : [{ name: `Trials of the ${thing}`, target: `${Math.min(reached, 10)}` }],
      risk: {
        what: [
          ...unmet.map(
            ({ line, why, words }) =>
              `${name} says it: the ${line} can't be met, see ${first(words)}, since ${why}`,
          ),
          ...(target && reached < target.count ? [`${name} misses the target of ${target.count}.`] : []),
          `${name} depends on its hosts.`,
        ].join(" "),
        answer: `${name} has a second host on call.`,
      },
      sources: [],
    },
    fit: [
      ...Object.keys(mustHaves).map((line) => ({ line, status: status("must-have") })),
      ...Object.keys(mustNots).map((line) => ({ line, status: status("must-not") })),
      { line: "Audience", status: status("audience") },
      { line: "Place", status: status("place") },
      { line: "Time", status: status("time") },
      { line: "Budget", status: status("budget") },
      {
        line: `Target: ${target?.count ?? "none"}`,
        status: target && reached < target.count ? "not" : "met",
      },
    ],
  };
}

/** A finished generation with these concepts. */
export function generationOf(brief: Brief, concepts: CheckedConcept[]): Generation {
  const time = "2026-11-17T15:00:00.000Z";
  return {
    generationId: "gen_judge",
    status: "completed",
    results: concepts as CampaignResult[],
    cost: 10,
    charged: 10,
    payer: "client",
    error: null,
    prompt: brief.prompt,
    parameters: {},
    parent: null,
    progress: { stage: "completed", percent: 100 },
    selectedCampaignId: null,
    createdAt: time,
    updatedAt: time,
  };
}
