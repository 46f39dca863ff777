import { changedReading, readChange } from "@marquee/contracts/studio/brief/brief-change";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import { checklistOf } from "@marquee/contracts/studio/brief/checklist";
import type { FitLine } from "@marquee/contracts/studio/brief/fit-line";
import { readBrief } from "@marquee/contracts/studio/brief/read-brief";
import type { Job } from "../../credits/jobs/job.item.ts";

type Ordered = Pick<Job, "input" | "parent">;

/** What an order asks for: its brief, with what its refinement changes in words. */
export function readingOf({ input, parent }: Ordered): BriefReading {
  const { prompt = "", budget, targetAudience, goals, location, duration } = input ?? {};
  const asked = readBrief({
    prompt,
    goals,
    location,
    duration,
    budgetUsd: budget ?? undefined,
    targetAudience: targetAudience?.description || undefined,
  });
  return parent?.words === undefined ? asked : changedReading(asked, readChange(parent.words));
}

/** How a concept of an order fits what was asked for, line by line. */
export function fitOf(order: Ordered, concept: Parameters<typeof checklistOf>[2]): FitLine[] {
  return checklistOf(order.input?.prompt ?? "", readingOf(order), concept);
}
