import type { FitLine } from "@marquee/contracts/studio/brief/fit-line";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { costPerContact } from "@marquee/contracts/studio/concept-figures";
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

/** How many of the lines that a brief asks for a concept meets; says so if it was made before they were checked. */
export function fitFigure({ fit }: CampaignResult): Figure {
  if (!fit || fit.length === 0) return { value: copy.unknown, basis: copy.notChecked };
  const met = fit.filter(({ status }) => status === "met").length;
  return { value: copy.metOf(met, fit.length), basis: met === fit.length ? copy.allMet : copy.openLines };
}

/** What a concept doesn't meet, or not whole, before what it meets. */
export function fitLines({ fit = [] }: CampaignResult): readonly FitLine[] {
  return [...fit].sort((a, b) => order[a.status] - order[b.status]);
}

const order = { not: 0, partly: 1, met: 2 } as const;
