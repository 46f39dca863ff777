// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import {
  type CreditBalance,
  listCreditPackages,
  listCreditsByPerson,
  listCreditTransactions,
} from "@marquee/contracts/credits/credits";
import { createCheckout, listPayments } from "@marquee/contracts/credits/payments";
import { systemBooked } from "@marquee/contracts/credits/system-booked";
import { errorCatalog } from "@marquee/contracts/errors";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BalanceContext } from "#api/session.ts";
import * as download from "#browser/download.ts";
import { offer, payment, site } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { CreditsPage } from "./credits-page.tsx";

const settings = { ...site, payments: "stripe" as const, testMode: false };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getPublicSettings, settings);
  server.answer(listCreditPackages, [offer]);
  server.answer(listCreditTransactions, []);
  server.answer(listCreditsByPerson, []);
  server.answer(listPayments, []);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show({
  available = 40,
  at = "/credits",
  expiring = null,
  hasTeam = false,
}: {
  available?: number;
  at?: string;
  expiring?: CreditBalance["expiring"];
  hasTeam?: boolean;
} = {}) {
  const balance = {
    totalCredits: 100,
    usedCredits: 100 - available,
    heldCredits: 0,
    availableCredits: available,
    expiring,
  };
  showPage(
    <BalanceContext value={{ status: "ready", balance }}>
      <CreditsPage />
    </BalanceContext>,
    { at, user: { ...ada, hasTeam } },
  );
}

