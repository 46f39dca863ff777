import type { BriefToRead } from "@marquee/contracts/studio/brief/read-brief";
import type { GenerateBody } from "@marquee/contracts/studio/campaign-order";
import type { Generation } from "@marquee/contracts/studio/campaigns";
import { type BuilderValues, readBudget } from "./builder.ts";

/** The brief that is being written, in the reader's terms. */
export function briefInBuilder({
  prompt,
  budget,
  targetAudience,
  goals,
  location,
  duration,
}: BuilderValues): BriefToRead {
  const usd = readBudget(budget);
  return {
    prompt,
    budgetUsd: usd === undefined || Number.isNaN(usd) ? undefined : usd,
    targetAudience: targetAudience.trim() || undefined,
    goals,
    location: location.trim() || undefined,
    duration: duration.trim() || undefined,
  };
}

/** The brief that a generation was ordered with. */
export function briefOrdered({ prompt, parameters }: Pick<Generation, "prompt" | "parameters">): BriefToRead {
  const { budget, targetAudience, goals, location, duration }: Omit<GenerateBody, "prompt"> = parameters;
  return {
    prompt,
    budgetUsd: budget ?? undefined,
    targetAudience: targetAudience?.description || undefined,
    goals,
    location: location || undefined,
    duration: duration || undefined,
  };
}
