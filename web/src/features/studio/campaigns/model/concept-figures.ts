import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { Generation } from "@marquee/contracts/studio/campaigns";
import { costPerContact, type Fit, fitOf } from "@marquee/contracts/studio/concept-figures";
import { formatCount, formatDollars } from "#format/format.ts";
import { conceptFigures as copy } from "../refine-copy.ts";

/** A figure with its inputs, in words. */
export interface Figure {
  value: string;
  basis: string;
}

/** The cost per contact; says so if the plan states no number of contacts. */
export function contactFigure(concept: CampaignResult): Figure {
  const cost = costPerContact(concept);
  if (!cost) return { value: copy.unknown, basis: copy.noContacts };
  const { usd, budgetUsd, contacts, measure } = cost;
  return {
    value: formatDollars(usd),
    basis: copy.costBasis(formatDollars(budgetUsd), formatCount(contacts), measure),
  };
}

/** How well a concept matches its brief; says so if the brief asks for nothing that can be compared. */
export function fitFigure(concept: CampaignResult, brief: Generation["parameters"]): Figure {
  const fit = fitOf(brief, concept);
  if (!fit) return { value: copy.unknown, basis: copy.nothingAsked };
  return { value: copy.percent(fit.percent), basis: basisOf(fit) };
}

function basisOf({ criteria }: Fit): string {
  const names = (from: number, below: number) =>
    criteria
      .filter(({ met }) => met >= from && met < below)
      .map(({ criterion, met }) =>
        met > 0 && met < 1
          ? copy.criterionInPart(copy.criteria[criterion], Math.round(met * 100))
          : copy.criteria[criterion],
      )
      .join(", ");
  const [met, inPart, notMet] = [names(1, 2), names(Number.MIN_VALUE, 1), names(0, Number.MIN_VALUE)];
  return [met && copy.met(met), inPart && copy.inPart(inPart), notMet && copy.notMet(notMet)]
    .filter((text) => text !== "")
    .join(" ");
}
