import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** The page of a campaign concept, and what a share link shows of it. */
export const concepts: Feature = {
  routes: [
    { path: paths.campaignConcept, ...page(() => import("./pages/concept-page.tsx"), "ConceptPage") },
    {
      path: paths.sharedConcept,
      access: "bare",
      ...page(() => import("./pages/shared-concept-page.tsx"), "SharedConceptPage"),
    },
  ],
};
