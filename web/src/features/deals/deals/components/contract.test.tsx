// @vitest-environment jsdom

import { createHash } from "node:crypto";
import { type Agreement, getAgreement, verifyAgreement } from "@marquee/contracts/deals/agreements";
import {
  type Deal,
  getSponsorshipDeal,
  listSponsorshipDeals,
  transitionSponsorshipDeal,
} from "@marquee/contracts/deals/deals";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deal, listedDeal } from "#testing/deal-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { DealPage } from "../pages/deal-page.tsx";
import { VerifyContractPage } from "../pages/verify-contract-page.tsx";

let server: FakeServer;
const pending: Deal = {
  ...deal,
  status: "pending",
  version: 2,
  moves: ["sign", "request_changes", "cancel"],
};
const agreement: Agreement = {
  version: 2,
  status: "awaiting_brand",
  blocks: [
    { kind: "heading", level: 1, text: "Sponsorship agreement" },
    { kind: "heading", level: 2, text: "1. Price" },
    { kind: "paragraph", text: "The sponsor pays $35,000." },
    { kind: "list", items: ["Two seats on the panel"] },
  ],
  text: "",
  unprintable: [],
  textSha256: "ab".repeat(32),
  sha256: null,
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
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (at: string, user = { ...ada, hasPassword: true, twoFactorEnabled: false }) =>
  showPage(
    <Routes>
      <Route path="/sponsorships/verify" element={<VerifyContractPage />} />
      <Route path="/sponsorships/:id" element={<DealPage />} />
    </Routes>,
    { at, user },
  );

describe("a contract", () => {
  test("is shown part by part as it is signed, with the hash of its text", async () => {
    show("/sponsorships/deal_1?tab=contract");
    const document = within(await screen.findByRole("region", { name: "Contract" }));
    expect(document.getByRole("heading", { level: 2, name: "Sponsorship agreement" })).toBeDefined();
    expect(document.getByRole("heading", { level: 3, name: "1. Price" })).toBeDefined();
    expect(document.getByText("The sponsor pays $35,000.")).toBeDefined();
    expect(document.getByRole("listitem").textContent).toBe("Two seats on the panel");
    expect(document.getByText(agreement.textSha256)).toBeDefined();
    expect(document.queryByRole("status")).toBeNull();
  });

  test.each([
    ["brand", [], "Both sides accepted the terms. Sign the contract; Hal Host signs after you."],
    ["host", [], "Both sides accepted the terms. Waiting for Hal Host to sign the contract."],
    ["brand", ["brand"], "You signed the contract. Waiting for Hal Host to sign it."],
    ["host", ["brand"], "Hal Host signed the contract. It's your turn to sign."],
  ] as const)(
    "tells the %s whose signature is missing after those of %j",
    async (ownSide, signedBy, text) => {
      server.answer(getSponsorshipDeal, { ...pending, ownSide, signedBy: [...signedBy] });
      show("/sponsorships/deal_1");
      await screen.findByText(text);
    },
  );

  test("says who has signed, who is next, and which signatures are void", async () => {
    server.answer(getAgreement, {
      ...agreement,
      status: "awaiting_host",
      signatures: [
        {
          version: 2,
          side: "brand",
          name: "Ada M. Park",
          account: null,
          capacity: { company: "Acme", teamRole: "manager", through: "Bright Agency" },
          at: "2026-01-06T09:00:00.000Z",
          void: false,
        },
        {
          version: 1,
          side: "brand",
          name: "A. Park",
          account: null,
          capacity: null,
          at: "2026-01-05T09:00:00.000Z",
          void: true,
        },
      ],
    });
    show("/sponsorships/deal_1?tab=contract");
    const signatures = within(await screen.findByRole("region", { name: "Signatures" }));
    expect(signatures.getByText(/^Signed as Ada M\. Park on Jan 6, 2026/)).toBeDefined();
    expect(signatures.getByText("As a manager at Acme through Bright Agency")).toBeDefined();
    expect(signatures.getByText("Host, signs second")).toBeDefined();
    expect(signatures.getByText(/^A\. Park signed version 1 .* That signature is void\.$/)).toBeDefined();
    expect(signatures.getByText("Waiting for the host")).toBeDefined();
  });

  const sign = async (fields: Record<string, string>) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Sign Contract" }));
    for (const [label, value] of Object.entries(fields))
      fireEvent.change(dialog.getByLabelText(label, { selector: "input" }), { target: { value } });
    await userEvent.click(dialog.getByRole("button", { name: "Sign contract" }));
    return dialog;
  };

  test("is signed with a typed name and the password, for the version on screen", async () => {
    server.answer(transitionSponsorshipDeal, pending);
    show("/sponsorships/deal_1");
    await userEvent.click(await screen.findByRole("button", { name: "Sign Contract" }));
    const dialog = await sign({});
    await dialog.findByText("Name is required");
    await sign({ "Your full name": "Ada Park", Password: "correct horse" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.bodies(transitionSponsorshipDeal)).toEqual([
      {
        action: "sign",
        version: 2,
        termsHash: pending.termsHash,
        name: "Ada Park",
        password: "correct horse",
      },
    ]);
  });

  test("says before it is signed which characters of its text and of the typed name its file can't show", async () => {
    server.answer(getAgreement, { ...agreement, unprintable: ["\u{103a0}"] });
    show("/sponsorships/deal_1?do=sign&tab=contract");
    const text = /^The PDF can't show \u{103a0} \[U\+103A0\]\. It prints the number/u;
    const contract = await screen.findByRole("region", { name: "Contract", hidden: true });
    expect(within(contract).getByText(text)).toBeDefined();
    const dialog = within(await screen.findByRole("dialog", { name: "Sign Contract" }));
    await dialog.findByText(text);
    const name = dialog.getByLabelText("Your full name");
    fireEvent.change(name, { target: { value: "王小明 \u{103c1}" } });
    await dialog.findByText(/^The PDF can't show \u{103a0} \[U\+103A0\], \u{103c1} \[U\+103C1\]\./u);
    fireEvent.change(name, { target: { value: "王小明" } });
    await dialog.findByText(text);
  });

  test("is signed with a code if the second factor is on, and reports a wrong code", async () => {
    server.refuse(transitionSponsorshipDeal, "validation_failed", { code: ["That code is incorrect"] });
    show("/sponsorships/deal_1?do=sign", { ...ada, hasPassword: true, twoFactorEnabled: true });
    await screen.findByRole("dialog", { name: "Sign Contract" });
    const dialog = await sign({ "Your full name": "Ada Park", "Authentication code": "123456" });
    await dialog.findByText("That code is incorrect");
    expect(server.bodies(transitionSponsorshipDeal)).toEqual([
      { action: "sign", version: 2, termsHash: pending.termsHash, name: "Ada Park", code: "123456" },
    ]);
  });

  test("asks only for the name if the account has neither password nor second factor", async () => {
    server.answer(transitionSponsorshipDeal, pending);
    show("/sponsorships/deal_1?do=sign", { ...ada, hasPassword: false, twoFactorEnabled: false });
    await screen.findByRole("dialog", { name: "Sign Contract" });
    await sign({ "Your full name": "Ada Park" });
    await waitFor(() =>
      expect(server.bodies(transitionSponsorshipDeal)).toEqual([
        { action: "sign", version: 2, termsHash: pending.termsHash, name: "Ada Park" },
      ]),
    );
  });
});

test("a contract signed by both sides can be downloaded at once", async () => {
  const contractUrl = "/api/sponsorship-deals/deal_1/contract.pdf";
  server.answer(getSponsorshipDeal, { ...pending, status: "active", moves: [], contractUrl });
  server.answer(getAgreement, { ...agreement, status: "signed" });
  show("/sponsorships/deal_1");
  const link = await screen.findByRole("link", { name: "Download Contract" });
  expect(link.getAttribute("href")).toBe(contractUrl);
});

describe("a file", () => {
  const file = new File(["a contract"], "contract.pdf", { type: "application/pdf" });
  const give = async () => {
    show("/sponsorships/verify");
    await userEvent.upload(await screen.findByLabelText("Contract file"), file);
  };

  test("is identified by its hash: which version it is, and who signed it", async () => {
    server.answer(verifyAgreement, {
      match: {
        version: 2,
        current: true,
        signatures: [
          { name: "Ada Park", role: "brand", at: "2026-01-06T09:00:00.000Z" },
          { name: "Hal Host", role: "host", at: "2026-01-07T09:00:00.000Z" },
        ],
      },
    });
    await give();
    await screen.findByRole("heading", { name: "This is a contract from Marquee" });
    expect(screen.getByText("It is version 2, the latest one.")).toBeDefined();
    expect(screen.getByText(/^Signed for the host by Hal Host on Jan 7, 2026/)).toBeDefined();
    expect(server.bodies(verifyAgreement)).toEqual([
      { sha256: createHash("sha256").update("a contract").digest("hex") },
    ]);
  });

  test("that is not one of our contracts is reported as such", async () => {
    server.answer(verifyAgreement, { match: null });
    await give();
    await screen.findByRole("heading", { name: "This file doesn't match any contract" });
  });
});
