import { listActivity } from "@marquee/contracts/account/security";
import {
  adjustCredits,
  decideAdjustment,
  getAdminOverview,
  listAdjustments,
  listApprovals,
  listAudit,
  listUsers,
  updateUser,
} from "@marquee/contracts/admin/admin";
import { listAllCreditPackages, updateCreditPackage } from "@marquee/contracts/admin/system";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { approveFor, auditOf, demoAdmin, newAdmin, otherDemoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf, password, welcomeCredits } from "../support/api-user.ts";
import { SocketUser } from "../support/socket-user.ts";

const url = inject("url");
const wsUrl = inject("wsUrl");
const reason = "Asked for by mail";

let admin: ApiUser;
let other: ApiUser;

beforeAll(async () => {
  admin = await demoAdmin(url);
  other = await otherDemoAdmin(url);
});

const patch = (who: ApiUser, id: string, body: object) =>
  who.raw("PATCH", `/api/admin/users/${id}`, { body });

describe("getAdminOverview", () => {
  it("counts the stage's data, for admins only", async () => {
    const overview = await admin.client.call(getAdminOverview, {});
    expect(overview.users.total).toBeGreaterThan(5);
    expect(overview.queues.map(({ name }) => name).sort()).toEqual([...jobKindNames].sort());
    // Someone buys credits, which is a simulated payment here.
    const outsider = await ApiUser.withCredits(url);
    expect(errorOf(await outsider.raw("GET", "/api/admin/overview"))).toMatchObject({ code: "forbidden" });
    await other.raw("GET", "/api/admin/overview");
    const later = await admin.client.call(getAdminOverview, {});
    expect(later.users.total).toBeGreaterThan(overview.users.total);
    expect(later.revenue).toEqual(overview.revenue);
  });
});

describe("listUsers", () => {
  it("finds by name, email, company, id, role and status, with the balance and no secret", async () => {
    const caller = await ApiUser.withCredits(url);
    const { id, username, email } = caller.user ?? {};
    for (const search of [id, username?.toUpperCase(), email ?? ""]) {
      const found = await admin.client.call(listUsers, { query: { search } });
      expect(found.map((user) => user.id)).toEqual([id]);
      expect(found[0]).toMatchObject({
        role: "brand",
        suspended: false,
        balance: { availableCredits: 100 + welcomeCredits },
      });
      expect(JSON.stringify(found)).not.toContain("$argon2");
    }
    const admins = await admin.client.call(listUsers, { query: { role: "admin", status: "active" } });
    expect(admins.map((user) => user.id)).toEqual(expect.arrayContaining([admin.id, other.id]));
    expect(new Set(admins.map(({ role }) => role))).toEqual(new Set(["admin"]));
  });

  it("pages newest first without a gap or a repeat", async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { createdAt: string; id: string }[]; nextCursor: string | null } =
        await admin.client.callPage(listUsers, {
          query: { limit: "3", search: "marquee", ...(cursor === null ? {} : { cursor }) },
        });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(admin.id);
    expect(errorOf(await admin.raw("GET", "/api/admin/users?cursor=nonsense")).fields).toHaveProperty(
      "cursor",
    );
  });
});

