import { openingApiAccess } from "@marquee/contracts/account/api-keys";
import { durations } from "@marquee/contracts/durations";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { savePreferences } from "../../ground/users/save-preferences.ts";
import { apiAccessOf, profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { storeUser } from "../accounts/register.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { loadSession, readCookie, type SessionSecrets, type SignedInFor } from "../sessions/sessions.ts";
import { updateApiAccess } from "./api-access.ts";

const secrets: SessionSecrets = ["a-secret-of-at-least-thirty-two-characters"];
const owner = sampleUser("usr_owner");

let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  await storeUser(core, owner);
});

/** A device that has just signed in, as its requests load it. */
async function device(): Promise<SignedInFor> {
  const outcome = await beginSession(core, secrets, { user: owner, caller: someCaller });
  const principal = outcome.kind === "signed-in" && readCookie(secrets, outcome.cookie);
  const signedIn = principal && (await loadSession(core, principal));
  if (!signedIn) throw new Error("nobody is signed in");
  return signedIn;
}

async function profile(): Promise<UserRecord> {
  const row = await core.table.get(profileKey(owner.id));
  if (!row) throw new Error("the profile is gone");
  return readUser(row);
}

const update = (by: SignedInFor, change: Parameters<typeof updateApiAccess>[2]) =>
  updateApiAccess(core, by, change, someCaller);

describe("API access that two managers change at the same time", () => {
  it("keeps what both set, although neither had seen the change of the other", async () => {
    const [first, second] = [await device(), await device()];
    await update(first, { enableApiAccess: true });
    const { access } = await update(second, { addresses: ["192.0.2.7"] });
    expect(access).toEqual({ enableApiAccess: true, restrictApiAccess: true, addresses: ["192.0.2.7"] });
    expect(apiAccessOf(await profile())).toEqual(access);
  });

  it("is not opened again after the other closed it, without a recent step-up", async () => {
    await update(await device(), { enableApiAccess: true });
    const [closing, stale] = [await device(), await device()];
    await update(closing, { enableApiAccess: false });
    clock.advance(durations.sessionIdleSeconds * 1_000);
    expect((await update(stale, { restrictApiAccess: true })).access).toEqual(openingApiAccess);
    expect(await codeOf(update(stale, { enableApiAccess: true }))).toBe("step_up_required");
    expect(apiAccessOf(await profile())).toEqual(openingApiAccess);
  });

  it("stays closed whatever its founder prefers meanwhile", async () => {
    await update(await device(), { enableApiAccess: true });
    const stale = await profile();
    await update(await device(), { enableApiAccess: false });
    await savePreferences(core, stale, ({ preferences }) => ({
      set: { preferences: { ...preferences, security: { ...preferences.security, activityLogging: false } } },
      others: [],
    }));
    expect(apiAccessOf(await profile()).enableApiAccess).toBe(false);
  });
});

describe("a step-up", () => {
  it("is needed for each change after which keys may do more, and for no other", async () => {
    const open = { enableApiAccess: true, restrictApiAccess: false, addresses: ["192.0.2.7"] };
    await update(await device(), open);
    const old = await device();
    clock.advance(durations.sessionIdleSeconds * 1_000);
    for (const closing of [{ addresses: [] }, { restrictApiAccess: true }, { enableApiAccess: false }, {}])
      await update(old, closing);
    for (const opening of [
      { addresses: ["192.0.2.7"] },
      { restrictApiAccess: false },
      { enableApiAccess: true },
      { enableApiAccess: true, addresses: [] },
    ])
      expect(await codeOf(update(old, opening)), JSON.stringify(opening)).toBe("step_up_required");
    expect(apiAccessOf(await profile())).toEqual(openingApiAccess);
  });
});
