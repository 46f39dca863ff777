import { getCurrentUser, register } from "@marquee/contracts/account/auth";
import { listActivity } from "@marquee/contracts/account/security";
import {
  acceptInvitation,
  getInvitation,
  getTeam,
  inviteToTeam,
  resendInvitation,
  revokeInvitation,
  switchAccount,
} from "@marquee/contracts/account/team";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { durations } from "@marquee/contracts/durations";
import { limits } from "@marquee/contracts/limits";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { invitationKey } from "@marquee/core/account/team/invitation.item";
import { teamKey } from "@marquee/core/account/team/team.item";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, inject, it } from "vitest";
import { demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf, newcomer, welcomeCredits } from "../support/api-user.ts";
import { stageTable } from "../support/emulated-table.ts";
import { invitationTo, invitedBy, joined } from "../support/team.ts";

const url = inject("url");
const table = stageTable(inject("stores"));

const address = () => newcomer().email;
const invite = (owner: ApiUser, email: string, teamRole = "member") =>
  owner.raw("POST", "/api/team/invitations", { body: { email, teamRole } });
const accept = (person: ApiUser, token: string) => person.raw("POST", `/api/invitations/${token}/accept`);
const peopleOf = async (one: ApiUser) =>
  (await one.client.call(getTeam, {})).people.map(({ id, teamRole }) => [id, teamRole]);

/** What the notices of the account that somebody acts for say about its team. */
const newsOf = async (one: ApiUser) =>
  (await one.client.call(listNotifications, {})).flatMap((notice) =>
    notice.kind === "team_changed" ? [notice.about.change] : [],
  );

/** Makes an invitation's time run out. */
const expire = (accountId: string, id: string) =>
  table.write({
    op: "update",
    key: invitationKey(accountId, id),
    set: { expiresAtMs: Date.now() - 1_000 },
  });

describe("inviteToTeam", () => {
  it("mails a link for seven days", async () => {
    const owner = await ApiUser.registered(url);
    const email = address();
    const invitation = await owner.client.call(inviteToTeam, { body: { email, teamRole: "viewer" } });
    expect(invitation).toMatchObject({ email, teamRole: "viewer", monthlyCap: null });
    const life = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt);
    expect(life).toBe(durations.invitationSeconds * 1_000);
    expect(await invitationTo(url, email)).toContain(invitation.id);
  });

  it("conflict: for somebody who is invited or on the team", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner);
    const email = address();
    await invitedBy(owner, email);
    for (const known of [email, email.toUpperCase(), member.user?.email ?? "", owner.user?.email ?? ""])
      expect(errorOf(await invite(owner, known)), known).toMatchObject({ status: 409, code: "conflict" });
  });

  it("conflict: for an admin's account, which has no team", async () => {
    expect(errorOf(await invite(await demoAdmin(url), address()))).toMatchObject({ code: "conflict" });
  });

  it.runIf(atNight)("too_many_requests: an address gets only so many a day, whoever invites", async () => {
    const email = address();
    for (let n = 0; n < limits.invitationMailsPerAddressPerDay; n++)
      await invitedBy(await ApiUser.registered(url), email);
    const another = await ApiUser.registered(url);
    expect(errorOf(await invite(another, email))).toMatchObject({ status: 429, code: "too_many_requests" });
  });

  it("forbidden: for all but owners", async () => {
    const owner = await ApiUser.registered(url);
    for (const role of ["manager", "member", "viewer"] as const)
      expect((await invite(await joined(owner, role), address())).status, role).toBe(403);
  });

  // The mail server of this stage always answers; the unit tests of invite.ts have one that does not.
  it("unavailable: declared for a mail that could not be sent", () => {
    expect(inviteToTeam.errors).toContain("unavailable");
  });
});

