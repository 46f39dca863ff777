import type { DealSide, DealStatus } from "@marquee/contracts/deals/deal-moves";
import type { SponsorshipTier } from "@marquee/contracts/enums";
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
const [lumenBank = "", kiteWorks = "", , pulseHealth = ""] = sponsorIds;
const dayHours = 24;

/** What the demo's brand sponsored over the last four quarters: the event, the tier, the price asked and paid, the aim. */
const sponsored: readonly [key: string, tier: SponsorshipTier, asked: number, paid: number, leads: number][] =
  [
    ["calendar_0063", "gold", 20_500, 22_000, 180],
    ["calendar_0135", "silver", 6_800, 7_200, 90],
    ["calendar_0200", "silver", 14_500, 15_800, 140],
    ["calendar_0227", "silver", 14_000, 15_000, 130],
    ["calendar_0246", "gold", 7_500, 8_000, 80],
    ["calendar_0342", "silver", 4_000, 4_200, 60],
    ["calendar_0353", "gold", 22_000, 23_500, 200],
    ["calendar_0380", "gold", 15_500, 16_900, 150],
    ["calendar_0425", "gold", 3_000, 3_200, 40],
  ];

/** Deals of past events as they went: the sponsor asked, the host came back with a little more, both signed. */
function pastSponsorships(): DealPlan[] {
  return sponsored.flatMap(([key, tier, asked, paid, leads], at): DealPlan[] => {
    const when = eventPlans.find((plan) => plan.key === key)?.when;
    if (!when || !("inDays" in when)) return [];
    // Signed six to nine weeks before the event.
    const daysAgo = 42 + ((at * 5) % 21) - when.inDays;
    return [
      {
        key: `brand_${key}`,
        packageId: `pkg_${key}_${tier}`,
        brandId: brand,
        status: "completed",
        offers: [
          { by: "brand", amount: asked },
          { by: "host", amount: paid },
        ],
        hoursAgo: daysAgo * dayHours,
        closingInDays: 14 - daysAgo,
        kpis: [`${leads} qualified leads`],
      },
    ];
  });
}

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

/** Offers that wait for an answer of the demo's host, agency or brand. */
const waiting: readonly DealPlan[] = [
  {
    key: "harbor_kite",
    packageId: "pkg_founders_harbor_gold",
    brandId: kiteWorks,
    status: "negotiating",
    offers: [{ by: "brand", amount: 15_500, note: "Our founder would run one of the country clinics." }],
    hoursAgo: 20,
    closingInDays: 21,
  },
  {
    key: "horizons_pulse",
    packageId: "pkg_healthtech_horizons_gold",
    brandId: pulseHealth,
    status: "negotiating",
    offers: [
      { by: "brand", amount: 22_000 },
      { by: "host", amount: 26_000, note: "With the list of clinicians who opted in." },
      { by: "brand", amount: 24_500, note: "Two of our nurses would speak. We can sign this week." },
    ],
    hoursAgo: 51,
    closingInDays: 9,
    kpis: ["60 pilots with clinics"],
  },
  {
    key: "venture_lumen",
    packageId: "pkg_women_in_venture_gold",
    brandId: lumenBank,
    status: "negotiating",
    offers: [{ by: "brand", amount: 18_500, note: "We would bring three partners from our venture desk." }],
    hoursAgo: 30,
    closingInDays: 18,
  },
  {
    key: "care_pulse",
    packageId: "pkg_digital_care_nordics_gold",
    brandId: pulseHealth,
    status: "negotiating",
    offers: [{ by: "brand", amount: 16_000 }],
    hoursAgo: 8,
    closingInDays: 30,
  },
  {
    key: "startup_week",
    packageId: "pkg_saas_startup_week_gold",
    brandId: agency,
    status: "negotiating",
    offers: [
      { by: "brand", amount: 15_800, note: "For a client who opens an office in Brooklyn." },
      { by: "host", amount: 17_000, note: "The Brooklyn day is the busiest. It includes the breakfast." },
    ],
    hoursAgo: 12,
    closingInDays: 25,
  },
];

/** Every demo deal; the completed ones of past events say who sponsored them and what was paid. */
export function dealPlans(isOver: (plan: EventPlan) => boolean): DealPlan[] {
  const past = eventPlans.filter((plan) => plan.key.startsWith("calendar_") && isOver(plan));
  return [...written, ...waiting, ...pastSponsorships(), ...past.flatMap(pastDeals)];
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
