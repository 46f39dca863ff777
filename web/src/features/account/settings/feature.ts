import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** The user's settings. */
export const settings: Feature = {
  routes: [{ path: paths.settings, ...page(() => import("./pages/settings-page.tsx"), "SettingsPage") }],
  navigation: [{ group: "settings", to: paths.settings, label: "Enterprise Settings", icon: "settings" }],
};
