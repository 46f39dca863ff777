import { readNotification } from "@marquee/contracts/live/notification-kinds";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { listNotifications } from "./notifications.ts";
import { securityWrites } from "./security-notices.ts";

it("security events of an account are announced whatever its owner turned off", async () => {
  const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  const { preferences, ...user } = sampleUser("usr_1");
  const off = Object.fromEntries(Object.keys(preferences.notifications).map((name) => [name, false]));
  const quiet = { ...preferences, notifications: off as typeof preferences.notifications };
  await core.table.write({ op: "put", item: profileItem({ ...user, preferences: quiet }) });
  const caller = { ip: "192.0.2.1", device: "Firefox on Linux" };
  await core.table.transact(securityWrites(core, user.id, "google_linked", caller));
  const { items } = await listNotifications(core, inPerson(user.id), {});
  expect(items.map((one) => readNotification(one))).toMatchObject([
    {
      title: "A Google account was linked",
      message: "Firefox on Linux. If this wasn't you, reset your password right away.",
      leadsTo: "/profile?tab=security",
    },
  ]);
});
