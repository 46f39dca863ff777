import type { CreditPackageSeed } from "./seed-types.ts";

/**
 * The three packages, cheapest first. Prices are cents; a bigger package has a lower price per credit.
 * Features describe only what the product does; `{campaigns}`, `{fullCampaigns}` and `{replies}` become numbers by the
 * current price list. A package without features shows the default list of its size.
 */
export const creditPackageSeeds: readonly CreditPackageSeed[] = [
  {
    id: "1",
    name: "Tech Startup Package",
    description: "Enough to plan your first event season.",
    creditAmount: 100,
    price: 4_900,
    isCustom: false,
    isActive: true,
    isPopular: false,
    features: {
      campaigns: "Up to {campaigns} campaigns, or {fullCampaigns} with every add-on",
      chat: "Or up to {replies} extra replies from Morgan",
      expiry: "Credits never expire",
    },
  },
  {
    id: "2",
    name: "Growth Package",
    description: "For teams that plan every quarter and compare concepts.",
    creditAmount: 500,
    price: 19_900,
    isCustom: false,
    isActive: true,
    isPopular: true,
    features: {
      campaigns: "Up to {campaigns} campaigns, or {fullCampaigns} with every add-on",
      chat: "Or up to {replies} extra replies from Morgan",
      expiry: "Credits never expire",
    },
  },
  {
    id: "3",
    name: "Enterprise Package",
    description: "For agencies and brand portfolios: a year of campaigns on one balance.",
    creditAmount: 5_000,
    price: 149_900,
    isCustom: false,
    isActive: true,
    isPopular: false,
    features: {},
  },
];
