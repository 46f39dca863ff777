import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** A month's events and deadlines, and the same for calendar apps. */
export const calendar: Feature = {
  routes: [{ path: paths.calendar, ...page(() => import("./pages/calendar-page.tsx"), "CalendarPage") }],
  navigation: [{ group: "main", to: paths.calendar, label: "Calendar", icon: "calendar", reach: "deals" }],
};
