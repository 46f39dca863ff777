import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** The terms and policies that users agree to. */
export const legal: Feature = {
  routes: [
    { path: paths.terms, access: "public", ...page(() => import("./pages/terms-page.tsx"), "TermsPage") },
    {
      path: paths.privacy,
      access: "public",
      ...page(() => import("./pages/privacy-page.tsx"), "PrivacyPage"),
    },
  ],
};
