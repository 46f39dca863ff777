import { hostingRoles } from "@marquee/contracts/account/hosting-roles";
import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** The events that an account hosts. */
export const hosting: Feature = {
  routes: [
    { path: paths.hosting, ...page(() => import("./pages/hosting-page.tsx"), "HostingPage") },
    { path: paths.newEvent, ...page(() => import("./pages/new-event-page.tsx"), "NewEventPage") },
    { path: paths.hostedEvent, ...page(() => import("./pages/hosted-event-page.tsx"), "HostedEventPage") },
  ],
  navigation: [
    {
      group: "main",
      to: paths.hosting,
      label: "Your Events",
      icon: "ticket",
      reach: "everything",
      roles: hostingRoles,
    },
  ],
};