describe("updateUser", () => {
  it("suspension blocks every device's next call and the next sign-in, and closes open sockets, before it answers", async () => {
    const phone = await ApiUser.registered(url);
    const laptop = new ApiUser(url);
    const credentials = { username: phone.user?.username, password };
    await laptop.raw("POST", "/api/login", { body: credentials });
    laptop.user = phone.user;
    const sockets = await Promise.all([phone, laptop].map((caller) => SocketUser.connected(wsUrl, caller)));
    const body = { suspended: true, reason };
    const user = await admin.client.call(updateUser, { params: { id: phone.id }, body });
    expect(user).toMatchObject({ suspended: true });
    for (const device of [phone, laptop]) {
      expect(errorOf(await device.raw("GET", "/api/user")).code).toBe("unauthenticated");
      const order = { prompt: "A pop-up for developers at the spring conference" };
      for (const [path, body] of [
        ["/api/messages", { content: "Still there?" }],
        ["/api/campaign-ideas/generate", order],
      ] as const)
        expect(errorOf(await device.raw("POST", path, { body })).code).toBe("unauthenticated");
    }
    await Promise.all(sockets.map((socket) => socket.untilClosed()));
    const signIn = () => new ApiUser(url).raw("POST", "/api/login", { body: credentials });
    expect(errorOf(await signIn())).toMatchObject({ status: 403, code: "account_suspended" });
    await admin.client.call(updateUser, { params: { id: phone.id }, body: { suspended: false } });
    expect((await signIn()).status).toBe(200);
    const [reinstated, suspended] = await auditOf(admin, phone.id);
    expect(suspended).toMatchObject({ actor: "demo_admin", action: "updateUser", reason });
    expect([suspended?.after?.status, reinstated?.after?.status]).toEqual(["suspended", "active"]);
  });

  it("a role takes effect on the next call and on a new socket, and shows in the user's activity", async () => {
    const caller = await newAdmin(url, admin);
    const socket = await SocketUser.connected(wsUrl, caller);
    expect((await caller.raw("GET", "/api/admin/users?limit=1")).status).toBe(200);
    const asked = { params: { id: caller.id }, body: { role: "agency" } } as const;
    expect(await admin.client.call(updateUser, asked)).toMatchObject({ role: "admin", waiting: true });
    expect((await caller.raw("GET", "/api/admin/users?limit=1")).status).toBe(200);
    await approveFor(other, caller.id);
    expect(errorOf(await caller.raw("GET", "/api/admin/users")).code).toBe("forbidden");
    await socket.untilClosed();
    expect(await caller.client.call(listActivity, {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "role_changed", ip: "" })]),
    );
  });

  it("conflict: on the caller's own account, so that there is always an admin; not_found for an unknown user", async () => {
    expect(errorOf(await patch(admin, admin.id, { role: "brand" }))).toMatchObject({
      status: 409,
      code: "conflict",
    });
    expect(errorOf(await patch(admin, "usr_none", { suspended: true }))).toMatchObject({ code: "not_found" });
  });

  it("accepts only the listed fields: no credits, no password, no email", async () => {
    const caller = await ApiUser.registered(url);
    for (const field of ["available", "passwordHash", "email", "id", "status"])
      expect(errorOf(await patch(admin, caller.id, { [field]: "x" })).fields).toHaveProperty(field);
  });
});

const book = (who: ApiUser, id: string, amount: number, key: string) =>
  who.raw("POST", `/api/admin/users/${id}/credits`, {
    body: { amount, reason },
    headers: { "idempotency-key": key },
  });

describe("adjustCredits", () => {
  it("books once per key, shows on the user's open page, and is in the ledger and the audit log", async () => {
    const caller = await ApiUser.registered(url);
    const socket = await SocketUser.connected(wsUrl, caller);
    const answers = await Promise.all([1, 2, 3].map(() => book(admin, caller.id, 250, `a-${caller.id}`)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body });
    const pushed = await socket.next("credits_updated");
    expect(pushed.data.balance.availableCredits).toBe(250);
    expect((await caller.client.call(getCreditBalance, {})).availableCredits).toBe(250);
    expect(await auditOf(admin, caller.id)).toMatchObject([{ action: "adjustCredits", reason }]);
    expect(errorOf(await book(admin, caller.id, 251, `a-${caller.id}`)).code).toBe("idempotency_mismatch");
    socket.close();
  });

  it("not_enough_credits: never removes more than the balance; not_found for an unknown user", async () => {
    const caller = await ApiUser.registered(url);
    await book(admin, caller.id, 100, `b-${caller.id}`);
    expect((await book(admin, caller.id, -60, `c-${caller.id}`)).status).toBe(200);
    const refused = await book(admin, caller.id, -60, `d-${caller.id}`);
    expect(refused.body).toMatchObject({
      code: "not_enough_credits",
      credits: { needed: 60, available: 40 },
    });
    expect(errorOf(await book(admin, "usr_none", 1, "e")).code).toBe("not_found");
  });
});