describe("resendInvitation", () => {
  const resend = (owner: ApiUser, id: string) => owner.raw("POST", `/api/team/invitations/${id}/resend`);

  it("mails a new link, and the earlier one stops working", async () => {
    const owner = await ApiUser.registered(url);
    const body = newcomer();
    const { id, token } = await invitedBy(owner, body.email);
    await expire(owner.id, id);
    expect((await owner.client.call(getTeam, {})).invitations).toHaveLength(1);
    await owner.client.call(resendInvitation, { params: { id } });
    const newer = await invitationTo(url, body.email);
    expect(newer).not.toBe(token);
    const person = new ApiUser(url);
    await person.client.call(register, { body });
    expect(errorOf(await accept(person, token))).toMatchObject({ code: "invalid_token" });
    const before = await person.client.call(getInvitation, { params: { token } });
    expect(before.state).toBe("revoked");
    expect((await accept(person, newer)).status).toBe(200);
  });

  it("not_found: for one that is used, revoked or another account's", async () => {
    const owner = await ApiUser.registered(url);
    const other = await ApiUser.registered(url);
    const { id } = await invitedBy(owner, address());
    expect((await resend(other, id)).status).toBe(404);
    await owner.client.call(revokeInvitation, { params: { id } });
    expect((await resend(owner, id)).status).toBe(404);
  });

  it.runIf(atNight)("too_many_requests: counts with invitations", async () => {
    const owner = await ApiUser.registered(url);
    const { id } = await invitedBy(owner, address());
    const answers: number[] = [];
    for (let n = 0; n < limits.invitationMailsPerAddressPerDay; n++)
      answers.push((await resend(owner, id)).status);
    expect(answers.at(-1)).toBe(429);
  });

  it("unavailable: declared for a mail that could not be sent", () => {
    expect(resendInvitation.errors).toContain("unavailable");
  });
});

describe("revokeInvitation", () => {
  it("makes the link useless, and says so to whoever has it", async () => {
    const owner = await ApiUser.registered(url);
    const body = newcomer();
    const { id, token } = await invitedBy(owner, body.email);
    await owner.client.call(revokeInvitation, { params: { id } });
    expect((await owner.client.call(getTeam, {})).invitations).toEqual([]);
    const person = new ApiUser(url);
    await person.client.call(register, { body });
    expect(errorOf(await accept(person, token))).toMatchObject({ code: "invalid_token" });
    expect((await person.client.call(getInvitation, { params: { token } })).state).toBe("revoked");
    expect(await peopleOf(owner)).toEqual([[owner.id, "owner"]]);
  });

  it("not_found: a second time, and for another account's", async () => {
    const owner = await ApiUser.registered(url);
    const { id } = await invitedBy(owner, address());
    const other = await ApiUser.registered(url);
    expect((await other.raw("DELETE", `/api/team/invitations/${id}`)).status).toBe(404);
    await owner.client.call(revokeInvitation, { params: { id } });
    expect((await owner.raw("DELETE", `/api/team/invitations/${id}`)).status).toBe(404);
  });
});

describe("getInvitation", () => {
  const look = (token: string) => new ApiUser(url).raw("GET", `/api/invitations/${token}`);

  it("says to anybody with the link what it is for and what became of it", async () => {
    const owner = await ApiUser.registered(url);
    const body = newcomer();
    const { id, token } = await invitedBy(owner, body.email, "viewer");
    expect((await look(token)).body).toMatchObject({
      state: "open",
      company: "Acme",
      invitedBy: "Test User",
      teamRole: "viewer",
      email: body.email,
    });
    const person = new ApiUser(url);
    await person.client.call(register, { body });
    await person.client.call(acceptInvitation, { params: { token } });
    expect((await look(token)).body).toMatchObject({ state: "used" });
    const late = await invitedBy(owner, address());
    await expire(owner.id, late.id);
    expect((await look(late.token)).body).toMatchObject({ state: "expired" });
    expect(id).not.toBe(late.id);
  });

  it("invalid_token: for a link that never was one", async () => {
    const owner = await ApiUser.registered(url);
    const { id, token } = await invitedBy(owner, address());
    const guessed = `${owner.id}-${id}-${"a".repeat(43)}`;
    for (const wrong of [guessed, `${token.slice(0, -1)}_x`, "x".repeat(60)])
      expect(errorOf(await look(wrong)), wrong).toMatchObject({ status: 400, code: "invalid_token" });
  });

  it.runIf(atNight)("too_many_requests: a network looks only so often", async () => {
    const guesser = new ApiUser(url);
    const path = `/api/invitations/${"y".repeat(60)}`;
    for (let n = 0; n < limits.invitationLinksPerNetwork; n++) await guesser.raw("GET", path);
    expect((await guesser.raw("GET", path)).status).toBe(429);
  });
});

