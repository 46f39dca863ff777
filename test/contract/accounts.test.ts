import { createApiKey } from "@marquee/contracts/account/api-keys";
import { resetPassword } from "@marquee/contracts/account/passwords";
import { listActivity } from "@marquee/contracts/account/security";
import {
  confirmAccountEmail,
  endAccountSessions,
  getAccount,
  listAccountDeals,
  listAccountJobs,
  listAccountMails,
  listAccountPayments,
  listAccountTransactions,
  resendAccountConfirmation,
  sendResetLink,
  showJobInput,
} from "@marquee/contracts/admin/accounts";
import { sendMessage } from "@marquee/contracts/chat/chat";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { limits } from "@marquee/contracts/limits";
import { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { auditOf, demoAdmin } from "../support/admins.ts";
import { openApiAccess } from "../support/api-access.ts";
import { ApiUser, errorOf, password, welcomeCredits } from "../support/api-user.ts";
import { generated, order } from "../support/campaign.ts";
import { offerAs } from "../support/deal-acts.ts";
import { publishedEvent } from "../support/hosting-acts.ts";
import { linkIn, received, sentTo } from "../support/outbox.ts";
import { SocketUser } from "../support/socket-user.ts";
import { joined } from "../support/team.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");
const reason = "Asked for by mail";

let admin: ApiUser;
beforeAll(async () => {
  admin = await demoAdmin(url);
});

const emailOf = (caller: ApiUser) => caller.user?.email ?? "";
const about = (caller: ApiUser) => ({ params: { id: caller.id } });
const post = (id: string, rest: string, body: object) =>
  admin.raw("POST", `/api/admin/accounts/${id}${rest}`, { body: { reason, ...body } });

/** What every act on an account refuses: the admin's own, one that is not there, and no reason. */
async function refusesOthers(rest: string, body: object): Promise<void> {
  expect(errorOf(await post(admin.id, rest, body))).toMatchObject({ code: "conflict" });
  expect(errorOf(await post("usr_none", rest, body))).toMatchObject({ code: "not_found" });
  expect(errorOf(await post("usr_none", rest, { ...body, reason: " " })).fields).toHaveProperty("reason");
}

describe("getAccount", () => {
  it("shows an account with its people, sessions and keys, and no secret of theirs", async () => {
    const owner = await ApiUser.confirmed(url);
    const member = await joined(owner, "manager");
    await openApiAccess(owner);
    const made = await owner.client.call(createApiKey, {
      body: { name: "Reports", scope: "read", expiresInDays: 30 },
    });
    const shown = await admin.client.call(getAccount, about(owner));
    expect(shown).toMatchObject({
      user: { id: owner.id, email: emailOf(owner), role: "brand" },
      confirmed: true,
      emailConfirmed: true,
      pendingEmail: null,
      signsInWith: { password: true, google: false, phone: false },
      people: [
        { id: owner.id, teamRole: "owner" },
        { id: member.id, teamRole: "manager" },
      ],
      memberships: [],
      keys: [{ name: "Reports", scope: "read" }],
    });
    expect(shown.sessions).toHaveLength(1);
    const text = JSON.stringify(shown);
    for (const secret of [made.key, made.prefix, owner.session.sessionId, "$argon2"])
      expect(text).not.toContain(secret);
    expect((await admin.client.call(getAccount, about(member))).memberships).toEqual([
      expect.objectContaining({ id: owner.id, teamRole: "manager" }),
    ]);
  });

  it("not_found for an account that does not exist", async () => {
    expect(errorOf(await admin.raw("GET", "/api/admin/accounts/usr_none"))).toMatchObject({
      status: 404,
      code: "not_found",
    });
  });
});

describe("listAccountTransactions", () => {
  it("shows the ledger as its owner sees it, without what was ordered, page by page", async () => {
    const caller = await ApiUser.withCredits(url);
    await generated(caller);
    const page = await admin.client.callPage(listAccountTransactions, {
      ...about(caller),
      query: { limit: "1" },
    });
    expect(page.items).toHaveLength(1);
    expect(page.nextCursor).not.toBeNull();
    const all = await admin.client.call(listAccountTransactions, about(caller));
    const { availableCredits } = await caller.client.call(getCreditBalance, {});
    expect(all[0]?.balanceAfter).toBe(availableCredits);
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(availableCredits);
    expect(JSON.stringify(all)).not.toContain("pop-up");
  });
});

describe("listAccountPayments", () => {
  it("shows what the account bought, and nothing of another", async () => {
    const caller = await ApiUser.withCredits(url);
    const payments = await admin.client.call(listAccountPayments, about(caller));
    expect(payments).toEqual([expect.objectContaining({ userId: caller.id, status: "completed" })]);
    const other = await ApiUser.registered(url);
    expect(await admin.client.call(listAccountPayments, about(other))).toEqual([]);
  });
});

