// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { closeNotifications, notify, openNotificationsOf } from "../model/notifications.ts";
import { NotificationsPanel } from "./notifications-panel.tsx";

beforeEach(() => openNotificationsOf("usr_1"));
afterEach(() => {
  cleanup();
  closeNotifications();
  localStorage.clear();
});

test("a notification says what its kind says, and leads where its kind leads", async () => {
  notify({ kind: "credits_added", about: { credits: 1_000, totalCredits: 1_200 } });
  notify({ kind: "campaign_failed", about: { generationId: "gen_1", reason: "The model didn't answer." } });
  showPage(<NotificationsPanel onClose={() => undefined} />);
  expect(screen.getByText("1,000 credits were added to your balance.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /The model didn't answer\./ }));
  expect(shownAddress()).toBe("/campaigns?tab=concepts&generation=gen_1");
});
