import { sentencesOf } from "@marquee/contracts/studio/brief/brief-text";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { plainer } from "./allowed-parts.ts";
import { fill, type Words } from "./fill.ts";

/**
 * What stands where a concept has to say something and nothing of what it said may stay: as few words as possible, others
 * for each of the ideas of a brief.
 */
const barest = {
  description: ["{P} for {A}, {atPlace}.", "{A} and {P}, {atPlace}.", "{atPlace}: {P} for {A}."],
  feature: ["{P}, met in person", "{P} with somebody who knows it", "{P} in the middle of it"],
  outcome: [
    "About {visits} people who get to know {P}",
    "{visits} people who know {P} afterwards",
    "Some {visits} people who have an opinion of {P}",
  ],
  metric: ["People who get to know {P}", "People who know {P} afterwards", "People with an opinion of {P}"],
  promise: ["{A} get to know {P}", "{A} know {P} afterwards", "{A} have an opinion of {P}"],
  fit: [
    "{A} can judge {P} for themselves",
    "{A} need nobody's word for {P}",
    "{A} find out about {P} themselves",
  ],
  inspiration: [
    "How a good neighbor explains a thing: briefly, and in person.",
    "A cook who says little and lifts the lid.",
    "A gardener who points at what has grown.",
  ],
  step: [
    "Decide who is responsible for {P}",
    "Prepare everything for {P}",
    "Look at the figures of {P}",
    "Agree on what counts for {P}",
    "Get everything for {P} ready",
    "See what {P} has brought",
    "Settle who speaks for {P}",
    "Have everything for {P} at hand",
    "Draw the conclusions about {P}",
  ],
  role: ["People who know {P}"],
  part: ["Everything else for {P}"],
  what: plainer.risk.map(({ what }) => what),
  answer: plainer.risk.map(({ answer }) => answer),
} as const;

/**
 * A finished concept, gone through sentence by sentence: what `allowed` rejects is left out. What was asked for (its
 * goals and audience) stays as it was asked for.
 */
export function withoutRefused(
  idea: CampaignIdeaDraft,
  { at, allowed, words }: { at: number; allowed: (text: string) => boolean; words: Words },
): CampaignIdeaDraft {
  const { plan } = idea;
  const plain = (row: readonly string[], each = at): string => fill(row[each % row.length] ?? "", words);
  const said = (text: string, row: readonly string[], each = at): string => {
    const kept = sentencesOf(text).filter(allowed).join(" ");
    return kept === "" ? plain(row, each) : kept;
  };
  const lines = (all: readonly string[], row: readonly string[]): string[] => {
    const kept = all.filter(allowed);
    return kept.length > 0 ? kept : [plain(row)];
  };
  const described = said(idea.description, barest.description);
  // What named the product may have been what was left out.
  const isNamed = [words.P, words.kind].some(
    (name) => name && described.toLowerCase().includes(name.replace(/^the /, "").toLowerCase()),
  );
  const [place = "", ...spot] = idea.location.split(": ");
  return {
    ...idea,
    description: isNamed ? described : `${plain(barest.description)} ${described}`,
    location: spot.length > 0 && !allowed(idea.location) ? place : idea.location,
    keyFeatures: lines(idea.keyFeatures, barest.feature),
    expectedOutcomes: lines(idea.expectedOutcomes, barest.outcome),
    metrics: lines(idea.metrics, barest.metric),
    inspiration: said(idea.inspiration, barest.inspiration),
    plan: {
      ...plan,
      promise: said(plan.promise, barest.promise),
      fit: said(plan.fit, barest.fit),
      budgetSplit: plan.budgetSplit.map(({ part, amount }) => ({
        part: allowed(part) ? part : plain(barest.part),
        amount,
      })),
      timeline: plan.timeline.map(({ when, what }, each) => ({
        when,
        what: said(what, barest.step, (at * 3 + Math.floor(each / 2)) % barest.step.length),
      })),
      staffing: plan.staffing.map(({ role, people }) => ({
        role: allowed(role) ? role : plain(barest.role),
        people,
      })),
      measures: plan.measures.map(({ name, target }) => ({
        name: allowed(name) ? name : plain(barest.metric),
        target,
      })),
      risk: {
        what: said(plan.risk.what, barest.what),
        answer: said(plan.risk.answer, barest.answer),
      },
    },
  };
}
