import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** The people of an account, and the page that an invitation's mail leads to. */
export const team: Feature = {
  routes: [
    {
      path: paths.invitation,
      access: "public",
      ...page(() => import("./pages/invitation-page.tsx"), "InvitationPage"),
    },
  ],
};
