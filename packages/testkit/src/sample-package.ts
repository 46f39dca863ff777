import type { CreditPackage } from "@marquee/contracts/credits/credits";

/** A package on offer: 100 credits for $49. */
export const samplePackage: CreditPackage = {
  id: "1",
  name: "Starter",
  description: "",
  creditAmount: 100,
  price: 4_900,
  isActive: true,
  isCustom: false,
  isPopular: false,
  features: {},
  createdAt: "2026-01-01T00:00:00.000Z",
};
