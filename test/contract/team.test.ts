import { createApiKey, listApiKeys } from "@marquee/contracts/account/api-keys";
import { getCurrentUser, login } from "@marquee/contracts/account/auth";
import { getDeletion, updateCurrentUser } from "@marquee/contracts/account/profile";
import {
  acceptInvitation,
  acceptOwnership,
  changeTeamMember,
  declineOwnership,
  getTeam,
  leaveTeam,
  listOwnAccounts,
  removeTeamMember,
  switchAccount,
} from "@marquee/contracts/account/team";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { describe, expect, inject, it } from "vitest";
import { openApiAccess } from "../support/api-access.ts";
import { ApiUser, errorOf, newcomer, password } from "../support/api-user.ts";
import { invitedBy, joined } from "../support/team.ts";

const url = inject("url");

const address = () => newcomer().email;
const invite = (owner: ApiUser, email: string, teamRole = "member") =>
  owner.raw("POST", "/api/team/invitations", { body: { email, teamRole } });
const peopleOf = async (one: ApiUser) =>
  (await one.client.call(getTeam, {})).people.map(({ id, teamRole }) => [id, teamRole]);

/** What the notices of the account that somebody acts for say about its team. */
const newsOf = async (one: ApiUser) =>
  (await one.client.call(listNotifications, {})).flatMap((notice) =>
    notice.kind === "team_changed" ? [notice.about.change] : [],
  );

describe("getTeam", () => {
  it("shows somebody who never invited anybody as the only owner", async () => {
    const owner = await ApiUser.registered(url);
    expect(await owner.client.call(getTeam, {})).toMatchObject({
      company: "Acme",
      people: [{ id: owner.id, teamRole: "owner", ownershipOffered: false, monthlyCap: null }],
      invitations: [],
    });
  });

  it("shows everybody to everybody, and invitations only to owners", async () => {
    const owner = await ApiUser.registered(url);
    const viewer = await joined(owner, "viewer");
    const waiting = address();
    await invitedBy(owner, waiting, "manager", 50);
    expect(await peopleOf(viewer)).toEqual([
      [owner.id, "owner"],
      [viewer.id, "viewer"],
    ]);
    expect((await viewer.client.call(getTeam, {})).invitations).toEqual([]);
    expect((await owner.client.call(getTeam, {})).invitations).toMatchObject([
      { email: waiting, teamRole: "manager", monthlyCap: 50, invitedBy: "Test User" },
    ]);
  });
});

describe("changeTeamMember", () => {
  const change = (by: ApiUser, id: string, body: object) =>
    by.raw("PATCH", `/api/team/people/${id}`, { body });

  it("counts from the person's next call on, and tells them", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner, "manager");
    const save = () => member.raw("PATCH", "/api/user", { body: { company: "Acme Two" } });
    expect((await save()).status).toBe(200);
    const changed = await owner.client.call(changeTeamMember, {
      params: { id: member.id },
      body: { teamRole: "viewer", monthlyCap: 30 },
    });
    expect(changed).toMatchObject({ id: member.id, teamRole: "viewer", monthlyCap: 30 });
    expect((await save()).status).toBe(403);
    expect((await member.client.call(getCurrentUser, {})).teamRole).toBe("viewer");
    expect(await newsOf(member)).toEqual(["role_changed"]);
    expect(await newsOf(owner)).toEqual(["joined"]);
  });

  it("limits what the person spends in a month by their cap, and counts what everybody spends", async () => {
    const owner = await ApiUser.withCredits(url);
    const member = await joined(owner, "member", { monthlyCap: 5 });
    const order = () =>
      member.raw("POST", "/api/campaign-ideas/generate", { body: { prompt: "A pop-up for bakers" } });
    const refused = await order();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: "forbidden",
      message: expect.stringMatching(
        /^You've used 0 of your 5 credits for \w+, and this takes \d+\. Ask an owner to raise your cap\.$/,
      ),
    });
    await owner.client.call(changeTeamMember, { params: { id: member.id }, body: { monthlyCap: null } });
    expect((await order()).status).toBe(202);
    const { people } = await owner.client.call(getTeam, {});
    const spent = new Map(people.map(({ id, spentThisMonth }) => [id, spentThisMonth]));
    expect(spent.get(member.id)).toBeGreaterThan(0);
    expect(spent.get(owner.id)).toBe(0);
  });

  it("offers ownership, which is theirs once they accept", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner);
    const offered = await change(owner, member.id, { teamRole: "owner" });
    expect(offered.body).toMatchObject({ teamRole: "member", ownershipOffered: true });
    await member.client.call(acceptOwnership, {});
    expect((await change(member, owner.id, { teamRole: "viewer" })).status).toBe(200);
    expect(await peopleOf(member)).toEqual([
      [member.id, "owner"],
      [owner.id, "viewer"],
    ]);
    // Whoever registered the account is bound by their new role there as anybody.
    expect((await invite(owner, address())).status).toBe(403);
  });

  it("conflict: for the last owner", async () => {
    const owner = await ApiUser.registered(url);
    const alone = await change(owner, owner.id, { teamRole: "viewer" });
    expect(errorOf(alone)).toMatchObject({ status: 409, code: "conflict" });
    await joined(owner, "manager");
    expect(errorOf(await change(owner, owner.id, { teamRole: "manager" })).code).toBe("conflict");
  });

  it("not_found: for somebody of another account", async () => {
    const owner = await ApiUser.registered(url);
    const other = await ApiUser.registered(url);
    const stranger = await joined(other);
    await joined(owner);
    expect((await change(owner, stranger.id, { teamRole: "viewer" })).status).toBe(404);
  });
});

