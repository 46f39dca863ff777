// @vitest-environment jsdom

import { defaultPreferences, getPreferences } from "@marquee/contracts/http/profile";
import {
  acknowledgeSavedEventNews,
  listSavedEventNews,
  type SavedEventNews as News,
} from "@marquee/contracts/http/saved-events";
import { readNotification } from "@marquee/contracts/notifications";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeNotifications, openNotificationsOf } from "#features/notifications/model/notifications.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { noticesOf } from "../model/saved-event-notices.ts";
import { SavedEventNews } from "./saved-event-news.tsx";

let server: FakeServer;
const facts = { date: "2026-03-05T09:00:00.000Z", priceFrom: 9_000, spotsLeft: 3, canceled: false };
const news: News = {
  eventId: "evt_1",
  eventName: "Night Summit",
  seen: { facts, at: "2026-01-05T09:00:00.000Z" },
  facts,
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getPreferences, defaultPreferences);
  server.answer(acknowledgeSavedEventNews, undefined);
  openNotificationsOf(ada.id);
});
afterEach(() => {
  cleanup();
  closeNotifications();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const kept = () => localStorage.getItem(`marquee-notifications-${ada.id}`) ?? "";
const said = (now: Partial<typeof facts>, before: Partial<typeof facts> = {}) =>
  noticesOf({
    ...news,
    seen: { facts: { ...facts, ...before }, at: "2026-01-05T09:00:00.000Z" },
    facts: { ...facts, ...now },
  }).map((notice) => readNotification(notice).message);

test.each([
  [{ date: "2026-03-12T09:00:00.000Z" }, [expect.stringMatching(/^It now starts on .*12.* instead of .*5/)]],
  [{ priceFrom: 8_500 }, ["Packages now start at $8,500 instead of $9,000."]],
  [{ priceFrom: null }, ["It has no packages at the moment."]],
  [{ spotsLeft: 2 }, ["2 spots are left. It was 3."]],
  [{ spotsLeft: 1 }, ["Only 1 spot is left."]],
  [{ spotsLeft: 0 }, ["It's sold out."]],
  [{ canceled: true, spotsLeft: 0 }, ["It was canceled."]],
  [{}, []],
])("%o is told as %o", (now, messages) => {
  expect(said(now as Partial<typeof facts>)).toEqual(messages);
});

test("what changed is told under the bell, once, and then acknowledged as it was told", async () => {
  server.answer(listSavedEventNews, [{ ...news, facts: { ...facts, spotsLeft: 1 } }]);
  showPage(<SavedEventNews />);
  await waitFor(() => expect(server.count(acknowledgeSavedEventNews)).toBe(1));
  expect(server.bodies(acknowledgeSavedEventNews)).toEqual([
    { events: [{ eventId: "evt_1", facts: { ...facts, spotsLeft: 1 } }] },
  ]);
  expect(JSON.parse(kept())).toMatchObject([{ about: { field: "spots", from: "3", to: "1" }, read: false }]);
  cleanup();

  // The acknowledgment was lost: the same comes again, here or in another tab.
  showPage(<SavedEventNews />);
  await waitFor(() => expect(server.count(acknowledgeSavedEventNews)).toBe(2));
  expect(JSON.parse(kept())).toHaveLength(1);
});

test("who turned updates off is not told, and not asked again", async () => {
  const { notifications } = defaultPreferences;
  server.answer(getPreferences, {
    ...defaultPreferences,
    notifications: { ...notifications, dealUpdates: false },
  });
  server.answer(listSavedEventNews, [{ ...news, facts: { ...facts, priceFrom: 1 } }]);
  showPage(<SavedEventNews />);
  await waitFor(() => expect(server.count(acknowledgeSavedEventNews)).toBe(1));
  expect(kept()).toBe("");
});

test("what was saved before it was kept how it looked is only noted", async () => {
  server.answer(listSavedEventNews, [{ ...news, seen: null }]);
  showPage(<SavedEventNews />);
  await waitFor(() => expect(server.count(acknowledgeSavedEventNews)).toBe(1));
  expect(kept()).toBe("");
});
