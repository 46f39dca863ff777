import type { CampaignResult } from "./campaign-idea.ts";
import type { GenerateBody } from "./http/campaigns.ts";

/** What one contact of a concept costs, with the figures that it is computed from. */
export interface ContactCost {
  /** Whole USD, rounded up: a promise is not made smaller than it is. */
  usd: number;
  budgetUsd: number;
  contacts: number;
  /** The measure that says how many, as the plan words it. */
  measure: string;
}

type Costed = Pick<CampaignResult, "budget" | "plan">;

const counted = /\b(?:contacts?|leads?|meetings?|conversations?)\b/i;
const noCount = /\b(?:cost|price|rate|share|percent|per)\b|%/i;

/**
 * The budget divided by the first measure of the plan that counts contacts, leads, meetings or conversations; undefined
 * where the plan has none.
 */
export function costPerContact({ budget, plan }: Costed): ContactCost | undefined {
  for (const { name, target } of plan?.measures ?? []) {
    if (!counted.test(name) || noCount.test(name)) continue;
    const contacts = countIn(target);
    if (contacts === undefined) continue;
    return { usd: Math.ceil(budget / contacts), budgetUsd: budget, contacts, measure: name };
  }
  return undefined;
}

/** "About 1,200" as 1200; undefined for an amount of money, a percentage, a multiple such as "2k", or no number at all. */
function countIn(target: string): number | undefined {
  const [, before = "", digits = "", after = ""] = /^(\D*?)(\d[\d,]*)(.*)$/s.exec(target) ?? [];
  if (digits === "" || /[$€£]\s*$/.test(before) || /^\s*(?:%|percent|\.\d|[km]\b)/i.test(after))
    return undefined;
  const count = Number(digits.replaceAll(",", ""));
  return count > 0 ? count : undefined;
}

/** What a brief may ask for, in the order in which screens show it, with its part of the score. */
export const fitWeights = { budget: 30, place: 20, goals: 20, audience: 20, type: 10 } as const;
export type FitCriterion = keyof typeof fitWeights;

/** How well a concept answers its brief. */
export interface Fit {
  /** Of all that the brief asks for, 0 to 100. */
  percent: number;
  /** Each thing that the brief asks for, and how much of it the concept meets, 0 to 1. */
  criteria: readonly { criterion: FitCriterion; met: number }[];
}

type Asked = Omit<Partial<GenerateBody>, "prompt">;
type Judged = Pick<CampaignResult, "budget" | "location" | "goals" | "targetAudience" | "type" | "plan">;

/**
 * How much of what the brief asks for a concept meets, by the weights above. What the brief leaves open does not count;
 * undefined where it leaves everything open.
 */
export function fitOf(brief: Asked, concept: Judged): Fit | undefined {
  const met: Record<FitCriterion, number | undefined> = {
    budget: budgetMet(brief.budget, concept.budget),
    place: asked(brief.location) && wordsMet(brief.location ?? "", concept.location),
    goals: goalsMet(brief.goals ?? [], concept),
    audience:
      asked(brief.targetAudience?.description) &&
      wordsMet(brief.targetAudience?.description ?? "", concept.targetAudience.description),
    type:
      brief.preferred_type === undefined || brief.preferred_type === "all"
        ? undefined
        : Number(brief.preferred_type === concept.type),
  };
  const names = Object.keys(fitWeights) as FitCriterion[];
  const criteria = names.flatMap((criterion) => {
    const share = met[criterion];
    return share === undefined ? [] : [{ criterion, met: share }];
  });
  if (criteria.length === 0) return undefined;
  const sum = (of: (one: (typeof criteria)[number]) => number) =>
    criteria.reduce((all, one) => all + of(one), 0);
  const possible = sum(({ criterion }) => fitWeights[criterion]);
  const earned = sum(({ criterion, met: share }) => fitWeights[criterion] * share);
  return { percent: Math.round((earned / possible) * 100), criteria };
}

/** Undefined where nothing is asked for, so that it can stand before `&&`. */
function asked(text: string | undefined): true | undefined {
  return text !== undefined && wordsOf(text).length > 0 ? true : undefined;
}

/** Within the budget is all of it; from there it falls to nothing at half as much again. */
function budgetMet(wanted: number | null | undefined, budget: number): number | undefined {
  if (wanted === undefined || wanted === null) return undefined;
  if (budget <= wanted) return 1;
  return wanted === 0 ? 0 : Math.max(0, 1 - (budget / wanted - 1) * 2);
}

/** Each goal by the part of its words that the concept's goals have, in the mean. */
function goalsMet(goals: readonly string[], concept: Judged): number | undefined {
  const wanted = goals.filter((goal) => wordsOf(goal).length > 0);
  if (wanted.length === 0) return undefined;
  const said = [...concept.goals, concept.plan?.promise ?? ""].join(" ");
  return wanted.reduce((sum, goal) => sum + wordsMet(goal, said), 0) / wanted.length;
}

/** The part of the words of one text that another one has. */
function wordsMet(wanted: string, said: string): number {
  const has = new Set(wordsOf(said));
  const words = [...new Set(wordsOf(wanted))];
  return words.filter((word) => has.has(word)).length / words.length;
}

/** Words that say nothing by themselves. */
const small = new Set("a an and at by for from in of on or our the their to we who with".split(" "));

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meant = words.filter((word) => !small.has(word));
  return meant.length > 0 ? meant : words;
}
