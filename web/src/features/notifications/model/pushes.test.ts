// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#api/query.ts";
import { applyPush } from "#live/pushes.ts";
import { fakeServer } from "#testing/fake-server.ts";
import { closeNotifications, openNotificationsOf } from "./notifications.ts";
import { notificationPushes } from "./pushes.ts";

const kept = () => localStorage.getItem("marquee-notifications-usr_1") ?? "";

beforeEach(() => {
  vi.stubGlobal("fetch", fakeServer().fetch);
  openNotificationsOf("usr_1");
});
afterEach(() => {
  closeNotifications();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a pushed notification is kept", async () => {
  const data = { kind: "credits_added", about: { credits: 10, totalCredits: 20 } } as const;
  applyPush([notificationPushes], createQueryClient(), { type: "notification", data });
  await vi.waitFor(() => expect(kept()).toContain("credits_added-20"));
});
