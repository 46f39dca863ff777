import { getCurrentUser } from "@marquee/contracts/account/auth";
import {
  answerSupportRequest,
  decideRoleChange,
  listAllSupportRequests,
  listRoleChanges,
} from "@marquee/contracts/admin/requests";
import { createEvent } from "@marquee/contracts/events/hosting";
import {
  createSupportRequest,
  getRoleChange,
  listSupportRequests,
  requestRoleChange,
  withdrawRoleChange,
} from "@marquee/contracts/home/support";
import { limits } from "@marquee/contracts/limits";
import { readNotification } from "@marquee/contracts/live/notification-kinds";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { auditOf, demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { offerAs } from "../support/deal-acts.ts";
import { inDays, publishedEvent } from "../support/hosting-acts.ts";

const url = inject("url");
const reason = "We run events for other brands now.";
const path = "/api/user/role-change";
const nothing = { events: 0, hostDeals: 0, sponsorDeals: 0, places: 0, clients: 0, agencies: 0 };

let admin: ApiUser;
beforeAll(async () => {
  admin = await demoAdmin(url);
});

const ask = (who: ApiUser, role: "brand" | "event_host" | "agency", why = reason) =>
  who.client.call(requestRoleChange, { body: { role, reason: why } });

const decide = (userId: string, body: object) =>
  admin.raw("POST", `/api/admin/users/${userId}/role-change`, { body: { reason: "As agreed", ...body } });

describe("getRoleChange", () => {
  it("says that nothing was asked for, and what needs the present role; nothing for admins", async () => {
    const brand = await ApiUser.confirmed(url);
    expect(await brand.client.call(getRoleChange, {})).toEqual({ request: null, ties: nothing });
    const host = await ApiUser.confirmed(url, "event_host");
    const { eventId, packageId } = await publishedEvent(host);
    await offerAs(brand, { eventId, packageId });
    expect((await brand.client.call(getRoleChange, {})).ties).toEqual({ ...nothing, sponsorDeals: 1 });
    expect((await host.client.call(getRoleChange, {})).ties).toEqual({ ...nothing, events: 1, hostDeals: 1 });
    expect(errorOf(await admin.raw("GET", path))).toMatchObject({ code: "forbidden" });
  });
});

describe("requestRoleChange", () => {
  it("stores one request at a time; validation_failed for the present role and without a reason", async () => {
    const brand = await ApiUser.registered(url);
    const own = await brand.raw("POST", path, { body: { role: "brand", reason } });
    expect(errorOf(own)).toMatchObject({
      code: "validation_failed",
      fields: { role: ["This is your role already"] },
    });
    const silent = await brand.raw("POST", path, { body: { role: "agency", reason: " " } });
    expect(errorOf(silent)).toMatchObject({
      code: "validation_failed",
      fields: { reason: [expect.any(String)] },
    });
    const toAdmin = await brand.raw("POST", path, { body: { role: "admin", reason } });
    expect(errorOf(toAdmin)).toMatchObject({ code: "validation_failed" });
    const { request } = await ask(brand, "agency");
    expect(request).toMatchObject({ from: "brand", to: "agency", reason, status: "waiting", answer: null });
    const again = await brand.raw("POST", path, { body: { role: "event_host", reason } });
    expect(errorOf(again)).toMatchObject({ code: "conflict" });
  });

  it.runIf(atNight)("too_many_requests after as many as a day allows", async () => {
    const brand = await ApiUser.registered(url);
    for (let n = 0; n < limits.roleChangesPerDay; n++) {
      await ask(brand, "agency");
      await brand.client.call(withdrawRoleChange, {});
    }
    const more = await brand.raw("POST", path, { body: { role: "agency", reason } });
    expect(errorOf(more)).toMatchObject({ code: "too_many_requests" });
  });
});

describe("withdrawRoleChange", () => {
  it("withdraws what waits, changes nothing again, and leaves nothing to decide (conflict)", async () => {
    const brand = await ApiUser.registered(url);
    const { request } = await ask(brand, "agency");
    for (let n = 0; n < 2; n++)
      expect((await brand.client.call(withdrawRoleChange, {})).request).toMatchObject({
        status: "withdrawn",
      });
    const late = await decide(brand.id, { approve: true, requestedAt: request?.requestedAt });
    expect(errorOf(late)).toMatchObject({ code: "conflict" });
  });
});

describe("listRoleChanges", () => {
  it("shows admins who asked for what, with what they have under way", async () => {
    const host = await ApiUser.confirmed(url, "event_host");
    await publishedEvent(host);
    await ask(host, "brand");
    const listed = await admin.client.call(listRoleChanges, { query: { limit: "100" } });
    expect(listed.find(({ userId }) => userId === host.id)).toMatchObject({
      username: host.user?.username,
      from: "event_host",
      to: "brand",
      status: "waiting",
      ties: { ...nothing, events: 1 },
    });
    expect(errorOf(await host.raw("GET", "/api/admin/role-changes"))).toMatchObject({ code: "forbidden" });
  });
});

describe("decideRoleChange", () => {
  it("gives the role at once, tells the user why, and stands in the audit log", async () => {
    const brand = await ApiUser.registered(url);
    const { request } = await ask(brand, "event_host");
    const requestedAt = request?.requestedAt ?? "";
    await admin.client.call(decideRoleChange, {
      params: { id: brand.id },
      body: { approve: true, requestedAt, reason: "Welcome among the hosts" },
    });
    expect(await brand.client.call(getCurrentUser, {})).toMatchObject({ role: "event_host" });
    const event = { name: "First night", category: "ai" as const };
    const times = { date: inDays(60), endsAt: inDays(61) };
    await brand.client.call(createEvent, { body: { ...event, ...times } });
    const told = (await brand.client.call(listNotifications, {})).map((one) => readNotification(one));
    expect(told).toContainEqual(
      expect.objectContaining({
        title: "Your role is now Event Host",
        message: "Your request was approved: “Welcome among the hosts”",
      }),
    );
    expect((await auditOf(admin, brand.id))[0]).toMatchObject({
      action: "decideRoleChange",
      reason: "Welcome among the hosts",
      before: { role: "brand" },
      after: { role: "event_host", decision: "approved" },
    });
    const again = await decide(brand.id, { approve: false, requestedAt });
    expect(errorOf(again)).toMatchObject({ code: "conflict" });
  });

  it("conflict, with what is open, for a host with a public event; declining still works", async () => {
    const host = await ApiUser.confirmed(url, "event_host");
    await publishedEvent(host);
    const requestedAt = (await ask(host, "brand")).request?.requestedAt;
    const refused = await decide(host.id, { approve: true, requestedAt });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "conflict", message: expect.stringContaining("1 published event") },
    });
    expect((await host.client.call(getRoleChange, {})).request).toMatchObject({ status: "waiting" });
    const direct = await admin.raw("PATCH", `/api/admin/users/${host.id}`, { body: { role: "brand" } });
    expect(errorOf(direct)).toMatchObject({ code: "conflict" });
    const declined = await decide(host.id, { approve: false, requestedAt });
    expect(declined).toMatchObject({ status: 200, body: { status: "declined", answer: "As agreed" } });
    expect(await host.client.call(getCurrentUser, {})).toMatchObject({ role: "event_host" });
  });

  it("not_found for who never asked, and conflict for another request than the one that was read", async () => {
    const brand = await ApiUser.registered(url);
    const requestedAt = "2026-01-05T09:00:00.000Z";
    expect(errorOf(await decide(brand.id, { approve: true, requestedAt }))).toMatchObject({
      code: "not_found",
    });
    await ask(brand, "agency");
    expect(errorOf(await decide(brand.id, { approve: true, requestedAt }))).toMatchObject({
      code: "conflict",
    });
    const unnamed = await decide(brand.id, { approve: true });
    expect(errorOf(unnamed)).toMatchObject({ code: "validation_failed" });
  });
});

