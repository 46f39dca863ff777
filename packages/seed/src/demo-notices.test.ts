import { readNotification } from "@marquee/contracts/live/notification-kinds";
import type { Core } from "@marquee/core/core";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { listNotifications } from "@marquee/core/live/notifications/notifications";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { seedNotices } from "./demo-notices.ts";

it("a demo sponsor starts with three notifications, however often the demo is seeded, and samples say so", async () => {
  const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  const user = sampleUser("usr_demo");
  await core.table.write({ op: "put", item: profileItem(user) });
  for (let n = 0; n < 2; n++) await seedNotices(core, user);
  const { items } = await listNotifications(core, inPerson(user.id), {});
  expect(items.map(({ kind }) => kind)).toEqual(["sample", "sample", "welcome"]);
  const [match, offer] = items.map((one) => readNotification(one));
  expect(match).toMatchObject({ title: "Sample: New event match", message: expect.stringContaining("92%") });
  expect(offer).toMatchObject({
    title: "Sample: Enterprise Package",
    message: expect.stringContaining("5,000 credits"),
  });
});
