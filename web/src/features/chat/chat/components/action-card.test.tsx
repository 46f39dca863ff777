// @vitest-environment jsdom

import {
  confirmChatAction,
  dismissChatAction,
  type Message,
  undoChatAction,
} from "@marquee/contracts/chat/chat";
import type { ChatAction } from "@marquee/contracts/chat/chat-action";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ada, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { ActionCard } from "./action-card.tsx";

const soon = new Date(Date.now() + 5 * 60_000).toISOString();
const open: ChatAction = {
  kind: "counter_deal",
  title: "Offer $9,500 for Gold",
  effect: "Henrik gets this offer at once.",
  changes: [{ label: "Amount", before: "$9,000", after: "$9,500" }],
  costCredits: 0,
  status: "open",
  expiresAt: soon,
  leadsTo: null,
  undoUntil: null,
};
const answer = (action: ChatAction): Message => ({
  id: "msg_1",
  userId: "usr_1",
  content: "Shall I?",
  isAi: true,
  status: "complete",
  deltaSeq: 1,
  inReplyTo: null,
  clientId: null,
  quickReplies: [],
  paymentIntent: false,
  action,
  createdAt: "2026-01-05T09:00:00.000Z",
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (action: ChatAction, user = ada) =>
  showPage(<ActionCard messageId="msg_1" action={action} />, { user });
const button = (name: string) => screen.queryByRole("button", { name });

test("shows the exact effect, and calls nothing before the click", async () => {
  show(open);
  expect(screen.getByRole("region", { name: "Offer $9,500 for Gold" })).toBeTruthy();
  expect(screen.getByText("$9,000").tagName).toBe("DEL");
  expect(screen.getByText("$9,500")).toBeTruthy();
  expect(screen.getByText("Free")).toBeTruthy();
  expect(server.count(confirmChatAction)).toBe(0);
  server.answer(confirmChatAction, answer({ ...open, status: "done", leadsTo: "/sponsorships/deal_1" }));
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await vi.waitFor(() => expect(server.count(confirmChatAction)).toBe(1));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region")));
});

test("of a purchase leads to the checkout at once, where the price is confirmed", async () => {
  show({ ...open, kind: "buy_credits", title: "Buy Starter" });
  server.answer(
    confirmChatAction,
    answer({ ...open, kind: "buy_credits", status: "done", leadsTo: "/credits?buy=1" }),
  );
  // Its price is in money; "Free" would say that it costs nothing.
  expect(screen.queryByText("Free")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open checkout" }));
  await vi.waitFor(() => expect(shownAddress()).toBe("/credits?buy=1"));
});

test("of a purchase is no checkout for somebody who may not pay, and says who may", () => {
  show({ ...open, kind: "buy_credits", title: "Buy Starter" }, { ...ada, teamRole: "manager" });
  expect(button("Open checkout")).toBeNull();
  expect(screen.getByText("Only owners of the company can buy it.")).toBeTruthy();
});

test("says next to the button why it could not be done", async () => {
  show(open);
  server.refuse(confirmChatAction, "stale_version");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Someone else changed this");
  expect(button("Confirm")).not.toBeNull();
});

test("is dismissed with a click", async () => {
  show(open);
  server.answer(dismissChatAction, answer({ ...open, status: "dismissed" }));
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await vi.waitFor(() => expect(server.count(dismissChatAction)).toBe(1));
});

test("one that was begun can be finished by clicking again, but not dismissed", () => {
  show({ ...open, status: "doing", expiresAt: new Date(Date.now() - 1_000).toISOString() });
  expect(screen.getByText("In progress")).toBeTruthy();
  expect(button("Confirm")).not.toBeNull();
  expect(button("Dismiss")).toBeNull();
  cleanup();
  show({ ...open, status: "undoing", undoUntil: new Date(Date.now() - 1_000).toISOString() });
  expect(screen.getByText("Being undone")).toBeTruthy();
  expect(button("Undo")).not.toBeNull();
});

test("an expired action cannot be clicked anymore", () => {
  show({ ...open, expiresAt: new Date(Date.now() - 1_000).toISOString() });
  expect(screen.getByText("Expired")).toBeTruthy();
  expect(button("Confirm")).toBeNull();
});

test("a completed action links to its result, and can be undone until its time is up", async () => {
  show({ ...open, status: "done", leadsTo: "/sponsorships/deal_1", undoUntil: soon });
  expect(screen.getByRole("link", { name: "View" }).getAttribute("href")).toBe("/sponsorships/deal_1");
  server.answer(undoChatAction, answer({ ...open, status: "undone" }));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await vi.waitFor(() => expect(server.count(undoChatAction)).toBe(1));
  cleanup();
  show({ ...open, status: "done", undoUntil: new Date(Date.now() - 1_000).toISOString() });
  expect(button("Undo")).toBeNull();
});