describe("listAdjustments", () => {
  it("shows pending ones first", async () => {
    const caller = await ApiUser.registered(url);
    await book(admin, caller.id, 3_000, `f-${caller.id}`);
    await book(admin, caller.id, 5, `g-${caller.id}`);
    const all = await admin.client.call(listAdjustments, { query: { limit: "100" } });
    const own = all.filter(({ userId }) => userId === caller.id);
    expect(own).toMatchObject([
      { amount: 3_000, status: "waiting", requestedBy: "demo_admin" },
      { amount: 5, status: "booked" },
    ]);
    const states = all.map(({ status }) => status === "waiting");
    expect(states).toEqual(states.toSorted((left, right) => Number(right) - Number(left)));
  });
});

describe("decideAdjustment", () => {
  it("conflict for the requester and for decided ones; two simultaneous approvals book it once", async () => {
    const caller = await ApiUser.registered(url);
    const third = await newAdmin(url, admin);
    const waiting = await admin.client.call(adjustCredits, {
      params: { id: caller.id },
      body: { amount: 5_000, reason },
    });
    const decide = (who: ApiUser, approve = true) =>
      who.raw("POST", `/api/admin/adjustments/${waiting.id}/decision`, { body: { approve } });
    expect(errorOf(await decide(admin))).toMatchObject({ status: 409, code: "conflict" });
    const answers = await Promise.all([decide(other), decide(third), decide(other, false)]);
    // A new admin cannot decide yet.
    expect(answers[1]?.body).toMatchObject({ code: "forbidden" });
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403, 409]);
    const won = answers.find(({ status }) => status === 200)?.body as { status: string };
    const balance = await caller.client.call(getCreditBalance, {});
    expect(balance.availableCredits).toBe(won.status === "booked" ? 5_000 : 0);
  });

  it("not_enough_credits if the credits are gone by then, not_found for an unknown request", async () => {
    const caller = await ApiUser.registered(url);
    const { id } = await admin.client.call(adjustCredits, {
      params: { id: caller.id },
      body: { amount: -2_000, reason },
    });
    const decide = (adjustment: string) =>
      other.raw("POST", `/api/admin/adjustments/${adjustment}/decision`, { body: { approve: true } });
    expect(errorOf(await decide(id))).toMatchObject({ status: 402, code: "not_enough_credits" });
    expect(errorOf(await decide("adj_none")).code).toBe("not_found");
    const rejected = await other.client.call(decideAdjustment, { params: { id }, body: { approve: false } });
    expect(rejected).toMatchObject({ status: "rejected", decidedBy: other.user?.username });
  });
});

describe("listApprovals", () => {
  it("shows pending ones first: one admin alone cannot make another admin", async () => {
    const caller = await ApiUser.registered(url);
    const asked = await admin.client.call(updateUser, {
      params: { id: caller.id },
      body: { role: "admin", reason },
    });
    expect(asked).toMatchObject({ role: "brand", waiting: true });
    expect(errorOf(await caller.raw("GET", "/api/admin/overview")).code).toBe("forbidden");
    const [first, ...rest] = await admin.client.call(listApprovals, {});
    expect(first).toMatchObject({
      kind: "admin",
      subject: caller.id,
      subjectName: caller.user?.username,
      after: { role: "admin" },
      reason,
      status: "waiting",
      requestedBy: "demo_admin",
    });
    const states = [first, ...rest].map((one) => one?.status === "waiting");
    expect(states).toEqual(states.toSorted((left, right) => Number(right) - Number(left)));
    expect((await admin.client.call(getAdminOverview, {})).approvalsWaiting).toBeGreaterThan(0);
  });
});

