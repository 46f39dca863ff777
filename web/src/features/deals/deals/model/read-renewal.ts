import { dealFieldLabels, partyLine } from "@marquee/contracts/deals/deal-facts";
import type { DealRenewal } from "@marquee/contracts/deals/deal-renewal";
import { benefitLine } from "@marquee/contracts/events/benefits";
import { useState } from "react";
import { formatDate, formatDollars, labelOf } from "#format/format.ts";
import type { Change } from "#ui/change-list.tsx";
import { renewDialog as copy } from "../renewal-copy.ts";
import { eventInWords, wordChanges } from "./terms.ts";

/**
 * What a renewal opens as it was first drawn, until its reader has seen what changed since. The renewal carries its
 * hash, so that it opens nothing else.
 */
export function useReadRenewal(current: DealRenewal | undefined): {
  read: DealRenewal | undefined;
  /** What changed since; undefined if nothing did. */
  changes: Change[] | undefined;
  adopt: () => void;
} {
  const [read, setRead] = useState(current);
  if (current && !read) setRead(current);
  const isSame = !current || !read || read.opens?.packageHash === current.opens?.packageHash;
  return {
    read: read ?? current,
    changes: isSame ? undefined : wordChanges(shownRenewal(read), shownRenewal(current)),
    adopt: () => setRead(current),
  };
}

/** What a renewal opens, and how the deal went, in words, by the label of each part; empty for what there is not. */
export function shownRenewal({ opens, leftOut, last }: DealRenewal): Record<string, string> {
  if (!opens) return {};
  const { event, brand, host } = opens.facts;
  return {
    [copy.package]: copy.packageOf(opens.packageName, labelOf(opens.tier)),
    ...eventInWords(event),
    [copy.amount]: formatDollars(opens.amount),
    [copy.listPrice]: formatDollars(opens.listPrice),
    [copy.leftOut]: leftOut.map((each) => copy.priced(each.benefit, formatDollars(each.price))).join("; "),
    [dealFieldLabels.benefits]: opens.benefitItems.map(benefitLine).join("; "),
    [dealFieldLabels.kpis]: opens.kpis.join("; "),
    [dealFieldLabels.closingDate]: opens.closingDate === null ? "" : formatDate(opens.closingDate),
    [dealFieldLabels.notes]: opens.notes,
    [dealFieldLabels.sponsor]: partyLine(brand),
    [dealFieldLabels.host]: partyLine(host),
    [copy.last]: copy.result({ ...last, amount: formatDollars(last.amount) }),
  };
}
