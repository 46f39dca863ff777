import { openingSettings } from "@marquee/core/ground/system/settings.item";
import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { samplePackage } from "@marquee/testkit/sample-package";
import { beforeEach, describe, expect, it } from "vitest";
import { creditPackageItem } from "../../credits/credits/credit-package.item.ts";
import { listAllPackages, updatePackage } from "../../credits/credits/edit-packages.ts";
import { listActivity } from "../../ground/activity/activity.ts";
import { listApprovals } from "../../ground/approvals/approvals.ts";
import { currentSettings } from "../../ground/system/settings.ts";
import { appliedWelcome } from "../../ground/system/stage-limits.ts";
import { updateSettings } from "../../ground/system/update-settings.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { decideApproval } from "./decide-approval.ts";
import { listAudit } from "./list-audit.ts";
import { updateUser } from "./update-user.ts";

const ofStage = { credits: 20, days: 30 };
let fixture: AdminFixture;
const dayMs = 24 * 60 * 60_000;

beforeEach(async () => {
  fixture = await openAdminFixture();
  await fixture.user("usr_1");
});

const change = (admin: UserRecord, id: string, body: Parameters<typeof updateUser>[3]) =>
  updateUser(fixture.reach, admin, id, body);
const stored = async (id: string) => {
  const row = await fixture.core.table.get(profileKey(id));
  if (!row) throw new Error(`${id} is not there`);
  return readUser(row);
};
const waiting = async () =>
  (await listApprovals(fixture.core, {})).items.filter(({ status }) => status === "waiting");
const firstId = async () => (await waiting())[0]?.id ?? "";
const decide = (admin: UserRecord, id: string, approve = true) =>
  decideApproval(fixture.reach, admin, id, approve);
const conflict = expect.objectContaining({ code: "conflict" });

describe("a new admin", () => {
  it("is requested by one admin and approved by another, and then may act but not decide for a day", async () => {
    const { ada, bea } = fixture;
    const asked = await change(ada, "usr_1", { role: "admin", isPartner: true, reason: "Joins us" });
    expect(asked).toMatchObject({ role: "brand", isPartner: false, waiting: true });
    expect(await stored("usr_1")).toMatchObject({ role: "brand", isPartner: false, adminSince: null });
    const id = await firstId();
    expect(await decide(bea, id)).toMatchObject({ status: "approved", decidedBy: "usr_bea" });
    const cal = await stored("usr_1");
    expect(cal).toMatchObject({ role: "admin", isPartner: true, adminSince: "2026-01-15T09:00:00.000Z" });
    expect((await listActivity(fixture.core, "usr_1", {})).items).toMatchObject([{ kind: "role_changed" }]);
    const actions = (await listAudit(fixture.core, {}, {})).items.map(({ action }) => action);
    expect(actions.sort()).toEqual(["decideApproval", "requestApproval"]);

    await fixture.user("usr_2");
    expect(await change(cal, "usr_2", { suspended: true })).toMatchObject({ suspended: true });
    await change(ada, "usr_2", { suspended: false });
    await change(ada, "usr_2", { role: "admin" });
    await expect(decide(cal, await firstId())).rejects.toMatchObject({ code: "forbidden" });
    const claims = { ...cal, adminSince: null };
    await expect(decide(claims, await firstId())).rejects.toMatchObject({ code: "forbidden" });
    fixture.clock.advance(dayMs);
    expect(await decide(cal, await firstId())).toMatchObject({ status: "approved" });
  });

  it("is not approved by the admin who asked, nor twice, nor after a rejection, nor by somebody who is no longer an admin", async () => {
    const { ada, bea } = fixture;
    await change(ada, "usr_1", { role: "admin" });
    const id = await firstId();
    await expect(decide(ada, id)).rejects.toEqual(conflict);
    const stranger = await fixture.user("usr_2");
    await expect(decide(stranger, id)).rejects.toMatchObject({ code: "forbidden" });
    expect(await decide(bea, id, false)).toMatchObject({ status: "rejected" });
    await expect(decide(bea, id)).rejects.toEqual(conflict);
    expect((await stored("usr_1")).role).toBe("brand");
    await expect(decide(bea, "apr_none")).rejects.toMatchObject({ code: "not_found" });
  });

  it("is not made from an account that was changed, suspended or deleted after the request", async () => {
    const { core, ada, bea } = fixture;
    for (const set of [{ role: "agency" }, { status: "suspended" }, { status: "deleted" }]) {
      await fixture.user("usr_1");
      await change(ada, "usr_1", { role: "admin" });
      await core.table.write({ op: "update", key: profileKey("usr_1"), set });
      const id = await firstId();
      await expect(decide(bea, id)).rejects.toEqual(conflict);
      await decide(bea, id, false);
    }
  });

  it("includes an admin who was suspended: a second admin has to reinstate them, and their day starts over", async () => {
    const { ada, bea } = fixture;
    const cal = await fixture.user("usr_cal", { role: "admin", status: "suspended" });
    expect(await change(ada, cal.id, { suspended: false })).toMatchObject({ suspended: true, waiting: true });
    expect((await stored(cal.id)).status).toBe("suspended");
    await decide(bea, await firstId());
    expect(await stored(cal.id)).toMatchObject({
      status: "active",
      role: "admin",
      adminSince: "2026-01-15T09:00:00.000Z",
    });
  });

  it("nobody decides on a request about themselves", async () => {
    const { ada } = fixture;
    const cal = await fixture.user("usr_cal", { role: "admin" });
    await change(ada, cal.id, { suspended: true });
    await expect(decide(cal, await firstId())).rejects.toEqual(conflict);
  });
});

