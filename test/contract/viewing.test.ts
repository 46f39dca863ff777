import { getCurrentUser } from "@marquee/contracts/account/auth";
import { listActivity } from "@marquee/contracts/account/security";
import { openMessages, startViewing, stopViewing } from "@marquee/contracts/admin/accounts";
import { updateUser } from "@marquee/contracts/admin/admin";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { auditOf, demoAdmin, otherDemoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
const reason = "Asked for by mail";

let admin: ApiUser;
beforeAll(async () => {
  admin = await demoAdmin(url);
});

const about = (caller: ApiUser) => ({ params: { id: caller.id } });
const post = (id: string, rest: string, body: object) =>
  admin.raw("POST", `/api/admin/accounts/${id}${rest}`, { body });

/** What somebody's activity says that admins who viewed their account did, newest first. */
async function viewingSeenBy(caller: ApiUser): Promise<string[]> {
  const entries = await caller.client.call(listActivity, {});
  return entries.map(({ kind }) => kind).filter((kind) => kind.startsWith("viewing_"));
}

describe("startViewing", () => {
  it("shows the product as the account, with the reason in the audit log and an entry for each owner", async () => {
    const viewer = await demoAdmin(url);
    const owner = await ApiUser.confirmed(url);
    const member = await joined(owner, "member");
    const shown = await viewer.client.call(startViewing, { ...about(owner), body: { reason } });
    expect(shown).toMatchObject({ id: viewer.id, accountId: owner.id, teamRole: "viewer" });
    expect(await viewer.client.call(getCurrentUser, {})).toEqual(shown);
    expect(await auditOf(admin, owner.id)).toMatchObject([
      { action: "startViewing", reason, after: { minutes: 60 } },
    ]);
    expect(await viewingSeenBy(owner)).toEqual(["viewing_started"]);
    expect(await viewingSeenBy(member)).toEqual([]);
    await viewer.client.call(stopViewing, about(owner));
  });

  it("conflict for one's own account, another admin's and a suspended one; not_found for nobody", async () => {
    expect(errorOf(await post(admin.id, "/viewing", { reason })).code).toBe("conflict");
    expect(errorOf(await post("usr_none", "/viewing", { reason })).code).toBe("not_found");
    expect(errorOf(await post("usr_none", "/viewing", { reason: " " })).fields).toHaveProperty("reason");
    const other = await otherDemoAdmin(url);
    expect(errorOf(await post(other.id, "/viewing", { reason })).code).toBe("conflict");
    const suspended = await ApiUser.registered(url);
    await admin.client.call(updateUser, {
      ...about(suspended),
      body: { suspended: true, reason },
    });
    expect(errorOf(await post(suspended.id, "/viewing", { reason })).code).toBe("conflict");
  });
});

describe("openMessages", () => {
  it("takes a reason of its own, once, and the owner sees that it happened", async () => {
    const viewer = await demoAdmin(url);
    const owner = await ApiUser.confirmed(url);
    await viewer.client.call(startViewing, { ...about(owner), body: { reason } });
    const path = openMessages.path.replace("{id}", owner.id);
    const open = (body: object) => viewer.raw(openMessages.method, path, { body });
    expect(errorOf(await open({ reason: " " })).fields).toHaveProperty("reason");
    expect((await open({ reason: "A message is missing" })).status).toBe(204);
    expect((await open({ reason: "Clicked twice" })).status).toBe(204);
    expect((await auditOf(admin, owner.id)).map((entry) => [entry.action, entry.reason])).toEqual([
      ["openMessages", "A message is missing"],
      ["startViewing", reason],
    ]);
    expect(await viewingSeenBy(owner)).toEqual(["viewing_messages", "viewing_started"]);
    await viewer.client.call(stopViewing, about(owner));
  });

  it("not_found for an account that the admin does not view", async () => {
    const owner = await ApiUser.confirmed(url);
    expect(errorOf(await post(owner.id, "/viewing/messages", { reason })).code).toBe("not_found");
  });
});

describe("stopViewing", () => {
  it("leads back to the admin's own account, is written down once, and may be repeated", async () => {
    const viewer = await demoAdmin(url);
    const owner = await ApiUser.confirmed(url);
    await viewer.client.call(startViewing, { ...about(owner), body: { reason } });
    for (let click = 0; click < 2; click++)
      expect(await viewer.client.call(stopViewing, about(owner))).toMatchObject({
        accountId: viewer.id,
        through: null,
      });
    expect((await auditOf(admin, owner.id)).map(({ action }) => action)).toEqual([
      "stopViewing",
      "startViewing",
    ]);
    expect(await viewingSeenBy(owner)).toEqual(["viewing_stopped", "viewing_started"]);
  });
});
