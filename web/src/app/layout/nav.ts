import type { User } from "@marquee/contracts/http/auth";
import { paths } from "#lib/paths.ts";
import type { IconName } from "#ui/icon.tsx";

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
    label: "Main",
    items: [
      { to: paths.dashboard, label: "Executive Dashboard", icon: "layout-dashboard" },
      { to: paths.events, label: "Brand Events", icon: "calendar-days" },
      { to: paths.sponsorships, label: "Sponsorship Hub", icon: "handshake" },
      { to: paths.campaigns, label: "Campaign Strategy", icon: "megaphone", badge: "Enterprise" },
      { to: paths.chat, label: "AI Strategist", icon: "message-square-text" },
    ],
  },
  {
    label: "Analytics",
    items: [
      { to: paths.analytics, label: "Enterprise Analytics", icon: "chart-column" },
      { to: paths.engagement, label: "Audience Engagement", icon: "users-round" },
      { to: paths.roi, label: "ROI & Reporting", icon: "trending-up", badge: "Premium" },
    ],
  },
  {
    label: "Settings",
    items: [
      { to: paths.profile, label: "Team Management", icon: "users" },
      { to: paths.credits, label: "Billing & Credits", icon: "credit-card", badge: "Manage" },
      { to: paths.settings, label: "Enterprise Settings", icon: "settings" },
    ],
  },
];

const adminGroup: NavGroup = {
  label: "Admin",
  items: [
    { to: paths.admin, label: "Admin Dashboard", icon: "shield-check" },
    { to: `${paths.admin}?tab=users`, label: "User Management", icon: "user-round-cog" },
    { to: `${paths.admin}?tab=system`, label: "System Control", icon: "server", badge: "Admin" },
  ],
};

/** The sidebar's groups (spec §2); the last only for admins. */
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
