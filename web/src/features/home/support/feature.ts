import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** What people ask those who run the product for: help, and another role. */
export const support: Feature = {
  routes: [{ path: paths.support, ...page(() => import("./pages/support-page.tsx"), "SupportPage") }],
};
