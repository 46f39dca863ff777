import type { DealSide, DealStatus } from "@marquee/contracts/deals/deal-moves";
import { demoUserIds, sponsorIds } from "./demo-users.ts";
import { eventPlans } from "./events.ts";
import type { EventPlan } from "./seed-types.ts";
import { sponsorshipPackageSeeds } from "./sponsorship-packages.ts";

/** A version of a demo deal. */
export interface OfferPlan {
  by: DealSide;
  /** Whole USD. */
  amount: number;
  note?: string;
  /** Requests changes instead of making an offer that can be accepted. */
  isRequest?: true;
}

/** A demo deal, independent of the seed clock. */
export interface DealPlan {
  key: string;
  packageId: string;
  brandId: string;
  status: DealStatus;
  offers: readonly [OfferPlan, ...OfferPlan[]];
  /** When its last version was made, in hours before now. */
  hoursAgo: number;
  /** Days from now. */
  closingInDays?: number;
  kpis?: readonly string[];
  notes?: string;
  ended?: { by: DealSide; reason: string };
}

const { brand, partner, agency } = demoUserIds;
const dayHours = 24;

/** The deals of the demo's brand, partner and hosts: every state, and either side's turn. */
const written: readonly DealPlan[] = [
  {
    key: "tech_summit",
    packageId: "1",
    brandId: brand,
    status: "completed",
    offers: [
      { by: "brand", amount: 68_000 },
      { by: "host", amount: 72_000, note: "With the closing remarks, which another sponsor gave up." },
    ],
    hoursAgo: 470 * dayHours,
    closingInDays: -430,
    kpis: ["400 qualified leads", "2,500 booth visits"],
    notes: "Product launch on the second day.",
  },
  {
    key: "ai_conference",
    packageId: "2",
    brandId: brand,
    status: "active",
    offers: [
      { by: "brand", amount: 30_000 },
      { by: "host", amount: 33_000, note: "The applied stage has 40 more seats this year." },
      { by: "brand", amount: 32_000, note: "Agreed, if the recordings are included." },
    ],
    hoursAgo: 21 * dayHours,
    closingInDays: 12,
    kpis: ["250 session attendees", "120 qualified leads"],
  },
  {
    key: "startup_expo",
    packageId: "3",
    brandId: brand,
    status: "negotiating",
    offers: [
      { by: "brand", amount: 11_000, note: "We would bring two customers as speakers." },
      { by: "host", amount: 12_000, note: "Speakers are welcome. The street near the entrance is taken." },
    ],
    hoursAgo: 9,
    closingInDays: 20,
    kpis: ["80 pitch meetings"],
  },
  {
    key: "developer_days",
    packageId: "4",
    brandId: brand,
    status: "pending",
    offers: [{ by: "brand", amount: 24_000, note: "The listed price works for us." }],
    hoursAgo: 30,
    closingInDays: 34,
    kpis: ["3 workshops sold out"],
  },
  {
    key: "founders_harbor",
    packageId: "pkg_founders_harbor_silver",
    brandId: brand,
    status: "negotiating",
    offers: [
      { by: "brand", amount: 7_500 },
      { by: "host", amount: 8_200 },
      { by: "brand", amount: 7_900, note: "Can you add two matched meetings?", isRequest: true },
    ],
    hoursAgo: 40,
  },
  {
    key: "saas_growth",
    packageId: "pkg_saas_growth_forum_gold",
    brandId: brand,
    status: "cancelled",
    offers: [{ by: "brand", amount: 18_000 }],
    hoursAgo: 16 * dayHours,
    ended: { by: "host", reason: "The offer is too far below what the other track partners pay." },
  },
  {
    key: "enterprise_summit",
    packageId: "pkg_enterprise_tech_summit_gold",
    brandId: partner,
    status: "active",
    offers: [
      { by: "brand", amount: 40_000 },
      { by: "host", amount: 43_000 },
    ],
    hoursAgo: 35 * dayHours,
    closingInDays: 5,
    kpis: ["300 security reviews booked"],
  },
  {
    key: "cyber_defense",
    packageId: "pkg_cyber_defense_week_platinum",
    brandId: partner,
    status: "negotiating",
    offers: [{ by: "brand", amount: 70_000, note: "For two years, if the terms suit you." }],
    hoursAgo: 5,
    closingInDays: 25,
  },
  {
    key: "revops",
    packageId: "pkg_revops_roundtables_silver",
    brandId: partner,
    status: "completed",
    offers: [{ by: "brand", amount: 7_200 }],
    hoursAgo: 60 * dayHours,
    closingInDays: -20,
  },
  {
    key: "fintech_frontiers",
    packageId: "pkg_fintech_frontiers_silver",
    brandId: agency,
    status: "active",
    offers: [{ by: "brand", amount: 13_500 }],
    hoursAgo: 12 * dayHours,
    closingInDays: 15,
  },
];

/** Every demo deal; the completed ones of past events say who sponsored them and what was paid. */
export function dealPlans(isOver: (plan: EventPlan) => boolean): DealPlan[] {
  const past = eventPlans.filter((plan) => plan.key.startsWith("calendar_") && isOver(plan));
  return [...written, ...past.flatMap(pastDeals)];
}

/** Two or three sponsors of every third past event, each with one of its packages. */
function pastDeals(plan: EventPlan, index: number): DealPlan[] {
  if (index % 3 !== 0) return [];
  const offered = sponsorshipPackageSeeds.filter(({ eventId }) => eventId === `evt_${plan.key}`);
  return offered.slice(0, 2 + (index % 2)).map(({ id, price }, at): DealPlan => {
    // Between 84 and 104 percent of the list price, in steps that look negotiated.
    const amount = Math.round((price * (84 + ((index * 7 + at * 11) % 21))) / 10_000) * 100;
    return {
      key: `${plan.key}_${at}`,
      packageId: id,
      brandId: sponsorIds[(index + at * 3) % sponsorIds.length] ?? brand,
      status: "completed",
      offers: [{ by: "brand", amount: Math.max(amount, 100) }],
      hoursAgo: 400 * dayHours,
    };
  });
}
