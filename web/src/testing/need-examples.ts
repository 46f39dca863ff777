import type { Need, NeedKind, Needs } from "@marquee/contracts/home/needs";

/** A need of a kind, about the example deal. */
export function need(kind: NeedKind, given: Partial<Need> = {}): Need {
  return {
    id: `${kind}.1`,
    kind,
    dealId: "deal_1",
    inquiryId: null,
    eventId: "evt_1",
    packageId: "spk_1",
    eventName: "Night Summit",
    packageName: "Stage Partner",
    from: "Northwind Cloud",
    amount: 12_000,
    listPrice: null,
    median: null,
    subject: null,
    count: 1,
    until: null,
    ...given,
  };
}

/** The answer that lists them. */
export function needs(...all: Need[]): Needs {
  return { asOf: "2026-01-05T09:00:00.000Z", needs: all, count: all.length, isMore: false };
}
