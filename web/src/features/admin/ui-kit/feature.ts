import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** Every control in each of its states, for the developers who use them. */
export const uiKit: Feature = {
  routes: [
    {
      path: paths.uiKit,
      access: "builder",
      ...page(() => import("./pages/ui-kit-page.tsx"), "UiKitPage"),
    },
  ],
};
