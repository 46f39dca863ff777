import type { DealChange } from "@marquee/contracts/deals/deal-past";
import type { Deal } from "@marquee/contracts/deals/deals";
import { useState } from "react";

/**
 * A deal as its reader saw it when a decision began, until they have seen what changed since. Decisions carry the hash
 * of what was read, so that nothing is decided on anything else, whatever arrives in the meantime.
 */
export function useReadDeal(current: Deal): {
  read: Deal;
  /** What changed since; undefined if nothing did, empty if only the wording of the agreement did. */
  changes: DealChange[] | undefined;
  /** Goes on with the deal as it is now. */
  adopt: () => void;
} {
  const [read, setRead] = useState(current);
  const isSame = read.version === current.version && read.termsHash === current.termsHash;
  return {
    read,
    changes: isSame ? undefined : changesSince(read, current),
    adopt: () => setRead(current),
  };
}

/** What differs between two states of a deal, from the first value to the last. */
function changesSince(read: Pick<Deal, "version">, { offers }: Pick<Deal, "offers">): DealChange[] {
  const changes = new Map<string, DealChange>();
  for (const { version, changes: made } of offers.toReversed()) {
    if (version <= read.version) continue;
    for (const { field, old, new: next } of made) {
      const first = changes.get(field);
      changes.set(field, { field, old: first ? first.old : old, new: next });
    }
  }
  return [...changes.values()].filter((each) => JSON.stringify(each.old) !== JSON.stringify(each.new));
}
