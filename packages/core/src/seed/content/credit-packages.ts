import type { CreditPackageSeed } from "./seed-types.ts";

/** The three packages of the spec, cheapest first. Prices are cents; a bigger package has the lower price per credit. */
export const creditPackageSeeds: readonly CreditPackageSeed[] = [
  {
    id: "1",
    name: "Tech Startup Package",
    description: "Enough for a first season: five full campaigns, or ten without the extras.",
    creditAmount: 100,
    price: 4_900,
    isCustom: false,
    isActive: true,
    isPopular: false,
    features: {
      campaigns: "Up to 10 campaign generations",
      chat: "100 replies from the AI strategist beyond the free ones",
      support: "Help by email within two working days",
    },
  },
  {
    id: "2",
    name: "Growth Package",
    description: "For teams that plan every quarter: fifty campaigns with room to compare concepts.",
    creditAmount: 500,
    price: 19_900,
    isCustom: false,
    isActive: true,
    isPopular: true,
    features: {
      campaigns: "Up to 50 campaign generations",
      matching: "Priority event matching",
      manager: "Dedicated account manager",
      support: "Help by email within one working day",
    },
  },
  {
    id: "3",
    name: "Enterprise Package",
    description: "For portfolios of brands and agencies: one balance for a whole year of campaigns.",
    creditAmount: 5_000,
    price: 149_900,
    isCustom: false,
    isActive: true,
    isPopular: false,
    features: {
      campaigns: "Up to 500 campaign generations",
      matching: "Priority event matching",
      manager: "Dedicated account manager",
      planning: "Quarterly strategy review of your event portfolio",
      support: "Help by phone and email on the same working day",
    },
  },
];
