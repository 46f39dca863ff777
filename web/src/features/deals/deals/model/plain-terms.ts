import { dealFieldLabels } from "@marquee/contracts/deals/deal-facts";
import type { PlainTerms } from "@marquee/contracts/deals/deal-terms";
import { formatDate } from "#format/format.ts";

/** The plain terms of a deal as a form's fields hold them. */
export interface PlainTermValues {
  kpis: string[];
  /** A day; empty for none. */
  closingDate: string;
  notes: string;
}

export const emptyPlainTerms: PlainTermValues = { kpis: [], closingDate: "", notes: "" };

export const plainTermFieldNames = Object.keys(emptyPlainTerms) as (keyof PlainTermValues)[];

/** The fields' values for the terms that a deal has. */
export function plainTermValues({ kpis, closingDate, notes }: PlainTerms): PlainTermValues {
  return { kpis, closingDate: closingDate ?? "", notes };
}

/** The terms that the fields stand for. */
export function plainTermsOf({ kpis, closingDate, notes }: PlainTermValues): PlainTerms {
  return { kpis, closingDate: closingDate === "" ? null : closingDate, notes };
}

/** The terms in words, by their labels; empty for what is not agreed on. */
export function plainTermLines({ kpis, closingDate, notes }: PlainTerms): [label: string, text: string][] {
  return [
    [dealFieldLabels.closingDate, closingDate === null ? "" : formatDate(closingDate)],
    [dealFieldLabels.kpis, kpis.join("\n")],
    [dealFieldLabels.notes, notes.trim()],
  ];
}
