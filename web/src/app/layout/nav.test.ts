import type { User } from "@marquee/contracts/account/auth";
import { expect, test } from "vitest";
import { currentItem, navGroups } from "./nav.ts";

const items = (role: User["role"]) =>
  navGroups({ role, through: null } as User).flatMap((group) => group.items);
const current = (path: string) => {
  const [pathname = "/", search = ""] = path.split(/(?=\?)/);
  const item = currentItem(items("admin"), { pathname, search });
  return item ? [item.label] : [];
};

test("only admins see the admin group", () => {
  expect(items("brand").some(({ to }) => to.startsWith("/admin"))).toBe(false);
  expect(items("admin").filter(({ to }) => to.startsWith("/admin"))).toHaveLength(3);
});

test("only those who may host see their events", () => {
  const seenBy = (["brand", "event_host", "agency", "admin"] as const).filter((role) =>
    items(role).some(({ to }) => to === "/hosting"),
  );
  expect(seenBy).toEqual(["event_host", "agency"]);
});

test.each([
  ["/", ["Executive Dashboard"]],
  ["/Campaigns/", ["Campaign Strategy"]],
  ["/campaign-ideation", ["Campaign Strategy"]],
  ["/sponsorships/deal_1", ["Sponsorship Hub"]],
  ["/admin", ["Admin Dashboard"]],
  ["/admin?tab=users", ["User Management"]],
  ["/admin?tab=system", ["System Control"]],
  ["/admin?tab=audit", ["Admin Dashboard"]],
  ["/credits/receipts/pay_1", ["Billing & Credits"]],
])("on %s exactly %j is current", (path, labels) => {
  expect(current(path)).toEqual(labels);
});