test.each(["mock", "stripe"] as const)(
  "with %s payments in test mode the page says so, and the dialog before paying",
  async (payments) => {
    server.answer(getPublicSettings, { ...settings, payments, testMode: true });
    show();
    await screen.findByText("Test mode.");
    await userEvent.click(await screen.findByRole("button", { name: "Buy 1,000 credits" }));
    expect(
      screen.getByText(/^Test mode: .*(no real card is charged|real card won't be charged)/),
    ).toBeDefined();
  },
);

test.each([
  [{ credits: 20, expiresAt: "2026-07-03T12:00:00.000Z" }, "20 credits expire on July 3."],
  [{ credits: 1, expiresAt: "2026-12-31T12:00:00.000Z" }, "1 credit expires on December 31."],
  [null, undefined],
])("says with the balance which credits expire, and when: %o", (expiring, text) => {
  show({ expiring });
  const balance = screen.getByRole("region", { name: "Available balance" }).textContent;
  if (text === undefined) expect(balance).not.toMatch(/expire/);
  else expect(balance).toContain(text);
});

test("a link to a package opens its dialog, pays nothing, and is done once the dialog is closed", async () => {
  // The package is scrolled to, which this browser cannot.
  Element.prototype.scrollIntoView = () => undefined;
  show({ at: `/credits?buy=${offer.id}` });
  expect(await screen.findByRole("dialog")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.count(createCheckout)).toBe(0);
});

test("a link to a package that is not on sale opens nothing", async () => {
  show({ at: "/credits?buy=gone" });
  await screen.findByRole("button", { name: "Buy 1,000 credits" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("with real cards nothing mentions a test", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Buy 1,000 credits" }));
  expect(screen.getByText("You pay by card on the next page.")).toBeDefined();
  expect(screen.queryByText(/test mode/i)).toBeNull();
});

test("paying by card goes to the address that the checkout returned", async () => {
  const go = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { origin: location.origin, pathname: location.pathname, assign: go });
  server.answer(createCheckout, { url: "https://pay.example/cs_1", sessionId: "cs_1", paymentId: "pay_1" });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Buy 1,000 credits" }));
  await userEvent.click(screen.getByRole("button", { name: "Pay $199" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("https://pay.example/cs_1"));
  expect(server.asked(createCheckout)[0]?.idempotencyKey).toMatch(/.{20}/);
});

test("a failed checkout closes the dialog, and the page shows the reason until the next try", async () => {
  server.refuse(createCheckout, "unavailable");
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Buy 1,000 credits" }));
  await userEvent.click(screen.getByRole("button", { name: "Pay $199" }));
  const { message } = errorCatalog.unavailable;
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Buy 1,000 credits" }));
  expect(screen.queryByText(message)).toBeNull();
});

test("every payment links to its receipt and says what was refunded", async () => {
  server.answer(listPayments, [{ ...payment, refundedAmount: 5_000 }]);
  show();
  const link = await screen.findByRole("link", { name: /^Receipt for Growth Package/ });
  expect(link.getAttribute("href")).toBe("/credits/receipts/pay_1");
  const pdf = screen.getByRole("link", { name: /^PDF receipt for Growth Package/ });
  expect(pdf.getAttribute("href")).toBe("/api/payments/pay_1/receipt.pdf");
  expect(screen.getByText("Partly refunded")).toBeDefined();
  expect(screen.getByText("$50.00 refunded")).toBeDefined();
});

test.each([
  [{ status: "pending" as const }, "Pending"],
  [{ status: "failed" as const }, "Failed"],
  [{ status: "failed" as const, canceled: true as const }, "Canceled"],
])("a payment that is %j reads %s and has no receipt", async (over, label) => {
  server.answer(listPayments, [{ ...payment, ...over }]);
  show();
  expect(await screen.findByText(label)).toBeDefined();
  expect(screen.queryByRole("link", { name: /^Receipt/ })).toBeNull();
});

test("a payment that simply succeeded has no mark", async () => {
  server.answer(listPayments, [payment]);
  show();
  await screen.findByRole("link", { name: /^Receipt/ });
  expect(screen.queryByText("Completed")).toBeNull();
});

test("a negative balance is shown as it is, with an explanation", async () => {
  show({ available: -35 });
  expect(screen.getAllByText("−35")).toHaveLength(1);
  expect(screen.getByText(/Buy at least 35 credits to continue/)).toBeDefined();
});

test("the usage guide shows the current price list", async () => {
  server.answer(getPublicSettings, { ...settings, prices: { ...settings.prices, campaignIdeas: 12 } });
  show({ at: "/credits?tab=usage" });
  await screen.findByText("12 credits");
  expect(screen.getByText("Enough for up to 3 campaigns at 12 credits each.")).toBeDefined();
});

const entry = (id: string, amount: number) => ({
  id,
  userId: "usr_1",
  amount,
  description: "=Campaign",
  subject: "Tea",
  transactionType: "usage" as const,
  referenceId: `gen_${id}`,
  referenceType: "campaign" as const,
  balanceAfter: 10,
  by: { id: "usr_1", name: "Ada Ng" },
  client: null,
  createdAt: "2026-01-05T09:00:00.000Z",
});

test("the export contains the whole ledger, not only the page on screen", async () => {
  const save = vi.spyOn(download, "downloadText").mockReturnValue();
  server.answerPages(listCreditTransactions, [[entry("t2", -10)], [entry("t1", 20)]]);
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const text = save.mock.calls[0]?.[1] ?? "";
  expect(text.trimEnd().split("\r\n")).toEqual([
    expect.stringContaining("date (UTC),description,subject,type"),
    "2026-01-05T09:00:00.000Z,'=Campaign,Tea,usage,Ada Ng,,-10,10,gen_t2",
    "2026-01-05T09:00:00.000Z,'=Campaign,Tea,usage,Ada Ng,,20,10,gen_t1",
  ]);
});

test("a company of several sees who spent what, and each name narrows the ledger to theirs", async () => {
  server.answer(listCreditsByPerson, [
    { person: { id: "usr_1", name: "Ada Ng" }, spent: 30, added: 0 },
    { person: null, spent: 0, added: 20 },
  ]);
  server.answer(listCreditTransactions, [entry("t1", -30)]);
  show({ at: "/credits?days=90", hasTeam: true });
  await userEvent.click(await screen.findByRole("link", { name: "Ada Ng" }));
  await waitFor(() =>
    expect(Object.fromEntries(server.asked(listCreditTransactions).at(-1)?.query ?? [])).toMatchObject({
      person: "usr_1",
      days: "90",
    }),
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Person" }), "Marquee");
  await waitFor(() =>
    expect(server.asked(listCreditTransactions).at(-1)?.query.get("person")).toBe(systemBooked),
  );
});

test("the ledger is narrowed by type and time, which stand in the address and go along with the export", async () => {
  const save = vi.spyOn(download, "downloadText").mockReturnValue();
  show({ at: "/credits?type=refund&days=90" });
  await screen.findByText("No matching transactions");
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  await screen.findByText("No Credits Yet");
  const narrowed = { type: "refund", days: "90" };
  const queries = () => server.asked(listCreditTransactions).map(({ query }) => Object.fromEntries(query));
  expect(queries()).toEqual([expect.objectContaining(narrowed), { limit: "10" }]);
  cleanup();
  server.answer(listCreditTransactions, [entry("t1", 20)]);
  show({ at: "/credits?type=refund&days=90" });
  await userEvent.click(await screen.findByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(queries().at(-1)).toEqual({ limit: "100", ...narrowed });
});
