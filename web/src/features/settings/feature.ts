import { type Feature, page } from "#routing/feature.ts";
import { paths } from "#routing/paths.ts";

/** What a user can set. */
export const settings: Feature = {
  routes: [{ path: paths.settings, ...page(() => import("./pages/settings-page.tsx"), "SettingsPage") }],
  navigation: [{ group: "settings", to: paths.settings, label: "Enterprise Settings", icon: "settings" }],
};