const write = (who: ApiUser, body: object = {}) =>
  who.raw("POST", "/api/support-requests", {
    body: { topic: "question", text: "Where is my receipt?", ...body },
  });

describe("createSupportRequest", () => {
  it("stores what was asked with page and reference, once per request key", async () => {
    const brand = await ApiUser.registered(url);
    const body = { topic: "problem" as const, text: "It fails.", page: "/credits", reference: "Abc-1=" };
    const call = { body, idempotencyKey: "one" };
    const first = await brand.client.call(createSupportRequest, call);
    expect(first).toMatchObject({ ...body, status: "waiting", answer: null, answeredAt: null });
    expect(await brand.client.call(createSupportRequest, call)).toEqual(first);
    expect(await brand.client.call(listSupportRequests, {})).toEqual([first]);
    const other = await brand.raw("POST", "/api/support-requests", {
      body: { topic: "other", text: "Something else" },
      headers: { "idempotency-key": "one" },
    });
    expect(errorOf(other)).toMatchObject({ code: "idempotency_mismatch" });
  });

  it("validation_failed without a message, and for a page of another site", async () => {
    const brand = await ApiUser.registered(url);
    for (const [name, body] of [
      ["text", { text: "  " }],
      ["topic", { topic: "weather" }],
      ["page", { page: "https://example.com/" }],
      ["page", { page: "//example.com" }],
      ["reference", { reference: "<b>" }],
    ] as const)
      expect(errorOf(await write(brand, body))).toMatchObject({
        code: "validation_failed",
        fields: { [name]: [expect.any(String)] },
      });
  });

  it.runIf(atNight)("too_many_requests after as many as an account may write in a day", async () => {
    const brand = await ApiUser.registered(url);
    for (let n = 0; n < limits.supportRequestsPerDay; n++)
      expect(await write(brand, { text: `Question ${n}` })).toMatchObject({ status: 201 });
    expect(errorOf(await write(brand, { text: "One more" }))).toMatchObject({ code: "too_many_requests" });
  });
});

