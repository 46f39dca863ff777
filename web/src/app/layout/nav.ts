import type { User } from "@marquee/contracts/http/auth";
import { paths } from "#lib/paths.ts";
import type { IconName } from "#ui/icon.tsx";
import { nav as copy } from "../copy.ts";

export interface NavItem {
  to: string;
  label: string;
  icon: IconName;
  badge?: string;
}

export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}

const groups: readonly NavGroup[] = [
  {
    label: copy.main,
    items: [
      { to: paths.dashboard, label: copy.dashboard, icon: "layout-dashboard" },
      { to: paths.events, label: copy.events, icon: "calendar-days" },
      { to: paths.sponsorships, label: copy.sponsorships, icon: "handshake" },
      { to: paths.campaigns, label: copy.campaigns, icon: "megaphone", badge: copy.enterprise },
      { to: paths.chat, label: copy.chat, icon: "message-square-text" },
    ],
  },
  {
    label: copy.analyticsGroup,
    items: [
      { to: paths.analytics, label: copy.analytics, icon: "chart-column" },
      { to: paths.engagement, label: copy.engagement, icon: "users-round" },
      { to: paths.roi, label: copy.roi, icon: "trending-up", badge: copy.premium },
    ],
  },
  {
    label: copy.settingsGroup,
    items: [
      { to: `${paths.profile}?view=team`, label: copy.team, icon: "users" },
      { to: paths.credits, label: copy.credits, icon: "credit-card", badge: copy.manage },
      { to: paths.settings, label: copy.settings, icon: "settings" },
    ],
  },
];

const adminGroup: NavGroup = {
  label: copy.adminGroup,
  items: [
    { to: paths.admin, label: copy.adminDashboard, icon: "shield-check" },
    { to: `${paths.admin}?tab=users`, label: copy.users, icon: "user-round-cog" },
    { to: `${paths.admin}?tab=system`, label: copy.system, icon: "server", badge: copy.adminBadge },
  ],
};

/** The sidebar's groups; the last only for admins. */
export function navGroups(user: User): readonly NavGroup[] {
  return user.role === "admin" ? [...groups, adminGroup] : groups;
}

/** Whether an address is where an item leads, so that exactly one item is current. */
export function isCurrent(item: NavItem, location: { pathname: string; search: string }): boolean {
  const [path, query = ""] = item.to.split("?");
  const here = location.pathname.toLowerCase().replace(/\/+$/, "") || "/";
  const at = here === "/campaign-ideation" ? paths.campaigns : here;
  if (path === paths.admin) {
    // Tabs without an item of their own belong to the first of the group.
    const tab = new URLSearchParams(location.search).get("tab");
    const named = tab === "users" || tab === "system";
    return at === path && query === (named ? `tab=${tab}` : "");
  }
  return at === path || (path !== "/" && at.startsWith(`${path}/`));
}
