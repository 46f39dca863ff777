import { login } from "@marquee/contracts/account/auth";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { loadSampleAnalytics } from "@marquee/contracts/insight/analytics";
import {
  clearNotifications,
  dismissNotification,
  getMailSettings,
  listNotifications,
  markNotificationsRead,
  restoreNotifications,
  simulateNotification,
  updateMailSettings,
} from "@marquee/contracts/live/notifications";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, password } from "../support/api-user.ts";
import { received } from "../support/outbox.ts";
import { siteTimeMs } from "../support/site-clock.ts";
import { SocketUser } from "../support/socket-user.ts";

const url = inject("url");
const unknown = "ntf_01J00000000000000000000000";
const future = "ntf_7ZZZZZZZZZZZZZZZZZZZZZZZZZ";
let caller: ApiUser;

beforeEach(async () => {
  caller = await ApiUser.confirmed(url);
  for (let n = 0; n < 3; n++)
    await caller.client.call(createCheckout, { body: { creditPackageId: "1" }, idempotencyKey: `buy-${n}` });
});

const bought = async (of = caller) =>
  (await of.client.call(listNotifications, {})).filter(({ kind }) => kind === "credits_added");
const ids = async () => (await bought()).map(({ id }) => id);
const newest = async () => (await caller.client.call(listNotifications, {}))[0]?.id ?? "";
const codeOf = async (method: string, path: string, body?: object) =>
  errorOf(await caller.raw(method, path, body ? { body } : {}));

describe("listNotifications", () => {
  it("shows purchases newest first, page by page, and to nobody else", async () => {
    const all = await bought();
    expect(all).toHaveLength(3);
    expect(all).toMatchObject([{ read: false }, { read: false }, { read: false }]);
    expect([...all].sort((left, right) => (left.id < right.id ? 1 : -1))).toEqual(all);
    const first = await caller.client.callPage(listNotifications, { query: { limit: "2" } });
    expect(first.items).toEqual(all.slice(0, 2));
    const query = { limit: "2", cursor: first.nextCursor ?? "" };
    expect((await caller.client.callPage(listNotifications, { query })).items[0]).toEqual(all[2]);
    expect(await bought(await ApiUser.registered(url))).toEqual([]);
  });

  it("validation_failed: for a made-up cursor", async () => {
    expect((await codeOf("GET", "/api/notifications?cursor=bm9uZQ")).fields).toHaveProperty("cursor");
  });
});

describe("markNotificationsRead", () => {
  it("marks some, or all up to one, and updates the user's other device", async () => {
    const other = new ApiUser(url);
    await other.client.call(login, { body: { username: caller.user?.username ?? "", password } });
    const socket = await SocketUser.connected(inject("wsUrl"), caller);
    const [last = "", middle = "", first = ""] = await ids();
    await caller.client.call(markNotificationsRead, { body: { ids: [middle, unknown] } });
    expect((await bought()).map(({ read }) => read)).toEqual([false, true, false]);
    await socket.next("notifications_changed");
    await caller.client.call(markNotificationsRead, { body: { all: true, upTo: middle } });
    expect((await bought(other)).map(({ id, read }) => [id, read])).toEqual([
      [last, false],
      [middle, true],
      [first, true],
    ]);
    socket.close();
  });

  it("validation_failed: for neither, for both, and for a mark in the future", async () => {
    const [one = ""] = await ids();
    const path = "/api/notifications/read";
    for (const body of [{}, { ids: [] }, { ids: ["msg_1"] }, { ids: [one], all: true, upTo: one }])
      expect((await codeOf("POST", path, body)).fields).toHaveProperty(
        "ids" in body && body.ids[0] === "msg_1" ? "ids.0" : "ids",
      );
    for (const body of [{ all: true }, { all: true, upTo: future }])
      expect((await codeOf("POST", path, body)).fields).toHaveProperty("upTo");
  });
});

describe("dismissNotification", () => {
  it("removes the caller's own from the list, does nothing the second time, and leaves another user's", async () => {
    const [last = "", ...rest] = await ids();
    const stranger = await ApiUser.registered(url);
    await stranger.client.call(dismissNotification, { params: { id: last } });
    expect(await ids()).toEqual([last, ...rest]);
    for (let n = 0; n < 2; n++) await caller.client.call(dismissNotification, { params: { id: last } });
    expect(await ids()).toEqual(rest);
  });

  it("validation_failed: for an invalid id", async () => {
    expect((await codeOf("DELETE", "/api/notifications/msg_1")).fields).toHaveProperty("id");
  });
});

