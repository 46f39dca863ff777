import type { User } from "@marquee/contracts/account/auth";
import { scopeReaches } from "@marquee/contracts/account/grant-scopes";
import type { NavGroupName, NavItem } from "#features/feature.ts";
import { nav as copy } from "../copy.ts";
import { features } from "../features.ts";

export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}

const entries = features.flatMap(({ navigation = [] }) => navigation);
const routes = features.flatMap((feature) => feature.routes);
const names: readonly NavGroupName[] = ["main", "analytics", "settings", "admin"];

/**
 * The sidebar's groups with the entries that a role may use and an access through a grant includes; the last group is
 * only for admins.
 */
export function navGroups(user: User): readonly NavGroup[] {
  return names
    .filter((name) => name !== "admin" || user.role === "admin")
    .map((name) => ({
      label: copy[name],
      items: entries.filter(
        ({ group, roles, reach = "never" }) =>
          group === name &&
          (roles === undefined || roles.includes(user.role)) &&
          (!user.through || scopeReaches(user.through.scope, reach)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Whether an address is a page that the reader's access through a grant does not include. */
export function isOutOfScope(user: User, location: { pathname: string; search: string }): boolean {
  if (!user.through) return false;
  const page = routes.find(({ path }) => path === location.pathname);
  const { reach = "never" } = currentItem(entries, location) ?? { reach: page?.reach ?? "any" };
  return !scopeReaches(user.through.scope, reach);
}

/**
 * The entry that leads to an address. Of several entries for one page, it is the one whose tab matches, else the one
 * that names no tab.
 */
export function currentItem(
  items: readonly NavItem[],
  location: { pathname: string; search: string },
): NavItem | undefined {
  const here = location.pathname.toLowerCase().replace(/\/+$/, "") || "/";
  const search = new URLSearchParams(location.search);
  const ofPage = items.filter(({ to, also = [] }) => {
    const [path = ""] = to.split("?");
    return here === path || also.includes(here) || (path !== "/" && here.startsWith(`${path}/`));
  });
  return (
    ofPage.find(({ to }) => {
      const query = [...new URLSearchParams(to.split("?")[1])];
      return query.length > 0 && query.every(([name, value]) => search.get(name) === value);
    }) ??
    ofPage.find(({ to }) => !to.includes("?")) ??
    ofPage[0]
  );
}
