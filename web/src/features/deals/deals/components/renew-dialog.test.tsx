// @vitest-environment jsdom

import type { DealRenewal } from "@marquee/contracts/deals/deal-renewal";
import {
  type Deal,
  getDealRenewal,
  getSponsorshipDeal,
  listSponsorshipDeals,
  transitionSponsorshipDeal,
} from "@marquee/contracts/deals/deals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deal, listedDeal, renewal } from "#testing/deal-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { DealPage } from "../pages/deal-page.tsx";

let server: FakeServer;
const completed: Deal = { ...deal, status: "completed", moves: ["renew"] };

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listSponsorshipDeals, [listedDeal]);
  server.answer(getSponsorshipDeal, completed);
  server.answer(getDealRenewal, renewal);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function opened() {
  showPage(
    <Routes>
      <Route path="/sponsorships/:id" element={<DealPage />} />
    </Routes>,
    { at: "/sponsorships/deal_1" },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Renew Deal" }));
  return within(await screen.findByRole("dialog", { name: "Renew this deal?" }));
}
const renewButton = (dialog: Awaited<ReturnType<typeof opened>>) =>
  dialog.getByRole<HTMLButtonElement>("button", { name: "Renew" });
const isSent = (opens: DealRenewal["opens"]) => ({
  action: "renew",
  version: 1,
  termsHash: deal.termsHash,
  packageId: opens?.packageId,
  packageHash: opens?.packageHash,
});

describe("renewing a deal", () => {
  test("names what it opens, what it leaves out and how the deal went, and opens exactly that", async () => {
    const dialog = await opened();
    const said = await dialog.findByRole("region", { name: "The new deal" });
    for (const text of [
      "Stage Partner (Gold)",
      "Night Summit 2027",
      "Mar 4, 2027 to Mar 6, 2027",
      "$23,000",
      "$40,000",
      "Seat at the dinner: $2,500",
      "$25,500, ROI 3.2x, 4 of 5 deliverables delivered",
    ])
      within(said).getByText(text, { exact: false });
    const link = within(said).getByRole<HTMLAnchorElement>("link", { name: "Choose another package" });
    expect(link.getAttribute("href")).toBe("/sponsorships/new?event=evt_2&step=package");
    server.answer(transitionSponsorshipDeal, { ...completed, moves: [], renewedTo: "deal_2" });
    await userEvent.click(renewButton(dialog));
    await waitFor(() => expect(shownAddress()).toBe("/sponsorships/deal_2"));
    expect(server.bodies(transitionSponsorshipDeal)).toEqual([isSent(renewal.opens)]);
  });

  test("shows what has changed since it was read before it renews, and then opens that", async () => {
    const dialog = await opened();
    await dialog.findByText("$40,000");
    const { opens } = renewal;
    const next = opens && { ...opens, listPrice: 45_000, packageHash: "e".repeat(64) };
    server.answer(getDealRenewal, { ...renewal, opens: next });
    server.refuse(transitionSponsorshipDeal, "stale_version");
    await userEvent.click(renewButton(dialog));
    await dialog.findByText("This has changed since you opened it");
    expect(dialog.getByText("$40,000", { selector: "del" })).toBeDefined();
    expect(dialog.getByText("$45,000", { selector: "ins" })).toBeDefined();
    expect(renewButton(dialog).disabled).toBe(true);
    server.answer(transitionSponsorshipDeal, { ...completed, moves: [], renewedTo: "deal_2" });
    await userEvent.click(dialog.getByRole("button", { name: "I've read the changes" }));
    await userEvent.click(renewButton(dialog));
    await waitFor(() => expect(server.bodies(transitionSponsorshipDeal).at(-1)).toEqual(isSent(next)));
  });

  test("is not possible while the host has nothing to renew it for", async () => {
    server.answer(getDealRenewal, { ...renewal, opens: null });
    const dialog = await opened();
    await dialog.findByText("The host has no upcoming event with an open package in this tier.");
    expect(renewButton(dialog).disabled).toBe(true);
  });

  test("says why it cannot be read, and reads it again", async () => {
    server.refuse(getDealRenewal, "conflict");
    const dialog = await opened();
    await dialog.findByRole("alert", undefined, { timeout: 5_000 });
    expect(renewButton(dialog).disabled).toBe(true);
    server.answer(getDealRenewal, renewal);
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await dialog.findByText("$40,000");
  });

  test("is not offered by the wizard to a host", async () => {
    server.answer(getSponsorshipDeal, { ...completed, ownSide: "host" });
    const dialog = await opened();
    await dialog.findByText("$40,000");
    expect(dialog.queryByRole("link", { name: "Choose another package" })).toBeNull();
  });
});
