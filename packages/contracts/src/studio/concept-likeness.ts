import type { CampaignResult } from "./campaign-idea.ts";

type ComparedConcept = Pick<CampaignResult, "name" | "description" | "location" | "keyFeatures" | "plan">;

/** The share of the words of two concepts that both use, from 0 to 1. */
export function likeness(left: ComparedConcept, right: ComparedConcept): number {
  const [one, other] = [wordsOf(left), wordsOf(right)];
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}

function wordsOf({ name, description, location, keyFeatures, plan }: ComparedConcept): Set<string> {
  const text = [name, description, location, ...keyFeatures, plan?.promise ?? ""].join(" ");
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
