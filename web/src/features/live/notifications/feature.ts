import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** What users were told: the bell's list in the top bar, and a page with all of it. */
export const notifications: Feature = {
  routes: [
    {
      path: paths.notifications,
      reach: "everything",
      ...page(() => import("./pages/notifications-page.tsx"), "NotificationsPage"),
    },
  ],
};