describe("cheaper credits", () => {
  beforeEach(() => fixture.core.table.write({ op: "put", item: creditPackageItem(samplePackage) }));
  const edit = (body: Parameters<typeof updatePackage>[3], admin = fixture.ada) =>
    updatePackage(fixture.core, admin, "1", body);
  const shown = async () => (await listAllPackages(fixture.core))[0];

  it.each([
    ["a lower price", { price: 4_800 }],
    ["more credits", { creditAmount: 101 }],
    ["a dearer package with even more credits", { price: 9_900, creditAmount: 1_000_000 }],
  ])("in a package wait for a second admin: %s", async (_, body) => {
    expect(await edit({ ...body, name: "Deal" })).toMatchObject({ ...samplePackage, waiting: true });
    expect(await shown()).toEqual(samplePackage);
    await decide(fixture.bea, await firstId());
    expect(await shown()).toEqual({ ...samplePackage, ...body, name: "Deal" });
  });

  it("include a package that is put on sale; taking it off sale or raising its price needs no second admin", async () => {
    expect(await edit({ isActive: false })).toMatchObject({ isActive: false, waiting: false });
    expect(await edit({ price: 100, creditAmount: 1_000_000 })).toMatchObject({ waiting: false });
    expect(await edit({ isActive: true })).toMatchObject({ isActive: false, waiting: true });
    expect(await edit({ price: 990_000, creditAmount: 100 })).toMatchObject({ waiting: false });
    // The package is no longer what it was when the change was requested.
    await expect(decide(fixture.bea, await firstId())).rejects.toEqual(conflict);
  });

  it("in the price list wait as well, while switches and banner change at once", async () => {
    const { core, ada, bea } = fixture;
    const prices = { ...openingSettings.prices, campaignIdeas: 9, visualMockup: 6 };
    const maintenance = { message: "Back soon", tone: "info" as const };
    const saved = await updateSettings(core, ada, { ...openingSettings, prices, maintenance }, ofStage);
    expect(saved).toMatchObject({ prices: openingSettings.prices, maintenance, version: 1, waiting: true });
    await decide(bea, await firstId());
    expect(await currentSettings(core)).toMatchObject({
      prices,
      maintenance,
      version: 2,
      updatedBy: bea.username,
    });
  });

  it.each([
    ["campaignIdeas", 9],
    ["competitiveAnalysis", 4],
    ["visualMockup", 0],
    ["chatReply", 0],
    ["freeRepliesPerMonth", 51],
  ] as const)("are any lower price or more that is free: %s", async (name, value) => {
    const prices = { ...openingSettings.prices, [name]: value };
    const saved = await updateSettings(fixture.core, fixture.ada, { ...openingSettings, prices }, ofStage);
    expect(saved).toMatchObject({ prices: openingSettings.prices, version: 0, waiting: true });
    const dearer = { ...openingSettings.prices, [name]: name === "freeRepliesPerMonth" ? 0 : 100 };
    const changed = await updateSettings(
      fixture.core,
      fixture.ada,
      { ...openingSettings, prices: dearer },
      ofStage,
    );
    expect(changed).toMatchObject({ prices: dearer, version: 1, waiting: false });
    await expect(decide(fixture.bea, await firstId())).rejects.toEqual(conflict);
  });
});

describe("more welcome credits", () => {
  const set = (welcome: { credits: number; days: number } | null, version: number) =>
    updateSettings(fixture.core, fixture.ada, { ...openingSettings, welcome, version }, ofStage);

  it.each([
    ["more credits than the stage gives", { credits: 21, days: 30 }],
    ["more days than the stage gives", { credits: 20, days: 31 }],
  ])("wait for a second admin: %s", async (_, welcome) => {
    expect(await set(welcome, 0)).toMatchObject({ welcome: null, version: 0, waiting: true });
    expect(await appliedWelcome(fixture.core, ofStage)).toEqual(ofStage);
    await decide(fixture.bea, await firstId());
    expect(await appliedWelcome(fixture.core, ofStage)).toEqual(welcome);
  });

  it("are what the stage gives instead of less; less applies at once", async () => {
    const less = { credits: 5, days: 10 };
    expect(await set(less, 0)).toMatchObject({ welcome: less, version: 1, waiting: false });
    expect(await appliedWelcome(fixture.core, ofStage)).toEqual(less);
    expect(await set(null, 1)).toMatchObject({ welcome: less, waiting: true });
  });

  it("conflict: are not given once the grant is another than it was when they were requested", async () => {
    await set({ credits: 50, days: 30 }, 0);
    await set({ credits: 5, days: 10 }, 0);
    await expect(decide(fixture.bea, await firstId())).rejects.toEqual(conflict);
  });
});

it("waiting requests come first, each group newest first", async () => {
  const { ada, bea } = fixture;
  for (const id of ["usr_2", "usr_3"]) await fixture.user(id);
  for (const id of ["usr_1", "usr_2", "usr_3"]) {
    await change(ada, id, { role: "admin" });
    fixture.clock.advance(1_000);
  }
  const all = async () => (await listApprovals(fixture.core, {})).items;
  expect((await all()).map(({ subject }) => subject)).toEqual(["usr_3", "usr_2", "usr_1"]);
  await decide(bea, (await all())[0]?.id ?? "", false);
  expect((await all()).map(({ subject }) => subject)).toEqual(["usr_2", "usr_1", "usr_3"]);
});
