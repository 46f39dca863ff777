import { type Feature, page } from "#features/feature.ts";
import { adminTabPath, paths } from "#routing/paths.ts";

/** What admins see and do: one page with a tab for each task. */
export const admin: Feature = {
  routes: [
    { path: paths.admin, access: "admin", ...page(() => import("./pages/admin-page.tsx"), "AdminPage") },
    {
      path: paths.adminAccount,
      access: "admin",
      ...page(() => import("./pages/account-page.tsx"), "AccountPage"),
    },
  ],
  navigation: [
    { group: "admin", to: paths.admin, label: "Admin Dashboard", icon: "shield-check" },
    { group: "admin", to: adminTabPath("users"), label: "User Management", icon: "user-round-cog" },
    { group: "admin", to: adminTabPath("system"), label: "System Control", icon: "server", badge: "Admin" },
  ],
};
