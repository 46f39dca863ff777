import { type Feature, page } from "#routing/feature.ts";
import { paths } from "#routing/paths.ts";

/** How things are done, what they cost, and what an error means. */
export const help: Feature = {
  routes: [{ path: paths.help, ...page(() => import("./pages/help-page.tsx"), "HelpPage") }],
};
