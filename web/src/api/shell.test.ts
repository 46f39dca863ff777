// @vitest-environment jsdom
import { getCurrentUser } from "@marquee/contracts/account/auth";
import { getPublicSettings } from "@marquee/contracts/admin/system";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { readTogetherMs } from "@marquee/contracts/live/live-topics";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { getUnreadCounts, openShell, type Shell } from "@marquee/contracts/live/realtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publicSettingsQuery } from "#api/public-settings.ts";
import { createQueryClient } from "#api/query.ts";
import { creditBalanceQuery } from "#features/credits/credits/api/get-credit-balance.ts";
import { notificationsQuery } from "#features/live/notifications/api/list-notifications.ts";
import { unreadCountsQuery } from "#live/get-unread-counts.ts";
import { site as publicSettings } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { currentUserQuery } from "../account/get-current-user.ts";
import { takeChanges, takeTicket } from "./shell.ts";

const shell: Shell = {
  user: ada,
  settings: publicSettings,
  balance: { totalCredits: 20, usedCredits: 5, heldCredits: 0, availableCredits: 15, expiring: null },
  notifications: [],
  unread: { deals: 2, inquiries: 1 },
  changes: "1.0.0.0.0.0",
  ticket: "t1",
};
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const early = (answer: Response) =>
  vi.stubGlobal("earlyAnswers", new Map([[openShell.path, Promise.resolve(answer)]]));

test("the shell that was requested first answers what every page asks, with no further call", async () => {
  early(Response.json(shell));
  const client = createQueryClient();
  const [settings, user] = await Promise.all([
    client.fetchQuery(publicSettingsQuery),
    client.fetchQuery(currentUserQuery),
  ]);
  expect([settings, user]).toEqual([shell.settings, ada]);
  expect(await client.fetchQuery(creditBalanceQuery)).toEqual(shell.balance);
  expect(await client.fetchQuery(notificationsQuery)).toEqual([]);
  expect(await client.fetchQuery(unreadCountsQuery)).toEqual(shell.unread);
  for (const part of [
    getCurrentUser,
    getPublicSettings,
    getCreditBalance,
    listNotifications,
    getUnreadCounts,
  ])
    expect(server.count(part), part.id).toBe(0);
  expect([takeTicket(), takeTicket()]).toEqual(["t1", null]);
  expect([takeChanges(), takeChanges()]).toEqual(["1.0.0.0.0.0", null]);
});

test("a shell that took long says nothing of how old the answers beside it are", async () => {
  vi.spyOn(performance, "now").mockReturnValue(readTogetherMs);
  early(Response.json(shell));
  await createQueryClient().fetchQuery(currentUserQuery);
  expect(takeChanges()).toBeNull();
  vi.restoreAllMocks();
});

test("who is no longer signed in still gets the settings", async () => {
  early(Response.json({ code: "unauthenticated", message: "Sign in", requestId: "r" }, { status: 401 }));
  server.answer(getPublicSettings, publicSettings);
  const client = createQueryClient();
  const [settings, user] = await Promise.all([
    client.fetchQuery(publicSettingsQuery),
    client.fetchQuery(currentUserQuery),
  ]);
  expect([settings, user]).toEqual([publicSettings, null]);
});

test("a later question is asked anew", async () => {
  early(Response.json(shell));
  const client = createQueryClient();
  await client.fetchQuery(currentUserQuery);
  server.answer(getCurrentUser, { ...ada, name: "Ada Renamed" });
  await client.invalidateQueries({ queryKey: ["getCurrentUser"] });
  expect((await client.fetchQuery(currentUserQuery))?.name).toBe("Ada Renamed");
});
