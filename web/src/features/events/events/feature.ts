import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";
import { loadPosters } from "#ui/load-posters.ts";

/** Events that users can sponsor. */
export const events: Feature = {
  routes: [
    {
      path: paths.events,
      ...page(() => import("./pages/events-page.tsx"), "EventsPage"),
      alsoLoad: loadPosters,
      firstCalls: ["/api/events/{event}", "/api/events?limit=24"],
    },
  ],
  navigation: [
    {
      group: "main",
      to: paths.events,
      label: "Brand Events",
      icon: "calendar-days",
      reach: "any",
    },
  ],
};
