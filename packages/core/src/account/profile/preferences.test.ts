import { defaultPreferences } from "@marquee/contracts/account/profile";
import { durations } from "@marquee/contracts/durations";
import { fixedClock } from "@marquee/testkit/clock";
import { type MemoryStore, memoryTable } from "@marquee/testkit/memory-table";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { preferencesOf, profileKey, readUser } from "../../ground/users/user.item.ts";
import { storeUser } from "../accounts/register.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { loadSession, readCookie, type SessionSecrets, type SignedIn } from "../sessions/sessions.ts";
import { updatePreferences } from "./preferences.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const owner = sampleUser("usr_owner");

let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  clock = fixedClock();
  const store: MemoryStore = new Map();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await storeUser(core, owner);
});

/** A device that has just signed in, as its requests load it. */
async function device(): Promise<SignedIn> {
  const outcome = await beginSession(core, secrets, { user: owner, caller: someCaller });
  const principal = outcome.kind === "signed-in" && readCookie(secrets, outcome.cookie);
  const signedIn = principal && (await loadSession(core, principal));
  if (!signedIn) throw new Error("nobody is signed in");
  return signedIn;
}

async function stored() {
  const row = await core.table.get(profileKey(owner.id));
  if (!row) throw new Error("the profile is gone");
  return preferencesOf(readUser(row));
}

describe("two devices that change toggles at the same time", () => {
  it("both keep what they set, although neither had seen the change of the other", async () => {
    const [phone, laptop] = [await device(), await device()];
    await updatePreferences(core, phone, { security: { activityLogging: false } }, someCaller);
    const answer = await updatePreferences(core, laptop, { notifications: { newEvents: false } }, someCaller);
    const wanted = {
      ...defaultPreferences,
      notifications: { ...defaultPreferences.notifications, newEvents: false },
      security: { ...defaultPreferences.security, activityLogging: false },
    };
    expect(answer).toEqual(wanted);
    expect(await stored()).toEqual(wanted);
  });

  it("do not reopen API access that the other has just closed, without a recent step-up", async () => {
    const phone = await device();
    await updatePreferences(core, phone, { api: { enableApiAccess: true } }, someCaller);
    const [closing, stale] = [await device(), await device()];
    await updatePreferences(core, closing, { api: { enableApiAccess: false } }, someCaller);
    clock.advance(durations.sessionIdleSeconds * 1_000);
    await updatePreferences(core, stale, { notifications: { dealUpdates: false } }, someCaller);
    expect((await stored()).api).toEqual({ enableApiAccess: false, restrictApiAccess: true });
    expect(await codeOf(updatePreferences(core, stale, { api: { enableApiAccess: true } }, someCaller))).toBe(
      "step_up_required",
    );
  });
});

it("a change that names nothing changes nothing", async () => {
  const answer = await updatePreferences(core, await device(), { api: {} }, someCaller);
  expect(answer).toEqual(defaultPreferences);
});
