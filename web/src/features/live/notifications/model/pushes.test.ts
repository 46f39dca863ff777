// @vitest-environment jsdom

import {
  dismissNotification,
  listNotifications,
  type StoredNotification,
} from "@marquee/contracts/live/notifications";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#api/query.ts";
import { applyPush } from "#live/pushes.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { notificationsQuery } from "../api/list-notifications.ts";
import { dismiss } from "./notification-list.ts";
import { notificationPushes } from "./pushes.ts";

let server: FakeServer;
const one = (n: number): StoredNotification => ({
  id: `ntf_${String(n).padStart(26, "0")}`,
  kind: "credits_added",
  about: { credits: n },
  createdAt: "2026-01-05T09:00:00.000Z",
  read: false,
});

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

test("a pushed notification is listed once and in order, however often it arrives", async () => {
  server.answer(listNotifications, [one(1)]);
  const client = createQueryClient();
  await client.fetchQuery(notificationsQuery);
  for (const n of [3, 2, 3]) applyPush([notificationPushes], client, { type: "notification", data: one(n) });
  expect(client.getQueryData(notificationsQuery.queryKey)).toEqual([one(3), one(2), one(1)]);
});

test("a push that arrives while the list is being fetched is not lost with the answer", async () => {
  server.answer(listNotifications, [one(1)]);
  const client = createQueryClient();
  await client.fetchQuery(notificationsQuery);
  const stop = new QueryObserver(client, notificationsQuery).subscribe(() => undefined);
  const asking = client.refetchQueries({ queryKey: ["listNotifications"] });
  server.answer(listNotifications, [one(2), one(1)]);
  applyPush([notificationPushes], client, { type: "notification", data: one(2) });
  await asking;
  await vi.waitFor(() => expect(client.getQueryData(notificationsQuery.queryKey)).toEqual([one(2), one(1)]));
  stop();
});

test.each([{ type: "notification", data: one(3) }, { type: "notifications_changed" }] as const)(
  "a push ($type) that arrives while a change here refetches the list is not lost with that answer",
  async (push) => {
    server.answer(listNotifications, [one(2), one(1)]);
    server.answer(dismissNotification, undefined);
    const client = createQueryClient();
    await client.fetchQuery(notificationsQuery);
    const unsubscribe = new QueryObserver(client, notificationsQuery).subscribe(() => undefined);
    const released = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
      const answer = await server.fetch(...request);
      if (request[1]?.method !== "DELETE") await released.promise;
      return answer;
    });

    server.answer(listNotifications, [one(2)]);
    dismiss(client, one(1).id);
    await vi.waitFor(() => expect(server.count(listNotifications)).toBe(2));
    // What the push announces was stored after the server had read the list.
    server.answer(listNotifications, [one(3), one(2)]);
    applyPush([notificationPushes], client, push);
    released.resolve();
    await vi.waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
    expect(client.getQueryData(notificationsQuery.queryKey)).toEqual([one(3), one(2)]);
    unsubscribe();
  },
);
