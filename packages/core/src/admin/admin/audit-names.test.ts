import { auditActionLabels, auditFieldLabels } from "@marquee/contracts/admin/audit-labels";
import { defaultSettings } from "@marquee/contracts/admin/system";
import { noWelcome } from "@marquee/contracts/limits";
import { seedCatalog } from "@marquee/seed/seed";
import { openAdminFixture } from "@marquee/testkit/admin-fixture";
import { sampleEvent } from "@marquee/testkit/sample-event";
import { expect, it } from "vitest";
import { updatePackage } from "../../credits/credits/edit-packages.ts";
import { eventItem } from "../../events/events/event.item.ts";
import { auditWrite } from "../../ground/audit/audit.ts";
import { openingSettings } from "../../ground/system/settings.item.ts";
import { updateSettings } from "../../ground/system/update-settings.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import { listAudit } from "./list-audit.ts";

it("names people, packages and other subjects, but nobody whose account was deleted", async () => {
  const { core, ada, user } = await openAdminFixture();
  await seedCatalog(core);
  await user("usr_1", { name: "Ann Lee", username: "ann" });
  await user("usr_2", { status: "deleted", name: "", username: "" });
  await user("usr_gone", { status: "deleted", name: "", username: "" });
  const note = async (actor: string, subject: string) =>
    core.table.transact([auditWrite(core, { actor, action: "updateUser", subject })]);
  await note("ada", "usr_1");
  await note("usr_gone", "usr_2");
  await note("ops", "usr_unknown");
  await note("ada", "gen_1");
  await note("ada", "evt_1");
  await updatePackage(core, ada, "1", { price: 5_900 });
  const maintenance = { message: "Back soon", tone: "info" as const };
  await updateSettings(core, ada, { ...openingSettings, maintenance }, noWelcome);
  const names = (await listAudit(core, {}, {})).items
    .map((one) => [one.actorName, one.subjectName])
    .reverse();
  expect(names).toEqual([
    ["ada", "Ann Lee (ann)"],
    ["Deleted account", "Deleted account"],
    ["Operations", undefined],
    ["ada", "Campaign generation"],
    ["ada", "Deleted event"],
    ["usr_ada", "Tech Startup Package"],
    ["usr_ada", "System settings"],
  ]);
});

it("says whose event it was, or for which company a person is, and the event's time zone", async () => {
  const { core, user } = await openAdminFixture();
  await user("usr_host", { name: "Henrik", username: "henrik", company: "Summit Works" });
  await user("usr_alone", { name: "Sam", username: "sam", company: "" });
  const date = "2026-06-01T09:00:00.000Z";
  const events = [
    sampleEvent({ id: "evt_1", date, name: "Night", hostId: "usr_host", timeZone: "Asia/Singapore" }),
    sampleEvent({ id: "evt_2", date, name: "Day", hostId: "usr_alone" }),
  ];
  for (const event of events) await core.table.write({ op: "put", item: eventItem(event) });
  for (const subject of ["evt_1", "evt_2", "usr_host", "usr_alone"])
    await core.table.transact([auditWrite(core, { actor: "ada", action: "updateEvent", subject })]);
  const entries = (await listAudit(core, {}, {})).items.reverse();
  expect(entries.map(({ subjectName, account }) => [subjectName, account])).toEqual([
    ["Night", { id: "usr_host", name: "Summit Works" }],
    ["Day", { id: "usr_alone", name: "Sam (sam)" }],
    ["Henrik (henrik)", { id: "usr_host", name: "Summit Works" }],
    ["Sam (sam)", undefined],
  ]);
  expect(entries[0]?.timeZone).toBe("Asia/Singapore");
  expect((await listAudit(core, { search: "summit" }, {})).items).toHaveLength(2);
});

it("takes a name from the account's current state", async () => {
  const { core, user } = await openAdminFixture();
  await user("usr_1", { name: "Ann Lee", username: "ann" });
  await core.table.transact([auditWrite(core, { actor: "ada", action: "updateUser", subject: "usr_1" })]);
  await core.table.write({ op: "update", key: profileKey("usr_1"), set: { name: "Ann Park" } });
  expect((await listAudit(core, {}, {})).items[0]?.subjectName).toBe("Ann Park (ann)");
});

it("has words for every switch and price of System Control, and none that look like a key", () => {
  for (const group of ["flags", "prices"] as const) {
    for (const name of Object.keys(defaultSettings[group])) {
      expect(auditFieldLabels[`${group}.${name}`], name).toBeDefined();
    }
  }
  for (const label of [...Object.values(auditFieldLabels), ...Object.values(auditActionLabels)]) {
    expect(label).not.toMatch(/[a-z][A-Z]|_/);
  }
});