describe("snoozeNotification", () => {
  const snoozed = (of: ApiUser, id: string, hours: number) =>
    siteTimeMs(url).then((nowMs) =>
      of.raw("POST", `/api/notifications/${id}/snooze`, {
        body: { until: new Date(nowMs + hours * 3_600_000).toISOString() },
      }),
    );

  it("takes one off the list; another user's stays", async () => {
    const [last = "", ...rest] = await ids();
    const stranger = await ApiUser.registered(url);
    expect(errorOf(await snoozed(stranger, last, 3)).code).toBe("not_found");
    const answer = await snoozed(caller, last, 3);
    expect(answer.status).toBe(200);
    expect(await ids()).toEqual(rest);
  });

  it("not_found: one that is gone; validation_failed: the past, and more than 30 days", async () => {
    const [last = ""] = await ids();
    await caller.client.call(dismissNotification, { params: { id: last } });
    expect(errorOf(await snoozed(caller, last, 3)).code).toBe("not_found");
    const [next = ""] = await ids();
    for (const hours of [-1, 0, 31 * 24])
      expect(errorOf(await snoozed(caller, next, hours)).fields).toHaveProperty("until");
  });
});

describe("clearNotifications", () => {
  it("removes all up to one, and keeps later ones", async () => {
    const [last = "", middle = ""] = await ids();
    await caller.client.call(clearNotifications, { query: { upTo: middle } });
    expect(await ids()).toEqual([last]);
  });

  it("validation_failed: without an end, and for one in the future", async () => {
    expect((await codeOf("DELETE", "/api/notifications")).fields).toHaveProperty("upTo");
    expect((await codeOf("DELETE", `/api/notifications?upTo=${future}`)).fields).toHaveProperty("upTo");
  });
});

describe("getMailSettings", () => {
  it("starts with one mail per notification, at any hour", async () => {
    const settings = { digest: "each", quietHours: null, timeZone: "UTC" };
    expect(await caller.client.call(getMailSettings, {})).toEqual(settings);
  });
});

describe("updateMailSettings", () => {
  const settings = {
    digest: "daily" as const,
    quietHours: { from: "22:00", to: "07:00" },
    timeZone: "Europe/Berlin",
  };

  it("saves them, for the caller only", async () => {
    expect(await caller.client.call(updateMailSettings, { body: settings })).toEqual(settings);
    expect(await caller.client.call(getMailSettings, {})).toEqual(settings);
  });

  it("validation_failed: for an unknown rhythm, invalid hours and unknown zones", async () => {
    for (const [change, field] of [
      [{ digest: "hourly" }, "digest"],
      [{ quietHours: { from: "25:00", to: "07:00" } }, "quietHours.from"],
      [{ quietHours: { from: "07:00", to: "07:00" } }, "quietHours.to"],
      [{ timeZone: "Mars/Olympus" }, "timeZone"],
    ] as const)
      expect(
        (await codeOf("PUT", "/api/notifications/mail", { ...settings, ...change })).fields,
      ).toHaveProperty([field]);
  });

  it("decides when the mail is sent: immediately if nothing is set", async () => {
    const to = caller.user?.email ?? "";
    await fetch(`${url}/_local/schedules/mail-notices/fire`, { method: "POST" });
    const mail = await received(url, to, /Credits added/);
    expect(mail.text).toContain("credits were added to your balance.");
  });
});

describe("restoreNotifications", () => {
  it("restores exactly what was dismissed or cleared", async () => {
    const before = await bought();
    const [, middle = ""] = await ids();
    await caller.client.call(dismissNotification, { params: { id: middle } });
    const upTo = await newest();
    await caller.client.call(clearNotifications, { query: { upTo } });
    expect(await ids()).toEqual([]);
    await caller.client.call(restoreNotifications, { body: { clearedUpTo: upTo } });
    expect(await bought()).toEqual(before.filter(({ id }) => id !== middle));
    await caller.client.call(restoreNotifications, { body: { ids: [middle] } });
    expect(await bought()).toEqual(before);
  });

  it("validation_failed: for neither and for both", async () => {
    const [one = ""] = await ids();
    for (const body of [{}, { ids: [one], clearedUpTo: one }])
      expect((await codeOf("POST", "/api/notifications/restore", body)).fields).toHaveProperty("ids");
  });
});

describe("simulateNotification", () => {
  it("delivers a recommendation where there is sample data, once, and nowhere else", async () => {
    const samples = async () =>
      (await caller.client.call(listNotifications, {})).flatMap((one) =>
        one.kind === "sample" ? [one.about.which] : [],
      );
    await caller.client.call(simulateNotification, {});
    expect(await samples()).toEqual([]);
    await caller.client.call(loadSampleAnalytics, {});
    await Promise.all([1, 2].map(() => caller.client.call(simulateNotification, {})));
    expect(await samples()).toEqual(["campaign_tip", "welcome", "credit_package", "event_match"]);
  });
});
