import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** The user's profile, and how they sign in. */
export const profile: Feature = {
  routes: [{ path: paths.profile, ...page(() => import("./pages/profile-page.tsx"), "ProfilePage") }],
  navigation: [
    { group: "settings", to: `${paths.profile}?tab=team`, label: "Team Management", icon: "users" },
  ],
};
