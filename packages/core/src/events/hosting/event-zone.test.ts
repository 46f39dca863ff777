import type { EventDetail } from "@marquee/contracts/events/events";
import { updateEventBodySchema } from "@marquee/contracts/events/hosting";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { createEvent } from "./create-event.ts";
import { updateEvent } from "./edit-event.ts";
import { listEventHistory } from "./own-events.ts";

const host = sampleUser("usr_host", { role: "event_host" });
const actor = { accountId: host.id, actorId: host.id, admin: undefined };
const whole = {
  name: "Founders Harbor",
  category: "startup" as const,
  date: "2026-06-01T09:00:00Z",
  endsAt: "2026-06-03T18:00:00Z",
  location: "Singapore",
};

let core: Core;
let keys = 0;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await core.table.write({ op: "put", item: profileItem(host) });
});

const draft = (body: { location?: string; timeZone?: string } = {}) =>
  createEvent(core, actor, { ...whole, ...body }, `key-${keys++}`);

describe("the time zone of an event", () => {
  const zoneOf = ({ timeZone, timeZoneGuessed }: EventDetail) => [timeZone, timeZoneGuessed];
  const change = async ({ id, version }: EventDetail, body: object) =>
    updateEvent(core, actor, id, { version, ...body });

  it("is guessed from its location, again when that changes, until its host sets one", async () => {
    const created = await draft();
    expect(zoneOf(created)).toEqual(["Asia/Singapore", true]);
    const moved = await change(created, { location: "Austin, Texas" });
    expect(zoneOf(moved)).toEqual(["America/Chicago", true]);
    const set = await change(moved, { timeZone: "America/Denver" });
    expect(zoneOf(set)).toEqual(["America/Denver", false]);
    const again = await change(set, { location: "Kathmandu, Nepal" });
    expect(zoneOf(again)).toEqual(["America/Denver", false]);
  });

  it("is in the history, also when the guess is set as it was", async () => {
    const created = await draft();
    const set = await change(created, { timeZone: "Asia/Singapore" });
    expect(zoneOf(set)).toEqual(["Asia/Singapore", false]);
    const [entry] = (await listEventHistory(core, actor, created.id, {})).items;
    expect(entry?.changes).toEqual([
      { packageName: null, field: "timeZone", old: "Asia/Singapore (guessed)", new: "Asia/Singapore" },
    ]);
  });

  it("is what a call sets, and UTC for a place that nobody knows", async () => {
    expect(zoneOf(await draft({ timeZone: "Asia/Kathmandu" }))).toEqual(["Asia/Kathmandu", false]);
    expect(zoneOf(await draft({ location: "To be announced" }))).toEqual(["UTC", true]);
  });

  it.each(["Mars/Olympus", "+05:45", "", "x".repeat(200)])(
    "is refused by its field if it is %s",
    (timeZone) => {
      const { success, error } = updateEventBodySchema.safeParse({ version: 1, timeZone });
      expect([success, error?.issues.map(({ path, message }) => [path.join("."), message])[0]]).toEqual([
        false,
        ["timeZone", "Choose a time zone"],
      ]);
    },
  );
});