describe("removeTeamMember", () => {
  it("ends their sessions in the account and the keys that they made, and leaves their own account", async () => {
    const owner = await ApiUser.registered(url);
    await openApiAccess(owner);
    const manager = await joined(owner, "manager");
    const { key } = await manager.client.call(createApiKey, {
      body: { name: "Reports", scope: "read", expiresInDays: null },
    });
    const useKey = () =>
      new ApiUser(url).raw("GET", "/api/credits/balance", { headers: { authorization: `Bearer ${key}` } });
    expect((await useKey()).status).toBe(200);
    await owner.client.call(removeTeamMember, { params: { id: manager.id } });
    expect((await manager.raw("GET", "/api/user")).status).toBe(401);
    expect((await useKey()).status).toBe(401);
    expect(await owner.client.call(listApiKeys, {})).toEqual([]);
    expect(await peopleOf(owner)).toEqual([[owner.id, "owner"]]);
    const { username = "" } = manager.user ?? {};
    const again = await manager.client.call(login, { body: { username, password } });
    expect(again).toMatchObject({ id: manager.id, accountId: manager.id });
    const back = await manager.raw("PUT", "/api/user/account", { body: { accountId: owner.id } });
    expect(back.status).toBe(404);
  });

  it("conflict: for the last owner", async () => {
    const owner = await ApiUser.registered(url);
    expect((await owner.raw("DELETE", `/api/team/people/${owner.id}`)).status).toBe(409);
    await joined(owner, "manager");
    expect((await owner.raw("DELETE", `/api/team/people/${owner.id}`)).status).toBe(409);
  });

  it("not_found: for nobody of the account", async () => {
    const owner = await ApiUser.registered(url);
    await joined(owner);
    expect((await owner.raw("DELETE", "/api/team/people/usr_nobody")).status).toBe(404);
  });
});

