// @vitest-environment jsdom

import {
  dismissNotification,
  listNotifications,
  restoreNotifications,
  type StoredNotification,
  snoozeNotification,
} from "@marquee/contracts/live/notifications";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { NotificationsPage } from "./notifications-page.tsx";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  vi.unstubAllGlobals();
});

const notice = (letter: string, credits: number, daysAgo = 0): StoredNotification => ({
  id: `ntf_${letter.repeat(26)}`,
  kind: "credits_added",
  about: { credits },
  createdAt: new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString(),
  read: false,
});

test("what is about the same thing is together, under its day", async () => {
  server.answer(listNotifications, [notice("C", 30), notice("B", 20), notice("A", 10, 40)]);
  showPage(<NotificationsPage />, { at: "/notifications" });
  await screen.findByRole("heading", { name: "Today" });
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  expect(screen.getByText("1 earlier about this")).toBeDefined();
});

test("one is snoozed, and the snooze undone", async () => {
  server.answer(listNotifications, [notice("B", 20)]);
  server.answer(snoozeNotification, { id: `ntf_${"Z".repeat(26)}` });
  server.answer(dismissNotification, undefined);
  server.answer(restoreNotifications, undefined);
  showPage(<NotificationsPage />, { at: "/notifications" });
  // jsdom has no popovers: tell it that the panel opened, and give it what closes it.
  const trigger = await screen.findByRole("button", { name: /^Snooze: / });
  const panel = document.getElementById(String(trigger.getAttribute("popovertarget")));
  if (panel) Object.assign(panel, { hidePopover: () => undefined });
  if (panel) fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Until tomorrow, 9 AM", hidden: true }));
  await waitFor(() => expect(visibleToast()?.title).toMatch(/^Snoozed until /));
  expect(server.bodies(snoozeNotification)).toEqual([{ until: expect.stringMatching(/^\d{4}-/) }]);
  visibleToast()?.action?.run();
  await waitFor(() => expect(server.bodies(restoreNotifications)).toEqual([{ ids: [notice("B", 20).id] }]));
  expect(server.count(dismissNotification)).toBe(1);
});

test("an empty list says so", async () => {
  server.answer(listNotifications, []);
  showPage(<NotificationsPage />, { at: "/notifications" });
  await screen.findByText("All caught up!");
});
