import type { User } from "@marquee/contracts/account/auth";
import type { NavGroupName, NavItem } from "#features/feature.ts";
import { nav as copy } from "../copy.ts";
import { features } from "../features.ts";

export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}

const entries = features.flatMap(({ navigation = [] }) => navigation);
const names: readonly NavGroupName[] = ["main", "analytics", "settings", "admin"];

/** The sidebar's groups with the entries a role may use; the last group is only for admins. */
export function navGroups(user: User): readonly NavGroup[] {
  return names
    .filter((name) => name !== "admin" || user.role === "admin")
    .map((name) => ({
      label: copy[name],
      items: entries.filter(
        ({ group, roles }) => group === name && (roles === undefined || roles.includes(user.role)),
      ),
    }));
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
