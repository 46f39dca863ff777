// @vitest-environment jsdom

import { type AuditEntry, listAudit } from "@marquee/contracts/admin/admin";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, shownAddress, showPage } from "#testing/show-page.tsx";
import { AuditTab } from "./audit-tab.tsx";

let server: FakeServer;
const entry: AuditEntry = {
  id: "aud_1",
  actor: "ops",
  actorName: "Operations",
  action: "updateSystemSettings",
  subject: "settings",
  subjectName: "System settings",
  reason: null,
  before: { flags: { chat: true }, prices: { campaignIdeas: 10 } },
  after: { flags: { chat: false }, prices: { campaignIdeas: 12 } },
  createdAt: "2026-01-05T09:00:00.000Z",
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an entry is shown with names and words, without an id or a key", async () => {
  server.answer(listAudit, [
    entry,
    {
      ...entry,
      id: "aud_2",
      actor: "rita",
      actorName: "rita",
      action: "updateUser",
      subject: "usr_2",
      subjectName: "Boris Bold (boris)",
      reason: "Card fraud",
      before: { status: "active" },
      after: { status: "suspended" },
    },
  ]);
  showPage(<AuditTab />, { user: rita });
  await screen.findByText("Operations", { exact: false });
  const text = screen.getByRole("list").textContent ?? "";
  for (const words of ["Operations", "System settings", "Chat", "Price: campaign ideas", "Updated user"])
    expect(text).toContain(words);
  for (const raw of ["flags.chat", "prices.campaignIdeas", "updateUser", "usr_2"])
    expect(text).not.toContain(raw);
  expect(screen.getByRole("link", { name: "Boris Bold (boris)" }).getAttribute("href")).toBe(
    "/admin/accounts/usr_2",
  );
});

test("an entry about a job says who ordered it, and leads to whose it was", async () => {
  const orderedBy = "Ada Ng, Bright Agency, for Northwind Cloud";
  const account = { id: "usr_9", name: "Northwind Cloud" };
  server.answer(listAudit, [{ ...entry, action: "refundJob", subject: "gen_1", orderedBy, account }]);
  showPage(<AuditTab />, { user: rita });
  await screen.findByText(`Ordered by ${orderedBy}`);
  expect(screen.getByRole("link", { name: "Northwind Cloud" }).getAttribute("href")).toBe(
    "/admin/accounts/usr_9",
  );
});

test("a subject without a name is still found by its id", async () => {
  const { subjectName: _, ...nameless } = entry;
  server.answer(listAudit, [{ ...nameless, subject: "evt_1", action: "replayWebhookEvent" }]);
  showPage(<AuditTab />, { user: rita });
  await screen.findByText("evt_1");
});

test("filters and search are in the address and asked of the server; nothing found says what to change", async () => {
  server.answer(listAudit, []);
  showPage(<AuditTab />, { user: rita, at: "/admin?tab=audit-log&q=boris&action=updateUser&days=7" });
  await screen.findByText("No entries found");
  const [asked] = server.asked(listAudit);
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    search: "boris",
    action: "updateUser",
    days: "7",
  });
  await userEvent.selectOptions(screen.getByLabelText("Action"), "Adjusted credits");
  await waitFor(() => expect(server.asked(listAudit).at(-1)?.query.get("action")).toBe("adjustCredits"));
  expect(shownAddress()).toContain("action=adjustCredits");
});
