// @vitest-environment jsdom

import type { User } from "@marquee/contracts/account/auth";
import { getBrandFacts } from "@marquee/contracts/account/brand-facts";
import {
  generateCampaignIdeas,
  listCampaignGenerations,
  listCampaignIdeas,
} from "@marquee/contracts/studio/campaigns";
import { listCampaignTemplates } from "@marquee/contracts/studio/templates";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BalanceContext } from "#api/session.ts";
import { nothingKnown } from "#testing/examples.ts";
import { ada, adaForClient, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { CampaignsPage } from "../pages/campaigns-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listCampaignGenerations, []);
  server.answer(listCampaignIdeas, []);
  server.answer(listCampaignTemplates, []);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(user: User = ada): void {
  cleanup();
  const balance = {
    totalCredits: 100,
    usedCredits: 0,
    heldCredits: 0,
    availableCredits: 100,
    expiring: null,
  };
  showPage(
    <BalanceContext value={{ status: "ready", balance }}>
      <CampaignsPage />
    </BalanceContext>,
    { at: "/campaigns", user },
  );
}

const prompt = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
/** There is one button per layout; the window's width decides which is visible. */
const generateButton = () => screen.getAllByRole("button", { name: "Generate" })[0] as HTMLElement;

async function write(text = "A pop-up for developers who build at night"): Promise<void> {
  fireEvent.change(prompt(), { target: { value: text } });
  await waitFor(() => expect(prompt().value).toBe(text));
}

test("details are collapsed until they are opened or one is invalid, and summarize on one line what is set", async () => {
  show();
  const details = () => screen.getByText("Details (optional)").closest("details") as HTMLDetailsElement;
  const set = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(details().open).toBe(false);
  expect(within(details()).getByText(/^Industry, type, budget/)).toBeDefined();
  set(/^Location/, "Austin");
  set(/^Budget/, "25000");
  set(/^Preferred type/, "pop_up");
  show();
  expect(details().open).toBe(false);
  expect(within(details()).getByText("Pop-up · $25,000 · Austin")).toBeDefined();

  set(/^Budget/, "a lot");
  await write();
  await userEvent.click(generateButton());
  expect(await screen.findByText("Budget must be a number")).toBeDefined();
  expect(details().open).toBe(true);
  expect(server.count(generateCampaignIdeas)).toBe(0);
});

test("shows on one line what Morgan knows about the brand, and links to where it can be changed", async () => {
  server.answer(getBrandFacts, {
    ...nothingKnown,
    companyName: "Acme",
    brandVoice: "Dry",
    forbiddenWords: ["synergy"],
    brandColors: ["#e4002b", "#0033a0"],
  });
  show();
  expect(await screen.findByText(/Acme · 1 word to avoid · 2 brand colors · Voice: Dry/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Change" }).getAttribute("href")).toContain("show=brand-facts");
  server.answer(getBrandFacts, nothingKnown);
  show();
  expect(await screen.findByText(/nothing about your brand yet/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Add your brand" })).toBeDefined();
});

test("leads who acts for a client to no page that their access leaves out", async () => {
  server.answer(getBrandFacts, nothingKnown);
  show({ ...adaForClient, through: adaForClient.through && { ...adaForClient.through, scope: "campaigns" } });
  expect(await screen.findByText(/nothing about your brand yet/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Add your brand" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Back to Dashboard" })).toBeNull();
});

test("starts collapsed with what Morgan knows, and leaves a brief with other content alone", async () => {
  const facts = { industry: "Fintech", marketingGoals: "Leads", targetAudience: "CTOs" };
  server.answer(getBrandFacts, { ...nothingKnown, ...facts });
  show();
  const industry = () => screen.getByLabelText<HTMLSelectElement>(/^Industry/);
  await waitFor(() => expect(industry().value).toBe("finance"));
  expect(screen.getByText("Finance · CTOs · Leads")).toBeDefined();
  expect(screen.getByText("Details (optional)").closest("details")?.open).toBe(false);
  expect(screen.queryByText("Draft saved")).toBeNull();

  fireEvent.change(industry(), { target: { value: "food" } });
  show();
  await waitFor(() => expect(server.count(getBrandFacts)).toBeGreaterThan(1));
  expect(industry().value).toBe("food");
});
