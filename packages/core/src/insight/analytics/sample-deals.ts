import { addDays } from "../../deals/metrics/days.ts";
import type { MetricsDeal } from "../../deals/metrics/metrics.item.ts";
import { type Sums, storedSums } from "../../deals/metrics/sums.ts";

type SampleDeal = Pick<MetricsDeal, "dealId" | "dealName" | "eventId" | "eventName" | "city"> & {
  sample: NonNullable<MetricsDeal["sample"]>;
};

type SampleEvent = Pick<MetricsDeal, "eventId" | "eventName">;

const events: readonly [SampleEvent, ...SampleEvent[]] = [
  { eventId: "tech-summit", eventName: "Tech Summit" },
  { eventId: "marketing-expo", eventName: "Marketing Expo" },
  { eventId: "ai-conference", eventName: "AI Conference" },
  { eventId: "sales-kickoff", eventName: "Sales Kickoff" },
  { eventId: "product-launch", eventName: "Product Launch" },
];

interface City {
  city: string;
  roi: number;
}

/** `roi` is the approximate return on a dollar in that city. */
const cities: readonly [City, ...City[]] = [
  { city: "New York", roi: 2.25 },
  { city: "San Francisco", roi: 1.95 },
  { city: "Austin", roi: 1.6 },
];

const packages = ["Platinum", "Gold", "Silver"] as const;

/** Enough for each city to be ranked; each is one write. */
const measuredDeals = 15;
/** Every other day for not quite four months from the signing. */
const daysMeasured = 55;
const daysApart = 2;

/** A pseudorandom number from 0 to 1, the same on every machine. */
function scatter(deal: number, day: number): number {
  return ((deal * 7_919 + day * 104_729 + deal * day * 31) % 97) / 96;
}

/** The list's entry at an index, wrapping around. */
function nth<T>(list: readonly [T, ...T[]], at: number): T {
  return list[at % list.length] ?? list[0];
}

/** The deal whose figures the spec gives: $75,000 that returned $168,750. */
const specDeal = 3;

/** Deals with what was measured for them up to the day before yesterday; a new one began every third week. */
export function measuredSamples(today: string): { deal: SampleDeal; days: { date: string; sums: Sums }[] }[] {
  return Array.from({ length: measuredDeals }, (_, at) => {
    const signedDaysAgo = 40 + at * 21;
    const days = Math.min(daysMeasured, Math.floor((signedDaysAgo - 2) / daysApart));
    // Deals still being measured are small, so that the totals don't appear to jump.
    const amount =
      at === specDeal ? 75_000 : (12_000 + ((at * 11) % 13) * 3_000) * (days < daysMeasured ? 0.5 : 1);
    const { roi, city } = nth(cities, at);
    const deal = {
      dealId: `deal_sample_${at + 1}`,
      dealName: nth(packages, at + Math.floor(at / 3)),
      city,
      ...nth(events, at),
      sample: {
        amountCents: amount * 100,
        status: days < daysMeasured ? ("active" as const) : ("completed" as const),
        signedAt: `${addDays(today, -signedDaysAgo)}T15:00:00.000Z`,
      },
    };
    const returned = amount * (at === specDeal ? roi : roi + (scatter(at, 0) - 0.5) * 0.6);
    return {
      deal,
      days: Array.from({ length: days }, (__, day) => ({
        date: addDays(today, (day + 1) * daysApart - signedDaysAgo),
        sums: sampleDay(at, day, returned / days),
      })),
    };
  });
}

function sampleDay(deal: number, day: number, revenue: number): Sums {
  // Most activity happens around the event, in the middle.
  const rise = 1.4 - Math.abs(day - daysMeasured / 2) / daysMeasured;
  const impressions = Math.round((900 + 1_400 * scatter(deal, day)) * rise);
  const interactions = Math.round(impressions * (0.07 + 0.05 * scatter(deal, day + 3)));
  const leadsGenerated = Math.round(interactions * (0.12 + 0.06 * scatter(deal, day + 5)));
  const mqls = Math.round(leadsGenerated * 0.55);
  const sqls = Math.round(leadsGenerated * 0.3);
  return storedSums({
    impressions,
    interactions,
    conversions: Math.round(leadsGenerated * 0.11),
    leadsGenerated,
    mqls,
    sqls,
    opportunities: Math.round(leadsGenerated * 0.15),
    customers: Math.round(leadsGenerated * 0.06),
    revenue,
  });
}

/** Deals that are under way: nothing has been measured for them yet. */
export function openSamples(today: string): SampleDeal[] {
  const plans = [
    { status: "active", amount: 32_000, signedDaysAgo: 24 },
    { status: "active", amount: 18_500, signedDaysAgo: 9 },
    { status: "pending", amount: 24_000 },
    { status: "negotiating", amount: 41_000 },
    { status: "negotiating", amount: 12_500 },
  ] as const;
  return plans.map((plan, at) => ({
    dealId: `deal_sample_open_${at + 1}`,
    dealName: nth(packages, at + 1),
    city: nth(cities, at).city,
    ...nth(events, at + 2),
    sample: {
      amountCents: plan.amount * 100,
      status: plan.status,
      signedAt: "signedDaysAgo" in plan ? `${addDays(today, -plan.signedDaysAgo)}T15:00:00.000Z` : null,
    },
  }));
}
