// @vitest-environment jsdom

import { type Agreement, getAgreement } from "@marquee/contracts/deals/agreements";
import type { DealFile } from "@marquee/contracts/deals/deal-file";
import { addDealFile, createDealFileUpload, deleteDealFile } from "@marquee/contracts/deals/deal-files";
import { type Deal, getSponsorshipDeal, listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import type { Deliverable } from "@marquee/contracts/deals/deliverable";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deal, listedDeal } from "#testing/deal-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { takenFiles } from "../api/upload-deal-files.ts";
import { DealPage } from "../pages/deal-page.tsx";

let server: FakeServer;
const owed: Deliverable = {
  n: 1,
  benefit: "Logo on the badge",
  owner: "host",
  dueDate: "2026-03-01",
  daysAfterSigning: null,
  status: "delivered",
  note: "",
  atRisk: false,
  moves: ["accepted", "disputed"],
  mayProve: false,
  updatedAt: "2026-01-05T09:00:00.000Z",
};
const proof: DealFile = {
  id: "fil_1",
  name: "badge.jpg",
  contentType: "image/jpeg",
  sizeBytes: 350_000,
  side: "host",
  deliverable: 1,
  mayRemove: false,
  createdAt: "2026-01-06T09:00:00.000Z",
};
const guide: DealFile = {
  ...proof,
  id: "fil_2",
  name: "Logo guide.pdf",
  contentType: "application/pdf",
  sizeBytes: 1_500_000,
  side: "brand",
  deliverable: null,
  mayRemove: true,
};
const pending: Deal = { ...deal, status: "pending", moves: [], deliverables: [owed], files: [proof, guide] };
const agreement: Agreement = {
  version: 1,
  status: "signed",
  blocks: [],
  text: "",
  unprintable: [],
  textSha256: "a".repeat(64),
  sha256: "b".repeat(64),
  signatures: [],
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listSponsorshipDeals, [listedDeal]);
  server.answer(getSponsorshipDeal, pending);
  server.answer(getAgreement, agreement);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (tab: string) =>
  showPage(
    <Routes>
      <Route path="/sponsorships/:id" element={<DealPage />} />
    </Routes>,
    { at: `/sponsorships/deal_1?tab=${tab}` },
  );
const rows = async () =>
  within(await screen.findByRole("region", { name: "Files" })).getAllByRole("listitem");

describe("the proof of a deliverable", () => {
  test("is shown to the side that decides on it, with nothing to upload", async () => {
    show("deliverables");
    const picture = await screen.findByRole<HTMLImageElement>("img", { name: "Proof of Logo on the badge" });
    expect(picture.getAttribute("src")).toBe("/api/sponsorship-deals/deal_1/files/fil_1");
    expect(screen.getByRole("link", { name: "badge.jpg" }).getAttribute("href")).toBe(
      "/api/sponsorship-deals/deal_1/files/fil_1",
    );
    expect(screen.queryByLabelText(/^Proof file/)).toBeNull();
    expect(screen.getByRole("button", { name: "Accept: Logo on the badge" })).toBeDefined();
  });

  test("is replaced and removed by the side that owes it", async () => {
    const own = { ...owed, owner: "brand" as const, mayProve: true };
    const ownProof = { ...proof, side: "brand" as const, mayRemove: true };
    server.answer(getSponsorshipDeal, { ...pending, deliverables: [own], files: [ownProof] });
    server.answer(deleteDealFile, { ...pending, deliverables: [own], files: [] });
    show("deliverables");
    await screen.findByRole("button", { name: "Replace proof" });
    server.answer(getSponsorshipDeal, { ...pending, deliverables: [own], files: [] });
    await userEvent.click(screen.getByRole("button", { name: "Remove proof" }));
    await screen.findByRole("button", { name: "Upload proof" });
    expect(screen.queryByRole("link", { name: "badge.jpg" })).toBeNull();
  });
});

describe("the files of a deal", () => {
  test("are listed newest first, with who added them, and the user can remove their own", async () => {
    show("files");
    const [first, second] = await rows();
    expect(first?.textContent).toMatch(
      /^Logo guide\.pdf \(not scanned for viruses\)Ada Park · 1\.4 MB · Jan\s6,\s2026/,
    );
    expect(second?.textContent).toMatch(/^badge\.jpgProof of Logo on the badge · Hal Host · 342 KB/);
    await screen.findByText(/PDFs are kept as they are and not scanned for viruses/);
    expect(screen.queryByRole("button", { name: "Remove: badge.jpg" })).toBeNull();
    server.answer(deleteDealFile, { ...pending, files: [proof] });
    server.answer(getSponsorshipDeal, { ...pending, files: [proof] });
    await userEvent.click(screen.getByRole("button", { name: "Remove: Logo guide.pdf" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Remove this file?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove file" }));
    await waitFor(() => expect(screen.queryByText("Logo guide.pdf")).toBeNull());
  });

  test("start with the contract once both sides have signed", async () => {
    server.answer(getSponsorshipDeal, {
      ...pending,
      status: "active",
      signedAt: "2026-01-07T09:00:00.000Z",
      contractUrl: "/api/sponsorship-deals/deal_1/contract.pdf",
    });
    show("files");
    const link = await screen.findByRole("link", { name: "Contract, version 1" });
    expect(link.getAttribute("href")).toBe("/api/sponsorship-deals/deal_1/contract.pdf");
    expect(await rows()).toHaveLength(3);
  });

  test("can be empty", async () => {
    server.answer(getSponsorshipDeal, { ...pending, files: [] });
    show("files");
    await screen.findByText(/^No files yet\./);
  });

  test("are refused before anything is sent if the server would refuse them", async () => {
    server.refuse(createDealFileUpload, "internal");
    server.refuse(addDealFile, "internal");
    const file = (type: string, size = 10) => new File([new Uint8Array(size)], "a", { type });
    expect(await takenFiles.refusalOf(file("application/pdf"))).toBeUndefined();
    expect(await takenFiles.refusalOf(file("text/html"))).toBe("Choose a JPEG, PNG, GIF, or PDF");
    expect(await takenFiles.refusalOf(file("application/pdf", 4_194_305))).toBe(
      "The file must be 4 MB or smaller",
    );
  });
});
