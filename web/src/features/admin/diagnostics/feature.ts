import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

const loginTest = page(() => import("./pages/login-test-page.tsx"), "LoginTestPage");
const adminLoginTest = page(() => import("./pages/admin-login-test-page.tsx"), "AdminLoginTestPage");

/** Pages for trying out by hand how a stage is set up. They exist where the stage's diagnostics are on. */
export const diagnostics: Feature = {
  routes: [
    { path: paths.loginTest, access: "diagnostic", ...loginTest },
    { path: paths.testLogin, access: "diagnostic", ...adminLoginTest },
    {
      path: paths.oauthTest,
      access: "diagnostic",
      ...page(() => import("./pages/oauth-test-page.tsx"), "OauthTestPage"),
    },
    {
      path: paths.morganTest,
      access: "diagnostic",
      ...page(() => import("./pages/morgan-test-page.tsx"), "MorganTestPage"),
    },
    {
      path: paths.partnerTest,
      access: "diagnostic",
      ...page(() => import("./pages/partner-test-page.tsx"), "PartnerTestPage"),
    },
  ],
};
