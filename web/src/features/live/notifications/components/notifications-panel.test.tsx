// @vitest-environment jsdom

import {
  clearNotifications,
  dismissNotification,
  listNotifications,
  markNotificationsRead,
  restoreNotifications,
  type StoredNotification,
} from "@marquee/contracts/live/notifications";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { NotificationsPanel } from "./notifications-panel.tsx";
import { NotificationsPopover } from "./notifications-popover.tsx";

let server: FakeServer;
const idOf = (n: number) => `ntf_${String(n).padStart(26, "0")}`;
const credits = (n: number, read = false): StoredNotification => ({
  id: idOf(n),
  kind: "credits_added",
  about: { credits: n * 1_000 },
  createdAt: "2026-01-05T09:00:00.000Z",
  read,
});
const failed: StoredNotification = {
  id: idOf(1),
  kind: "campaign_failed",
  about: { generationId: "gen_1", reason: "The model didn't answer." },
  createdAt: "2026-01-05T08:00:00.000Z",
  read: false,
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  for (const operation of [
    markNotificationsRead,
    dismissNotification,
    clearNotifications,
    restoreNotifications,
  ])
    server.answer(operation, undefined);
  server.answer(listNotifications, [credits(2), failed]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
});

const show = () => showPage(<NotificationsPanel onClose={() => undefined} />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("a notification shows the text of its kind, is marked as read on opening, and links where its kind links", async () => {
  show();
  await screen.findByText("2,000 credits were added to your balance.");
  await press(/The model didn't answer\./);
  expect(shownAddress()).toBe("/campaigns?tab=concepts&generation=gen_1");
  await waitFor(() => expect(server.bodies(markNotificationsRead)).toEqual([{ ids: [failed.id] }]));
});

test("mark all read and clear name the newest one seen, and stay as the server has them", async () => {
  show();
  await screen.findByText(/2,000 credits/);
  server.answer(listNotifications, [credits(2, true), { ...failed, read: true }]);
  await press("Mark all read");
  await waitFor(() => expect(server.bodies(markNotificationsRead)).toEqual([{ all: true, upTo: idOf(2) }]));
  server.answer(listNotifications, [credits(3)]);
  await press("Clear");
  await waitFor(() => expect(server.asked(clearNotifications)[0]?.query.get("upTo")).toBe(idOf(2)));
  // A notification that arrived meanwhile was not cleared.
  await screen.findByText(/3,000 credits/);
});

test("undo restores what was dismissed and what was cleared", async () => {
  show();
  await screen.findByText(/2,000 credits/);
  server.answer(listNotifications, [failed]);
  await press("Dismiss: Credits added: 2,000");
  await waitFor(() => expect(screen.queryByText(/2,000 credits/)).toBeNull());
  expect(screen.getByRole("button", { name: "Dismiss: Generation failed" })).toBe(document.activeElement);
  server.answer(listNotifications, [credits(2), failed]);
  visibleToast()?.action?.run();
  await screen.findByText(/2,000 credits/);
  await waitFor(() => expect(server.bodies(restoreNotifications)).toEqual([{ ids: [idOf(2)] }]));
  server.answer(listNotifications, []);
  await press("Clear");
  await screen.findByText("All caught up!");
  expect(screen.getByText("You don't have any notifications at the moment.")).toBeDefined();
  server.answer(listNotifications, [credits(2), failed]);
  visibleToast()?.action?.run();
  await screen.findByText(/The model didn't answer/);
  await waitFor(() => expect(server.bodies(restoreNotifications)[1]).toEqual({ clearedUpTo: idOf(2) }));
});

test("a refused change is reverted, and says so", async () => {
  show();
  await screen.findByText(/2,000 credits/);
  server.refuse(dismissNotification, "unavailable");
  await press("Dismiss: Credits added: 2,000");
  await waitFor(() => expect(visibleToast()?.title).toBe("Your notifications weren't changed"));
  await screen.findByText(/2,000 credits/);
});

test("a list that fails to load says so and can be retried", async () => {
  server.refuse(listNotifications, "unavailable");
  show();
  await screen.findByText("Your notifications didn't load");
  server.answer(listNotifications, []);
  await press("Try again");
  await screen.findByText("All caught up!");
});

test.each([
  [0, "Notifications"],
  [9, "Notifications, 9 unread"],
  [10, "Notifications, 9+ unread"],
])("with %i unread the bell is called %s", async (unread, name) => {
  const list = [credits(99, true), ...Array.from({ length: unread }, (_, at) => credits(at + 1))];
  server.answer(listNotifications, list);
  showPage(<NotificationsPopover />);
  await screen.findByRole("button", { name });
});