describe("leaveTeam", () => {
  it("lets whoever registered the account go, who acts for another one from their next sign-in on, or for none", async () => {
    const founder = await ApiUser.registered(url);
    const second = await joined(founder, "owner");
    const { username = "", email = "" } = founder.user ?? {};
    await founder.client.call(leaveTeam, {});
    expect(await peopleOf(second)).toEqual([[second.id, "owner"]]);
    await founder.client.call(login, { body: { username, password } });
    expect(errorOf(await founder.raw("GET", "/api/user"))).toMatchObject({ status: 403 });
    expect(await founder.client.call(listOwnAccounts, {})).toEqual([]);
    const other = await ApiUser.registered(url);
    const { token } = await invitedBy(other, email ?? "", "viewer");
    await founder.client.call(acceptInvitation, { params: { token } });
    await founder.client.call(login, { body: { username, password } });
    expect(await founder.client.call(getCurrentUser, {})).toMatchObject({
      id: founder.id,
      accountId: other.id,
      teamRole: "viewer",
    });
    // Whoever stayed may ask them back.
    const again = await invitedBy(second, email ?? "", "viewer");
    await founder.client.call(acceptInvitation, { params: { token: again.token } });
    expect(await peopleOf(second)).toContainEqual([founder.id, "viewer"]);
  });

  it("signs the caller out of the account and tells it", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner, "member", { name: "Ada Ng" });
    await member.client.call(leaveTeam, {});
    expect(member.cookie).toBeUndefined();
    expect(await peopleOf(owner)).toEqual([[owner.id, "owner"]]);
    expect(await newsOf(owner)).toContain("left");
  });

  it("conflict: two owners who leave at once leave one", async () => {
    const owner = await ApiUser.registered(url);
    const second = await joined(owner, "owner");
    const answers = await Promise.all(
      [owner, second].map((one) => one.raw("DELETE", "/api/team/membership")),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 409]);
    const stayed = answers[0]?.status === 409 ? owner : second;
    expect(await peopleOf(stayed)).toEqual([[stayed.id, "owner"]]);
  });
});

describe("deleteAccount of one of several people", () => {
  const remove = (one: ApiUser, keepsCompany = false) =>
    one.raw("DELETE", "/api/user", { body: { password, keepsCompany } });

  it("leaves the company, and everybody else as they were", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner);
    const other = await joined(owner, "viewer");
    expect((await remove(member)).status).toBe(204);
    expect(await peopleOf(owner)).toEqual([
      [owner.id, "owner"],
      [other.id, "viewer"],
    ]);
    expect((await other.raw("GET", "/api/team")).status).toBe(200);
  });

  it("is refused for the last owner of a company, and while others work in one's own account", async () => {
    const founder = await ApiUser.registered(url);
    const owner = await joined(founder, "owner");
    await founder.client.call(leaveTeam, {});
    expect(errorOf(await remove(owner))).toMatchObject({ status: 409, code: "conflict" });
    expect(await peopleOf(owner)).toEqual([[owner.id, "owner"]]);
    await joined(owner, "viewer");
    expect(errorOf(await remove(owner)).code).toBe("conflict");
    await owner.client.call(switchAccount, { body: { accountId: owner.id } });
    const colleague = await joined(owner);
    expect(errorOf(await remove(owner)).code).toBe("conflict");
    expect((await colleague.raw("GET", "/api/team")).status).toBe(200);
  });

  it("leaves the company that somebody registered to its owners, and frees their address", async () => {
    const founder = await ApiUser.registered(url);
    const owner = await joined(founder, "owner");
    const viewer = await joined(owner, "viewer");
    expect((await remove(founder, true)).status).toBe(204);
    expect((await founder.raw("GET", "/api/user")).status).toBe(401);
    expect(await peopleOf(viewer)).toEqual([
      [owner.id, "owner"],
      [viewer.id, "viewer"],
    ]);
    expect((await viewer.client.call(getCurrentUser, {})).company).toBe("Acme");
    const { username, email } = founder.user ?? {};
    const signsIn = await new ApiUser(url).raw("POST", "/api/login", { body: { username, password } });
    expect(errorOf(signsIn).code).toBe("invalid_credentials");
    const anew = { ...newcomer(), username, email };
    expect((await new ApiUser(url).raw("POST", "/api/register", { body: anew })).status).toBe(201);
    expect((await viewer.raw("GET", "/api/team")).status).toBe(200);
  });

  it("conflict: where the company would stay, or go, against what they were told", async () => {
    const founder = await ApiUser.registered(url);
    expect(errorOf(await remove(founder, true)).code).toBe("conflict");
    await joined(founder);
    expect(errorOf(await remove(founder)).code).toBe("conflict");
    expect((await founder.raw("GET", "/api/user")).status).toBe(200);
  });
});

