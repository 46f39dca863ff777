import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** The first page of a signed-in user. */
export const dashboard: Feature = {
  routes: [{ path: paths.dashboard, ...page(() => import("./pages/dashboard-page.tsx"), "DashboardPage") }],
  navigation: [
    {
      group: "main",
      to: paths.dashboard,
      label: "Executive Dashboard",
      icon: "layout-dashboard",
      reach: "everything",
    },
  ],
};
