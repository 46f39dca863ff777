import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** Sponsorship deals between a brand and an event's host. */
export const deals: Feature = {
  routes: [
    { path: paths.sponsorships, ...page(() => import("./pages/deals-page.tsx"), "DealsPage") },
    { path: paths.newSponsorship, ...page(() => import("./pages/new-deal-page.tsx"), "NewDealPage") },
    {
      path: paths.verifyContract,
      ...page(() => import("./pages/verify-contract-page.tsx"), "VerifyContractPage"),
    },
    {
      path: paths.sponsorship,
      ...page(() => import("./pages/deal-page.tsx"), "DealPage"),
      firstCalls: ["/api/sponsorship-deals/{id}"],
      nextCalls: ["/api/events/{eventId}", "/api/events/{eventId}/closed-prices"],
    },
  ],
  navigation: [
    {
      group: "main",
      to: paths.sponsorships,
      label: "Sponsorship Hub",
      icon: "handshake",
      reach: "deals",
      counts: "needs",
    },
  ],
};
