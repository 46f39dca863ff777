import { defaultPreferences } from "@marquee/contracts/account/profile";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { preferencesOf, profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { storeUser } from "../accounts/register.ts";
import { updatePreferences } from "./preferences.ts";

const owner = sampleUser("usr_owner");

let core: Core;

beforeEach(async () => {
  const store: MemoryStore = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  await storeUser(core, owner);
});

/** The profile, as a request loads it. */
async function profile(): Promise<UserRecord> {
  const row = await core.table.get(profileKey(owner.id));
  if (!row) throw new Error("the profile is gone");
  return readUser(row);
}

describe("two devices that change toggles at the same time", () => {
  it("both keep what they set, although neither had seen the change of the other", async () => {
    const [phone, laptop] = [await profile(), await profile()];
    await updatePreferences(core, phone, { security: { activityLogging: false } }, someCaller);
    const answer = await updatePreferences(core, laptop, { notifications: { newEvents: false } }, someCaller);
    const wanted = {
      ...defaultPreferences,
      notifications: { ...defaultPreferences.notifications, newEvents: false },
      security: { ...defaultPreferences.security, activityLogging: false },
    };
    expect(answer).toEqual(wanted);
    expect(preferencesOf(await profile())).toEqual(wanted);
  });
});

it("a change that names nothing changes nothing", async () => {
  const answer = await updatePreferences(core, await profile(), { security: {} }, someCaller);
  expect(answer).toEqual(defaultPreferences);
});