describe("getDeletion", () => {
  it("names the company that stays, also to whoever has left it, and none where nobody else works", async () => {
    const founder = await ApiUser.registered(url);
    expect(await founder.client.call(getDeletion, {})).toEqual({ company: null });
    const owner = await joined(founder, "owner");
    expect(await founder.client.call(getDeletion, {})).toEqual({ company: "Acme" });
    await founder.client.call(leaveTeam, {});
    const again = new ApiUser(url);
    await again.raw("POST", "/api/login", { body: { username: founder.user?.username, password } });
    expect(await again.client.call(getDeletion, {})).toEqual({ company: "Acme" });
    expect(await owner.client.call(getDeletion, {})).toEqual({ company: null });
  });
});

describe("acceptOwnership", () => {
  it("not_found: where none is offered, or it was declined", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner);
    expect((await member.raw("POST", "/api/team/ownership")).status).toBe(404);
    await owner.client.call(changeTeamMember, { params: { id: member.id }, body: { teamRole: "owner" } });
    await member.client.call(declineOwnership, {});
    expect((await member.raw("POST", "/api/team/ownership")).status).toBe(404);
  });
});

describe("declineOwnership", () => {
  it("keeps the role, and tells the account", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner, "manager");
    await owner.client.call(changeTeamMember, { params: { id: member.id }, body: { teamRole: "owner" } });
    await member.client.call(declineOwnership, {});
    expect((await member.client.call(getCurrentUser, {})).teamRole).toBe("manager");
    expect(await newsOf(owner)).toContain("ownership_declined");
  });

  it("not_found: where none is offered", async () => {
    const owner = await ApiUser.registered(url);
    expect((await (await joined(owner)).raw("DELETE", "/api/team/ownership")).status).toBe(404);
  });
});

describe("listOwnAccounts", () => {
  it("lists one's own and those one belongs to, whichever one acts for", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner, "viewer", { company: "Elsewhere" });
    const mine = await member.client.call(listOwnAccounts, {});
    expect(mine).toEqual([
      { id: member.id, name: "Elsewhere", avatar: null, teamRole: "owner", through: null },
      { id: owner.id, name: "Acme", avatar: null, teamRole: "viewer", through: null },
    ]);
    expect(await owner.client.call(listOwnAccounts, {})).toHaveLength(1);
  });
});

describe("switchAccount", () => {
  it("changes whose data this browser works on; the page of the other account is refused", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner);
    const as = (accountId: string) => member.raw("GET", "/api/team", { headers: { "x-account": accountId } });
    expect((await as(owner.id)).status).toBe(200);
    const switched = await member.client.call(switchAccount, { body: { accountId: member.id } });
    expect(switched).toMatchObject({ accountId: member.id, teamRole: "owner" });
    expect(errorOf(await as(owner.id)).code).toBe("other_account");
    expect((await as(member.id)).status).toBe(200);
    await member.client.call(switchAccount, { body: { accountId: owner.id } });
    const renamed = await member.raw("PATCH", "/api/user", { body: { name: "Mia Member" } });
    expect(renamed.body).toMatchObject({ name: "Mia Member", company: "Acme", accountId: owner.id });
    expect((await owner.client.call(getCurrentUser, {})).name).toBe("Test User");
  });

  it("not_found: for an account that is not one's own", async () => {
    const owner = await ApiUser.registered(url);
    const other = await ApiUser.registered(url);
    const answer = await other.raw("PUT", "/api/user/account", { body: { accountId: owner.id } });
    expect(answer.status).toBe(404);
    expect((await other.client.call(getCurrentUser, {})).accountId).toBe(other.id);
  });

  it("changes the company's facts only for managers", async () => {
    const owner = await ApiUser.registered(url);
    const manager = await joined(owner, "manager");
    await manager.client.call(updateCurrentUser, { body: { company: "Acme and Sons" } });
    expect((await owner.client.call(getCurrentUser, {})).company).toBe("Acme and Sons");
  });
});
