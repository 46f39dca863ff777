// @vitest-environment jsdom

import { openMessages } from "@marquee/contracts/admin/accounts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { MessagesGate } from "./messages-gate.tsx";

const viewing = {
  ...rita,
  accountId: "usr_2",
  through: {
    id: rita.id,
    name: "Rita Admin",
    scope: "everything",
    payer: "client",
    viewing: { until: "2026-01-05T09:00:00.000Z", messagesOpen: false },
  },
} as const;
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const messages = (
  <MessagesGate>
    <p>The booth faces the harbor</p>
  </MessagesGate>
);

test("messages are there for everybody else", () => {
  showPage(messages);
  expect(screen.getByText("The booth faces the harbor")).toBeDefined();
});

test("an admin who views the account reads them after giving a reason, and not before", async () => {
  server.answer(openMessages, undefined);
  showPage(messages, { user: viewing });
  await userEvent.click(await screen.findByRole("button", { name: "Open messages" }));
  expect(server.count(openMessages)).toBe(0);
  expect(screen.queryByText("The booth faces the harbor")).toBeNull();
  await userEvent.type(screen.getByLabelText("Reason"), "A message is missing");
  await userEvent.click(screen.getByRole("button", { name: "Open messages" }));
  await screen.findByText("The booth faces the harbor");
  expect(server.bodies(openMessages)).toEqual([{ reason: "A message is missing" }]);
});

test("a refusal stays where the reason was typed", async () => {
  server.refuse(openMessages, "not_found");
  showPage(messages, { user: viewing });
  await userEvent.type(await screen.findByLabelText("Reason"), "A message is missing");
  await userEvent.click(screen.getByRole("button", { name: "Open messages" }));
  await screen.findByText("Not found.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("A message is missing");
});
