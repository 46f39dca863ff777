import type { BenefitItem } from "@marquee/contracts/events/benefits";

/** An add-on of a demo event. */
export interface AddOnSeed {
  id: string;
  eventId: string;
  benefit: BenefitItem;
  /** Whole USD. */
  price: number;
  capacity: number | null;
}

const before = (days: number) => ({ days, from: "before_event" as const });
const after = (days: number) => ({ days, from: "after_event" as const });

export const addOnSeeds: readonly AddOnSeed[] = [
  {
    id: "add_founders_harbor_dinner",
    eventId: "evt_founders_harbor",
    benefit: { kind: "tickets", text: "Seat at the founders' dinner", quantity: 4, due: before(14) },
    price: 2_400,
    capacity: 3,
  },
  {
    id: "add_founders_harbor_push",
    eventId: "evt_founders_harbor",
    benefit: { kind: "content", text: "Push message in the event app", quantity: 1, due: before(0) },
    price: 900,
    capacity: null,
  },
  {
    id: "add_fintech_frontiers_panel",
    eventId: "evt_fintech_frontiers",
    benefit: { kind: "speaking", text: "Seat on the closing panel", quantity: 1, due: before(30) },
    price: 3_500,
    capacity: 2,
  },
  {
    id: "add_fintech_frontiers_recap",
    eventId: "evt_fintech_frontiers",
    benefit: { kind: "content", text: "Interview in the recap film", quantity: 1, due: after(14) },
    price: 1_800,
    capacity: null,
  },
];

/** Demo events that take one sponsor per industry. */
export const onePerIndustryIds: ReadonlySet<string> = new Set(["evt_fintech_frontiers"]);