describe("acceptInvitation", () => {
  it("confirms the address that the link was mailed to, with the welcome credits, once", async () => {
    const owner = await ApiUser.registered(url);
    const body = newcomer();
    const { token } = await invitedBy(owner, body.email);
    const person = new ApiUser(url);
    expect(await person.client.call(register, { body })).toMatchObject({ confirmed: false });
    expect(await person.client.call(acceptInvitation, { params: { token } })).toMatchObject({
      accountId: owner.id,
      confirmed: true,
    });
    await person.client.call(switchAccount, { body: {} });
    expect(await person.client.call(getCreditBalance, {})).toMatchObject({
      availableCredits: welcomeCredits,
    });
    expect((await person.client.call(listActivity, {})).map(({ kind }) => kind)).toContain("email_confirmed");
    // The link of the registration adds nothing to it.
    person.user = await person.client.call(getCurrentUser, {});
    await person.confirm();
    expect(await person.client.call(getCreditBalance, {})).toMatchObject({ totalCredits: welcomeCredits });
    // Nobody confirms the owner's address by inviting somebody.
    expect(await owner.client.call(getCurrentUser, {})).toMatchObject({ confirmed: false });
  });

  it("makes a registered person one of the account's, who acts for it at once", async () => {
    const owner = await ApiUser.registered(url);
    const member = await joined(owner, "manager", { company: "Elsewhere" });
    expect(member.user).toMatchObject({ accountId: owner.id, teamRole: "manager", company: "Acme" });
    const again = await member.client.call(getCurrentUser, {});
    expect(again).toMatchObject({ id: member.id, accountId: owner.id, name: "Test User" });
    const activity = await member.client.call(listActivity, {});
    expect(activity.map(({ kind }) => kind)).toContain("team_joined");
    expect(await newsOf(owner)).toContain("joined");
  });

  it("invalid_token: a second time, late and after it was revoked, and never twice in parallel", async () => {
    const owner = await ApiUser.registered(url);
    const body = newcomer();
    const { token } = await invitedBy(owner, body.email);
    const person = new ApiUser(url);
    await person.client.call(register, { body });
    const answers = await Promise.all(Array.from({ length: 8 }, async () => accept(person, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await peopleOf(owner)).toHaveLength(2);
    expect(errorOf(await accept(person, token)).code).toBe("invalid_token");
    for (const end of [
      (id: string) => expire(owner.id, id),
      (id: string) => owner.client.call(revokeInvitation, { params: { id } }),
    ]) {
      const invited = newcomer();
      const { id, token: ended } = await invitedBy(owner, invited.email);
      const late = new ApiUser(url);
      await late.client.call(register, { body: invited });
      await end(id);
      expect(errorOf(await accept(late, ended))).toMatchObject({ status: 400, code: "invalid_token" });
    }
    expect(await peopleOf(owner)).toHaveLength(2);
  });

  it("forbidden: for another address and for admins", async () => {
    const owner = await ApiUser.registered(url);
    const { token } = await invitedBy(owner, address());
    const other = await ApiUser.registered(url);
    const refused = await accept(other, token);
    expect(errorOf(refused)).toMatchObject({ status: 403, code: "forbidden" });
    const admin = await demoAdmin(url);
    const { email } = await admin.client.call(getCurrentUser, {});
    const toAdmin = await invitedBy(owner, email ?? "");
    expect((await accept(admin, toAdmin.token)).status).toBe(403);
  });

  it("conflict: for a team that is full", async () => {
    const owner = await ApiUser.registered(url);
    const body = newcomer();
    const { token } = await invitedBy(owner, body.email);
    await table.write({ op: "update", key: teamKey(owner.id), set: { people: limits.teamPeople } });
    const person = new ApiUser(url);
    await person.client.call(register, { body });
    expect(errorOf(await accept(person, token))).toMatchObject({ status: 409, code: "conflict" });
  });
});
