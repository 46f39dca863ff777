import { listAgencies, listClients } from "@marquee/contracts/account/agencies";
import { leaveTeam } from "@marquee/contracts/account/team";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, newcomer, password } from "../support/api-user.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
const deals = { teamRole: "member", scope: "deals", payer: "client" } as const;

const emailOf = (one: ApiUser) => one.user?.email ?? "";
const newsOf = async (one: ApiUser) =>
  (await one.client.call(listNotifications, {})).flatMap((notice) =>
    notice.kind === "access_changed" ? [notice.about.change] : [],
  );

/** Both ways to begin: who begins, by which call, and who is asked. */
const beginnings = [
  ["askClient", "/api/clients", "agency", "brand"],
  ["offerAccess", "/api/agencies", "brand", "agency"],
] as const;

describe.each(beginnings)("whom %s reaches", (_, path, role, other) => {
  const begin = (one: ApiUser, email: string) => one.raw("POST", path, { body: { email, ...deals } });
  const pending = async (one: ApiUser) =>
    role === "agency"
      ? (await one.client.call(listClients, {})).asked
      : (await one.client.call(listAgencies, {})).offered;

  it("finds a company at the address of any owner, whoever registered it, and also once that person is gone", async () => {
    const one = await ApiUser.confirmed(url, role);
    const founder = await ApiUser.confirmed(url, other);
    const owner = await joined(founder, "owner");
    const manager = await joined(founder, "manager");
    const leaves = await founder.raw("DELETE", "/api/user", { body: { password, keepsCompany: true } });
    expect(leaves.status).toBe(204);
    for (const none of [emailOf(founder), emailOf(manager)])
      expect((await begin(one, none)).status).toBe(201);
    expect(await newsOf(owner)).toEqual([]);
    expect((await begin(one, emailOf(owner))).status).toBe(201);
    expect(await newsOf(owner)).toEqual([role === "agency" ? "asked" : "offered"]);
  });

  it("does not find a company at the address of whoever left it, though they registered it", async () => {
    const one = await ApiUser.confirmed(url, role);
    const founder = await ApiUser.confirmed(url, other);
    const owner = await joined(founder, "owner");
    await founder.client.call(leaveTeam, {});
    expect((await begin(one, emailOf(founder))).status).toBe(201);
    expect(await newsOf(owner)).toEqual([]);
  });

  it("says nothing of two addresses being the same company's", async () => {
    const one = await ApiUser.confirmed(url, role);
    const founder = await ApiUser.confirmed(url, other);
    const owner = await joined(founder, "owner");
    const emails = [emailOf(founder), emailOf(owner), newcomer().email];
    for (const email of emails)
      expect(await begin(one, email)).toMatchObject({ status: 201, body: { email, ...deals } });
    expect((await pending(one)).map(({ email }) => email).sort()).toEqual(emails.sort());
    expect(await newsOf(owner)).toHaveLength(1);
    // What led nowhere is withdrawn alone, and takes the first request along no more than the third does.
    for (const { id, email } of await pending(one))
      if (email !== emailOf(founder))
        expect((await one.raw("DELETE", `/api/access-requests/${id}`)).status).toBe(204);
    expect((await pending(one)).map(({ email }) => email)).toEqual([emailOf(founder)]);
    expect(await newsOf(owner)).toHaveLength(1);
  });
});
