import type { Need, NeedKind } from "@marquee/contracts/home/needs";

/** A need as it is found; the names of people and packages are read only for those that are shown. */
export interface FoundNeed extends Omit<Need, "from" | "listPrice" | "median"> {
  /** The account on the other side; null for nobody, and of a deal, whose row names it. */
  otherId: string | null;
  /** Who asks, if that is known without reading an account. */
  from: string | null;
}

/** What was found, and whether there may be more that was not looked at. */
export interface Found {
  needs: FoundNeed[];
  isMore: boolean;
}

/** A need with nothing but what is given. */
export function need(kind: NeedKind, subjectId: string, given: Partial<FoundNeed>): FoundNeed {
  return {
    id: `${kind}.${subjectId}`,
    kind,
    dealId: null,
    inquiryId: null,
    eventId: null,
    packageId: null,
    eventName: null,
    packageName: null,
    amount: null,
    subject: null,
    count: 1,
    until: null,
    otherId: null,
    from: null,
    ...given,
  };
}