const later = { ...order, prompt: "A pop-up bakery for runners in Hamburg" };

/** A user with two campaigns and, between them, a reply of Morgan's. */
async function busyUser(): Promise<{ caller: ApiUser; newest: string }> {
  const caller = await ApiUser.withCredits(url);
  await generated(caller);
  const socket = await SocketUser.connected(wsUrl, caller);
  await caller.client.call(sendMessage, { body: { content: "Which events fit a cloud brand?" } });
  await socket.next("ai_response", undefined, 20_000);
  const { generationId } = await caller.client.call(generateCampaignIdeas, { body: later });
  return { caller, newest: generationId };
}

describe("listAccountJobs", () => {
  it("shows jobs of every kind, newest first, without a gap or a repeat and without their texts", async () => {
    const { caller, newest } = await busyUser();
    const all = await admin.client.call(listAccountJobs, about(caller));
    expect(all.map(({ kind }) => kind)).toEqual(["campaign", "chat", "campaign"]);
    expect(all[0]?.id).toBe(newest);
    expect(JSON.stringify(all)).not.toMatch(/pop-up|cloud brand/);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = await admin.client.callPage(
        listAccountJobs,
        {
          ...about(caller),
          query: { limit: "1", ...(cursor === null ? {} : { cursor }) },
        },
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it("refuses a cursor that we did not issue", async () => {
    const answer = await admin.raw("GET", `/api/admin/accounts/${admin.id}/jobs?cursor=x`);
    expect(errorOf(answer).fields).toHaveProperty("cursor");
  });
});

describe("listAccountDeals", () => {
  it("shows with whom an account deals, and nothing of the terms", async () => {
    const host = await ApiUser.confirmed(url, "event_host");
    const brand = await ApiUser.confirmed(url);
    const { eventId, packageId } = await publishedEvent(host);
    const { id, eventName } = await offerAs(brand, { eventId, packageId, notes: "Our secret wish" });
    const [deal, ...more] = await admin.client.call(listAccountDeals, about(brand));
    expect(more).toEqual([]);
    expect(deal).toMatchObject({ id, eventName, side: "brand", withId: host.id, status: "negotiating" });
    expect(Object.keys(deal ?? {})).not.toContain("amount");
    expect(JSON.stringify(deal)).not.toContain("secret wish");
    expect(await admin.client.call(listAccountDeals, about(host))).toMatchObject([{ id, side: "host" }]);
  });
});

describe("listAccountMails", () => {
  it("shows what an account was mailed and where to, and no link of any mail", async () => {
    const caller = await ApiUser.confirmed(url);
    const email = emailOf(caller);
    await admin.client.call(sendResetLink, { ...about(caller), body: { email, reason } });
    const mails = await admin.client.call(listAccountMails, about(caller));
    expect(mails).toMatchObject([
      { to: email, subject: "Reset your Marquee password", sent: true },
      { to: email, sent: true },
    ]);
    const token = new URL(linkIn(await received(url, email, /Reset/)), url).searchParams.get("token");
    expect(JSON.stringify(mails)).not.toContain(token);
  });
});

describe("showJobInput", () => {
  it("shows what was ordered or asked, and who read it, why, stands in the audit log", async () => {
    const { caller } = await busyUser();
    const [campaign, reply] = await admin.client.call(listAccountJobs, about(caller));
    const read = (job: string) =>
      admin.client.call(showJobInput, { params: { id: caller.id, job }, body: { reason } });
    const { prompt, ...details } = later;
    expect(await read(campaign?.id ?? "")).toEqual({ text: prompt, details });
    expect(await read(reply?.id ?? "")).toEqual({ text: "Which events fit a cloud brand?", details: {} });
    expect(await auditOf(admin, campaign?.id ?? "")).toMatchObject([
      { actor: "demo_admin", action: "showJobInput", reason },
    ]);
  });

  it("not_found for another account's job; conflict for one's own; a reason is required", async () => {
    const caller = await ApiUser.withCredits(url);
    const other = await ApiUser.registered(url);
    const { generationId } = await generated(caller);
    expect(errorOf(await post(other.id, `/jobs/${generationId}/input`, {}))).toMatchObject({
      code: "not_found",
    });
    expect(await auditOf(admin, generationId)).toEqual([]);
    await refusesOthers("/jobs/gen_none/input", {});
  });
});

describe("sendResetLink", () => {
  it("mails a link to the address that the admin saw; it sets a new password and is in no answer or log", async () => {
    const caller = await ApiUser.registered(url);
    const email = emailOf(caller);
    const answer = await post(caller.id, "/reset-link", { email });
    expect(answer).toMatchObject({ status: 204, body: "" });
    const mail = await received(url, email, /Reset your Marquee password/);
    expect(mail.text).toContain("Our support team sent you this link");
    const token = new URL(linkIn(mail), url).searchParams.get("token") ?? "";
    const entries = await auditOf(admin, caller.id);
    expect(entries).toMatchObject([{ action: "sendResetLink", reason }]);
    expect(JSON.stringify(entries)).not.toContain(token);
    await new ApiUser(url).client.call(resetPassword, { body: { token, password: `${password}-new` } });
    expect(errorOf(await caller.raw("GET", "/api/user")).code).toBe("unauthenticated");
  });

  it("conflict for another address, with no mail; not_found for nobody; too_many_requests after some", async () => {
    const caller = await ApiUser.registered(url);
    const email = emailOf(caller);
    expect(errorOf(await post(caller.id, "/reset-link", { email: `x${email}` }))).toMatchObject({
      code: "conflict",
    });
    await refusesOthers("/reset-link", { email });
    for (let n = 0; n < limits.resetMailsPerAddressPerHour; n++)
      await admin.client.call(sendResetLink, { ...about(caller), body: { email, reason } });
    expect(errorOf(await post(caller.id, "/reset-link", { email }))).toMatchObject({
      code: "too_many_requests",
    });
    const mails = (await sentTo(url, email)).filter(({ subject }) => subject?.startsWith("Reset"));
    expect(mails).toHaveLength(limits.resetMailsPerAddressPerHour);
  });
});

describe("resendAccountConfirmation", () => {
  it("mails the link again, which confirms the address", async () => {
    const caller = await ApiUser.registered(url);
    const email = emailOf(caller);
    await admin.client.call(resendAccountConfirmation, { ...about(caller), body: { email, reason } });
    const mails = (await sentTo(url, email)).filter(({ text }) => text.includes("/confirm-email"));
    expect(mails).toHaveLength(2);
    await caller.confirm();
    expect(await auditOf(admin, caller.id)).toMatchObject([{ action: "resendAccountConfirmation", reason }]);
  });

  it("conflict once nothing waits; not_found for nobody; too_many_requests after some", async () => {
    const confirmed = await ApiUser.confirmed(url);
    expect(errorOf(await post(confirmed.id, "/confirmation", { email: emailOf(confirmed) }))).toMatchObject({
      code: "conflict",
    });
    await refusesOthers("/confirmation", { email: "nobody@example.com" });
    const caller = await ApiUser.registered(url);
    const answers: number[] = [];
    for (let n = 0; n <= limits.confirmationMailsPerHour; n++)
      answers.push((await post(caller.id, "/confirmation", { email: emailOf(caller) })).status);
    expect(answers.at(-1)).toBe(429);
    const code = errorOf(await post(caller.id, "/confirmation", { email: emailOf(caller) })).code;
    expect(code).toBe("too_many_requests");
  });
});

describe("confirmAccountEmail", () => {
  it("confirms the present address once, with the welcome credits, and shows in the owner's activity", async () => {
    const caller = await ApiUser.registered(url);
    const email = emailOf(caller);
    await admin.client.call(confirmAccountEmail, { ...about(caller), body: { email, reason } });
    expect(await admin.client.call(getAccount, about(caller))).toMatchObject({ emailConfirmed: true });
    expect(await caller.client.call(getCreditBalance, {})).toMatchObject({
      availableCredits: welcomeCredits,
    });
    expect(await caller.client.call(listActivity, {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "email_confirmed", device: "Marquee" })]),
    );
    expect(errorOf(await post(caller.id, "/confirmed-email", { email }))).toMatchObject({ code: "conflict" });
    expect(await auditOf(admin, caller.id)).toHaveLength(1);
  });

  it("conflict for an address that the account does not have; not_found for nobody", async () => {
    const caller = await ApiUser.registered(url);
    expect(errorOf(await post(caller.id, "/confirmed-email", { email: "new@example.com" }))).toMatchObject({
      code: "conflict",
    });
    expect(await admin.client.call(getAccount, about(caller))).toMatchObject({ emailConfirmed: false });
    await refusesOthers("/confirmed-email", { email: "nobody@example.com" });
  });
});

describe("endAccountSessions", () => {
  it("signs a person out everywhere, sockets and other companies included, before it answers", async () => {
    const owner = await ApiUser.confirmed(url);
    const person = await joined(owner);
    const socket = await SocketUser.connected(wsUrl, person);
    const { ended } = await admin.client.call(endAccountSessions, { ...about(person), body: { reason } });
    expect(ended).toBe(1);
    await socket.untilClosed();
    expect(errorOf(await person.raw("GET", "/api/user")).code).toBe("unauthenticated");
    expect((await owner.raw("GET", "/api/user")).status).toBe(200);
    expect(await auditOf(admin, person.id)).toMatchObject([
      { action: "endAccountSessions", reason, after: { sessions: 1 } },
    ]);
  });

  it("conflict for one's own account; not_found for nobody", async () => {
    await refusesOthers("/sessions/end", {});
  });
});
