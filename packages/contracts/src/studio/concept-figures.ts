import { typedNumber } from "../text/typed-number.ts";
import type { CampaignResult } from "./campaign-idea.ts";
import type { GenerateBody } from "./campaigns.ts";

/** A concept's cost per contact, with the figures that it is computed from. */
export interface ContactCost {
  /** Whole USD, rounded up, so that the cost is never understated. */
  usd: number;
  budgetUsd: number;
  contacts: number;
  /** The measure that says how many, as the plan words it. */
  measure: string;
}

type CostedConcept = Pick<CampaignResult, "budget" | "plan">;

const contactMeasure = /\b(?:contacts?|leads?|meetings?|conversations?)\b/i;
const notACount = /\b(?:cost|price|rate|share|percent|per)\b|%/i;

/**
 * The budget divided by the first measure of the plan that counts contacts, leads, meetings or conversations;
 * undefined if the plan has none.
 */
export function costPerContact({ budget, plan }: CostedConcept): ContactCost | undefined {
  for (const { name, target } of plan?.measures ?? []) {
    if (!contactMeasure.test(name) || notACount.test(name)) continue;
    const contacts = countIn(target);
    if (contacts === undefined) continue;
    return { usd: Math.ceil(budget / contacts), budgetUsd: budget, contacts, measure: name };
  }
  return undefined;
}

/** "About 1,200" as 1200; undefined for an amount of money, a percentage, a multiple such as "2k", or no number. */
function countIn(target: string): number | undefined {
  const [, before = "", digits = "", after = ""] = /^(\D*?)(\d(?:[\d,]*\d)?)(.*)$/s.exec(target) ?? [];
  if (digits === "" || /[$€£]\s*$/.test(before) || /^\s*(?:%|percent|\.\d|[km]\b)/i.test(after))
    return undefined;
  const count = typedNumber(digits);
  return count > 0 ? count : undefined;
}

/** What a brief may ask for, in the order in which screens show it, with its share of the score. */
export const fitWeights = { budget: 30, place: 20, goals: 20, audience: 20, type: 10 } as const;
export type FitCriterion = keyof typeof fitWeights;

/** How well a concept fits its brief. */
export interface Fit {
  /** How much of what the brief asks for is met, 0 to 100. */
  percent: number;
  /** Each thing that the brief asks for, and how much of it the concept meets, 0 to 1. */
  criteria: readonly { criterion: FitCriterion; met: number }[];
}

type BriefFields = Omit<Partial<GenerateBody>, "prompt">;
type RatedConcept = Pick<
  CampaignResult,
  "budget" | "location" | "goals" | "targetAudience" | "type" | "plan"
>;

/**
 * How much of what the brief asks for a concept meets, by the weights above. What the brief leaves open does not
 * count; undefined if it leaves everything open.
 */
export function fitOf(brief: BriefFields, concept: RatedConcept): Fit | undefined {
  const met: Record<FitCriterion, number | undefined> = {
    budget: budgetMet(brief.budget, concept.budget),
    place: trueIfAsked(brief.location) && sharedWordsRatio(brief.location ?? "", concept.location),
    goals: goalsMet(brief.goals ?? [], concept),
    audience:
      trueIfAsked(brief.targetAudience?.description) &&
      sharedWordsRatio(brief.targetAudience?.description ?? "", concept.targetAudience.description),
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

/** Undefined when nothing is asked for, so that the result can be used with `&&`. */
function trueIfAsked(text: string | undefined): true | undefined {
  return text !== undefined && wordsOf(text).length > 0 ? true : undefined;
}

/** 1 within the wanted budget; above it, falls to 0 at one and a half times that budget. */
function budgetMet(wanted: number | null | undefined, budget: number): number | undefined {
  if (wanted === undefined || wanted === null) return undefined;
  if (budget <= wanted) return 1;
  return wanted === 0 ? 0 : Math.max(0, 1 - (budget / wanted - 1) * 2);
}

/** The average over all goals of the share of their words that the concept's goals and promise contain. */
function goalsMet(goals: readonly string[], concept: RatedConcept): number | undefined {
  const wanted = goals.filter((goal) => wordsOf(goal).length > 0);
  if (wanted.length === 0) return undefined;
  const said = [...concept.goals, concept.plan?.promise ?? ""].join(" ");
  return wanted.reduce((sum, goal) => sum + sharedWordsRatio(goal, said), 0) / wanted.length;
}

/** The share of the words of one text that another one contains. */
function sharedWordsRatio(wanted: string, said: string): number {
  const has = new Set(wordsOf(said));
  const words = [...new Set(wordsOf(wanted))];
  return words.filter((word) => has.has(word)).length / words.length;
}

/** Words without meaning of their own. */
const stopWords = new Set("a an and at by for from in of on or our the their to we who with".split(" "));

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}
