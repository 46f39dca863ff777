import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { listActivity } from "../../ground/activity/activity.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { connectionItems } from "../../live/realtime/connection.item.ts";
import { openingBalance } from "../credits/balance.item.ts";
import type { Fulfillment } from "./fulfill.ts";
import { tellBuyer } from "./tell-buyer.ts";

async function buyer(activityLogging: boolean) {
  const core: Core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  const { preferences, ...user } = sampleUser("usr_1");
  const security = { ...preferences.security, activityLogging };
  const item = profileItem({ ...user, preferences: { ...preferences, security } });
  await core.table.write({ op: "put", item });
  await core.table.write({ op: "put", item: openingBalance(user.id) });
  const nowMs = core.clock.now();
  await core.table.write({ op: "put", item: sessionItem(user.id, "-", someCaller, true, nowMs) });
  const { socket } = connectionItems("con_1", { ...inPerson(user.id), sessionHash: "-" }, nowMs);
  await core.table.write({ op: "put", item: { ...socket, authenticated: true } });
  const channel = recordingChannel();
  const told = (more: Partial<Fulfillment>) =>
    tellBuyer(core, channel, {
      payment: { userId: user.id } as Fulfillment["payment"],
      changed: true,
      change: 500,
      bought: true,
      notices: [],
      ...more,
    });
  const kinds = async () => (await listActivity(core, user.id, {})).items.map(({ kind }) => kind);
  return { told, kinds, sent: channel.sent };
}

describe("a purchase in the account's activity", () => {
  it("is listed once, by its first money only", async () => {
    const { told, kinds } = await buyer(true);
    await told({});
    await told({ changed: false, change: 0, bought: false });
    await told({ change: -100, bought: false });
    await told({ change: 100, bought: false });
    expect(await kinds()).toEqual(["credits_bought"]);
  });

  it("is not recorded for an account that turned activity logging off", async () => {
    const { told, kinds } = await buyer(false);
    await told({});
    expect(await kinds()).toEqual([]);
  });
});

describe("open pages of the buyer", () => {
  it("are told of every change, including a payment that ended without credits, and of nothing else", async () => {
    const { told, sent } = await buyer(true);
    await told({});
    await told({ change: 0, bought: false });
    await told({ changed: false, change: 0, bought: false });
    expect(sent.map((data) => JSON.parse(data).type)).toEqual(["credits_updated", "credits_updated"]);
  });
});
