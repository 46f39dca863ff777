// @vitest-environment jsdom

import { listRecentPurchases, listSignedDeals } from "@marquee/contracts/admin/recent";
import { listJobs } from "@marquee/contracts/admin/system";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { JobsTab } from "./jobs-tab.tsx";
import { PurchasesTab } from "./purchases-tab.tsx";
import { SignedDealsTab } from "./signed-deals-tab.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = "2026-01-15T09:00:00.000Z";

test("purchases of the last day, as the overview counts them, each with its buyer and receipt", async () => {
  server.answer(listRecentPurchases, [
    {
      id: "pay_1",
      userId: "usr_1",
      username: "ada",
      packageName: "Growth Package",
      credits: 500,
      keptCents: 9_900,
      createdAt: at,
    },
  ]);
  showPage(<PurchasesTab />, { at: "/admin?tab=purchases" });
  const receipt = await screen.findByRole("link", { name: "PDF receipt for Growth Package, ada" });
  expect(receipt.getAttribute("href")).toBe("/api/payments/pay_1/receipt.pdf?account=usr_1");
  expect(screen.getByRole("link", { name: "ada" }).getAttribute("href")).toBe("/admin/accounts/usr_1");
  expect(screen.getByText("$99.00")).toBeDefined();
  expect(server.asked(listRecentPurchases)[0]?.query.get("days")).toBe("1");
});

test("signed deals name their event and both sides; a longer time is in the address", async () => {
  server.answer(listSignedDeals, [
    { id: "deal_1", eventName: "Night Summit", brand: "Acme", host: "", signedAt: at },
  ]);
  showPage(<SignedDealsTab />, { at: "/admin?tab=signed-deals&days=7" });
  expect(await screen.findByText("Night Summit")).toBeDefined();
  expect(screen.getByText("Acme")).toBeDefined();
  expect(screen.getByText("Deleted account")).toBeDefined();
  expect(server.asked(listSignedDeals)[0]?.query.get("days")).toBe("7");
});

test("nothing in that time, and days that are none of the choices", async () => {
  server.answer(listSignedDeals, []);
  showPage(<SignedDealsTab />, { at: "/admin?tab=signed-deals&days=everything" });
  expect(await screen.findByText("No signed deals")).toBeDefined();
  expect(server.asked(listSignedDeals)[0]?.query.get("days")).toBe("1");
});

test("jobs that failed in the last day are asked for as the overview counts them", async () => {
  server.answer(listJobs, []);
  showPage(<JobsTab />, { at: "/admin?tab=jobs&status=failed&days=1" });
  await screen.findByText("No failed or incomplete jobs");
  const query = Object.fromEntries(server.asked(listJobs)[0]?.query ?? []);
  expect(query).toMatchObject({ status: "failed", days: "1" });
});
