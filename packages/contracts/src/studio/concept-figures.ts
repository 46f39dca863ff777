import { typedNumber } from "../text/typed-number.ts";
import type { CampaignResult } from "./campaign-idea.ts";

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
