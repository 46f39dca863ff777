import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { listNotifications } from "../../live/notifications/notifications.ts";
import { balanceKey, openingBalance } from "./balance.item.ts";
import { grantCredits } from "./grant.ts";
import { tellLowCredits } from "./low-credits.ts";

const userId = "usr_1";
const channel = recordingChannel();
let core: Core;
let grants = 0;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(sampleUser(userId)) });
  await core.table.write({ op: "put", item: openingBalance(userId) });
});

const give = (amount: number) =>
  grantCredits(core, { userId, id: `grant_${grants++}`, amount, reason: "Given" });
async function spend(amount: number): Promise<void> {
  const add = { available: -amount, used: amount, ver: 1 };
  await core.table.write({ op: "update", key: balanceKey(userId), add });
  // Two workers that check at the same time.
  await Promise.all([1, 2].map(() => tellLowCredits(core, channel, userId)));
}
const told = async () =>
  (await listNotifications(core, inPerson(userId), {})).items
    .flatMap((one) => (one.kind === "credits_low" ? [one.about.available] : []))
    .reverse();

describe("a user with few credits left", () => {
  it("is told once at a fifth of what there was, once below ten, and again after a top-up", async () => {
    await give(200);
    await spend(159);
    expect(await told()).toEqual([]);
    await spend(1);
    await spend(10);
    expect(await told()).toEqual([40]);
    await spend(20);
    expect(await told()).toEqual([40]);
    await spend(1);
    await spend(5);
    expect(await told()).toEqual([40, 9]);
    // 4 + 96 are 100 from here on.
    await give(96);
    await spend(79);
    expect(await told()).toEqual([40, 9]);
    await spend(1);
    expect(await told()).toEqual([40, 9, 20]);
  });

  it("is told once if both are passed at once, and never if nothing was ever spent", async () => {
    await give(30);
    await tellLowCredits(core, channel, userId);
    expect(await told()).toEqual([]);
    await spend(25);
    await spend(1);
    expect(await told()).toEqual([5]);
  });
});