describe("listSupportRequests", () => {
  it("shows the caller's own only, newest first", async () => {
    const [one, two] = [await ApiUser.registered(url), await ApiUser.registered(url)];
    for (const text of ["First", "Second"]) await write(one, { text });
    expect((await one.client.call(listSupportRequests, {})).map(({ text }) => text)).toEqual([
      "Second",
      "First",
    ]);
    expect(await two.client.call(listSupportRequests, {})).toEqual([]);
  });
});

describe("listAllSupportRequests", () => {
  it("shows admins who asked what, unanswered first; forbidden for everybody else", async () => {
    const brand = await ApiUser.registered(url);
    await write(brand, { text: "Can you help?" });
    const listed = await admin.client.call(listAllSupportRequests, { query: { limit: "100" } });
    expect(listed.find(({ userId }) => userId === brand.id)).toMatchObject({
      username: brand.user?.username,
      name: brand.user?.name,
      text: "Can you help?",
      status: "waiting",
    });
    expect(errorOf(await brand.raw("GET", "/api/admin/support-requests"))).toMatchObject({
      code: "forbidden",
    });
  });
});

describe("answerSupportRequest", () => {
  it("answers once, by notice and on the page, and stands in the audit log without its words", async () => {
    const brand = await ApiUser.registered(url);
    await write(brand, { text: "Where is my receipt?" });
    const id = (await brand.client.call(listSupportRequests, {}))[0]?.id ?? "";
    const answer = "Under Credits.\nOpen the payment.";
    const params = { id: brand.id, request: id };
    await admin.client.call(answerSupportRequest, { params, body: { answer } });
    expect((await brand.client.call(listSupportRequests, {}))[0]).toMatchObject({
      status: "answered",
      answer,
    });
    const told = (await brand.client.call(listNotifications, {})).map((one) => readNotification(one));
    expect(told).toContainEqual(
      expect.objectContaining({
        title: "Marquee answered your request",
        message: answer,
        leadsTo: "/support",
      }),
    );
    const [entry] = await auditOf(admin, brand.id);
    expect(entry).toMatchObject({ action: "answerSupportRequest", after: { supportRequestId: id } });
    expect(JSON.stringify(entry)).not.toContain("Under Credits");
    const path = `/api/admin/users/${brand.id}/support-requests/${id}/answer`;
    expect(errorOf(await admin.raw("POST", path, { body: { answer } }))).toMatchObject({ code: "conflict" });
    const empty = await admin.raw("POST", path, { body: { answer: " " } });
    expect(errorOf(empty)).toMatchObject({ code: "validation_failed" });
  });

  it("not_found for a request that nobody made, or that another made", async () => {
    const [one, two] = [await ApiUser.registered(url), await ApiUser.registered(url)];
    await write(one);
    const id = (await one.client.call(listSupportRequests, {}))[0]?.id ?? "";
    for (const path of [`${two.id}/support-requests/${id}`, `${one.id}/support-requests/sup_none`]) {
      const answer = await admin.raw("POST", `/api/admin/users/${path}/answer`, { body: { answer: "Here" } });
      expect(errorOf(answer)).toMatchObject({ code: "not_found" });
    }
  });
});
