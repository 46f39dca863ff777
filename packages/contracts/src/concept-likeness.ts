import type { CampaignResult } from "./campaign-idea.ts";

type Told = Pick<CampaignResult, "name" | "description" | "location" | "keyFeatures" | "plan">;

/** The part of the words of two concepts that both use, from 0 to 1. */
export function likeness(left: Told, right: Told): number {
  const [one, other] = [wordsOf(left), wordsOf(right)];
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}

function wordsOf({ name, description, location, keyFeatures, plan }: Told): Set<string> {
  const text = [name, description, location, ...keyFeatures, plan?.promise ?? ""].join(" ");
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
