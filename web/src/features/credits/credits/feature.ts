import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** Credits: the balance, the packages on offer, and the payments. */
export const credits: Feature = {
  routes: [
    { path: paths.credits, ...page(() => import("./pages/credits-page.tsx"), "CreditsPage") },
    { path: paths.receipt, ...page(() => import("./pages/receipt-page.tsx"), "ReceiptPage") },
  ],
  navigation: [
    {
      group: "settings",
      to: paths.credits,
      label: "Billing & Credits",
      icon: "credit-card",
      badge: "Manage",
    },
  ],
};