describe("decideApproval", () => {
  it("conflict for the requester and for decided ones; another admin's approval applies the change", async () => {
    const caller = await ApiUser.registered(url);
    await admin.client.call(updateUser, { params: { id: caller.id }, body: { role: "admin" } });
    const waiting = await admin.client.call(listApprovals, {});
    const id = waiting.find(({ subject }) => subject === caller.id)?.id ?? "";
    const decide = (who: ApiUser, approval = id) =>
      who.raw("POST", `/api/admin/approvals/${approval}/decision`, { body: { approve: true } });
    expect(errorOf(await decide(admin))).toMatchObject({ status: 409, code: "conflict" });
    expect((await decide(other)).body).toMatchObject({ status: "approved", decidedBy: "demo_admin_2" });
    expect((await caller.raw("GET", "/api/admin/overview")).status).toBe(200);
    expect(errorOf(await decide(other)).code).toBe("conflict");
    expect(errorOf(await decide(other, "apr_none")).code).toBe("not_found");
  });

  it("suspends an admin only if two others agree, and then everywhere before it answers", async () => {
    const caller = await newAdmin(url, admin);
    const socket = await SocketUser.connected(wsUrl, caller);
    const asked = { params: { id: caller.id }, body: { suspended: true, reason } };
    expect(await admin.client.call(updateUser, asked)).toMatchObject({ suspended: false, waiting: true });
    const { id } =
      (await admin.client.call(listApprovals, {})).find(({ subject }) => subject === caller.id) ?? {};
    const decide = (who: ApiUser) =>
      who.raw("POST", `/api/admin/approvals/${id}/decision`, { body: { approve: true } });
    for (const who of [admin, caller]) expect(errorOf(await decide(who)).code).toBe("conflict");
    expect((await caller.raw("GET", "/api/admin/users?limit=1")).status).toBe(200);
    expect((await decide(other)).status).toBe(200);
    expect(errorOf(await caller.raw("GET", "/api/user")).code).toBe("unauthenticated");
    await socket.untilClosed();
  });

  it("makes credits cheaper only if two admins agree", async () => {
    const packages = await admin.client.call(listAllCreditPackages, {});
    const offer = packages.find(({ id }) => id === "3") ?? packages[0];
    if (!offer) throw new Error("no package");
    const change = { price: offer.price - 100 };
    const asked = await admin.client.call(updateCreditPackage, { params: { id: offer.id }, body: change });
    expect(asked).toMatchObject({ price: offer.price, waiting: true });
    await approveFor(other, offer.id);
    const after = await admin.client.call(listAllCreditPackages, {});
    expect(after.find(({ id }) => id === offer.id)).toMatchObject(change);
    // Raising the price again needs no second admin.
    const back = { params: { id: offer.id }, body: { price: offer.price } };
    expect(await admin.client.call(updateCreditPackage, back)).toMatchObject({
      waiting: false,
      ...back.body,
    });
  });
});

describe("listAudit", () => {
  it("lists newest first what was done, by whom, before and after; nobody can change it", async () => {
    const caller = await ApiUser.registered(url);
    await admin.client.call(updateUser, { params: { id: caller.id }, body: { isPartner: true, reason } });
    const page = await admin.client.callPage(listAudit, { query: { limit: "1" } });
    expect(page.nextCursor).not.toBeNull();
    expect(await auditOf(admin, caller.id)).toMatchObject([
      {
        actor: "demo_admin",
        actorName: "demo_admin",
        subjectName: `${caller.user?.name} (${caller.user?.username})`,
        before: { isPartner: false },
        after: { isPartner: true },
      },
    ]);
    expect((await admin.raw("DELETE", "/api/admin/audit")).status).toBe(404);
  });

  it("is searched by admin and account, and narrowed by action and days; validation_failed for others", async () => {
    const caller = await ApiUser.registered(url);
    await admin.client.call(updateUser, { params: { id: caller.id }, body: { isPartner: true, reason } });
    const search = `demo_admin ${caller.id}`;
    const asked = (query: object) => admin.client.call(listAudit, { query: { search, ...query } });
    expect(await asked({ action: "updateUser", days: "1" })).toMatchObject([{ subject: caller.id }]);
    expect(await asked({ action: "retryJob" })).toEqual([]);
    for (const [name, query] of [
      ["days", "days=0"],
      ["action", "action=1"],
      ["cursor", "cursor=bm8"],
    ] as const)
      expect(errorOf(await admin.raw("GET", `/api/admin/audit?${query}`))).toMatchObject({
        code: "validation_failed",
        fields: { [name]: [expect.any(String)] },
      });
  });
});
