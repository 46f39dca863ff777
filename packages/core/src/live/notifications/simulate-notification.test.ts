import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { noticesTo, noticeWrites } from "./notices.ts";
import { dismiss, listNotifications } from "./notifications.ts";
import { simulateNotification } from "./simulate-notification.ts";

const user = sampleUser("usr_looks");
const channel = recordingChannel();
let clock: ReturnType<typeof fixedClock>;
let core: Core;

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(user) });
});

async function begin(...which: string[]): Promise<void> {
  const noticesOf = await noticesTo(core, user.id);
  const told = which.flatMap((one) => noticesOf({ kind: "sample", about: { which: one } }));
  await core.table.transact(noticeWrites(told));
}
const list = async () => (await listNotifications(core, inPerson(user.id), {})).items;
const simulate = () => simulateNotification(core, channel, user.id);

describe("the recommendation in the sample data", () => {
  it("arrives once, however many pages request it at once, and says that it is a sample", async () => {
    await begin("event_match");
    await Promise.all([simulate(), simulate(), simulate()]);
    expect((await list()).map(({ about }) => about)).toEqual([
      { which: "campaign_tip" },
      { which: "event_match" },
    ]);
  });

  it("arrives again on another day if it was dismissed, but not on the same day", async () => {
    await begin("event_match");
    await simulate();
    const [tip] = await list();
    await dismiss(core, channel, inPerson(user.id), tip?.id ?? "");
    await simulate();
    expect(await list()).toHaveLength(1);
    clock.advance(24 * 60 * 60_000);
    await simulate();
    expect(await list()).toHaveLength(2);
  });

  it("never arrives on a list without samples", async () => {
    const noticesOf = await noticesTo(core, user.id);
    await core.table.transact(noticeWrites(noticesOf({ kind: "welcome", about: { name: user.name } })));
    await simulate();
    expect((await list()).map(({ kind }) => kind)).toEqual(["welcome"]);
  });
});
