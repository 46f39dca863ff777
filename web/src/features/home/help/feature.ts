import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** How to do things, what they cost, and what errors mean. */
export const help: Feature = {
  routes: [{ path: paths.help, ...page(() => import("./pages/help-page.tsx"), "HelpPage") }],
};
