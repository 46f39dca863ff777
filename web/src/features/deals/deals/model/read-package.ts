import { dealFieldLabels, partyLine } from "@marquee/contracts/deals/deal-facts";
import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { benefitLine } from "@marquee/contracts/events/benefits";
import { useState } from "react";
import { formatDollars, labelOf } from "#format/format.ts";
import type { Change } from "#ui/change-list.tsx";
import { packageFields } from "../new-deal-copy.ts";
import { eventInWords, wordChanges } from "./terms.ts";

/**
 * A package as the sponsor read it when they chose it, until they have seen what changed since. The offer carries its
 * hash, so that it stands for nothing else.
 */
export function useReadPackage(current: OfferedPackage | undefined): {
  read: OfferedPackage | undefined;
  /** What changed since; undefined if nothing did. */
  changes: Change[] | undefined;
  adopt: () => void;
} {
  const [read, setRead] = useState(current);
  if (current && read?.id !== current.id) setRead(current);
  const isSame = !current || !read || read.packageHash === current.packageHash;
  return {
    read: current && read?.id === current.id ? read : current,
    changes: isSame ? undefined : packageChanges(read, current),
    adopt: () => setRead(current),
  };
}

/** What differs between two states of a package and its event, in words. */
function packageChanges(before: OfferedPackage, after: OfferedPackage): Change[] {
  return wordChanges(inWords(before), inWords(after));
}

function inWords({ facts, addOns, ...offer }: OfferedPackage): Record<string, string> {
  const { event, brand, host } = facts;
  return {
    ...eventInWords(event),
    [dealFieldLabels.sponsor]: partyLine(brand),
    [dealFieldLabels.host]: partyLine(host),
    [packageFields.name]: offer.name,
    [packageFields.tier]: labelOf(offer.tier),
    [packageFields.description]: offer.description,
    [packageFields.price]: formatDollars(offer.price),
    [dealFieldLabels.benefits]: offer.benefitItems.map(benefitLine).join("; "),
    [dealFieldLabels.addOns]: addOns
      .map((each) => `${benefitLine(each.benefitItem)}: ${formatDollars(each.price)}`)
      .join("; "),
  };
}
