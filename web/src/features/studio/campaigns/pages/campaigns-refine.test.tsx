// @vitest-environment jsdom

import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import {
  type Generation,
  generateCampaignIdeas,
  getCampaignGeneration,
  listCampaignGenerations,
  listCampaignIdeas,
  refineCampaignConcept,
} from "@marquee/contracts/studio/campaigns";
import { listCampaignTemplates } from "@marquee/contracts/studio/templates";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BalanceContext } from "#api/session.ts";
import { generation } from "#testing/campaign-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { CampaignsPage } from "./campaigns-page.tsx";

const [first] = generation.results;
if (!first) throw new Error("The example has no concept");
const concept: CampaignResult = first;
const withParts: Generation = {
  ...generation,
  results: [
    {
      ...concept,
      competitiveAnalysis: {
        summary: "Few do this.",
        competitors: [{ name: "Acme", strengths: ["Reach"], gaps: ["Depth"] }],
        differentiators: ["Hands-on"],
        risks: ["Weather"],
        basis: "General knowledge",
      },
    },
  ],
};
const child: Generation = {
  ...generation,
  generationId: "gen_2",
  results: [{ ...concept, name: "Night Shift, lean version", budget: 24_000 }],
  cost: 5,
  charged: 5,
  parent: { generationId: "gen_1", index: 0, refinement: "cheaper" },
};

let server: FakeServer;
const all = new Map<string, Generation>();

beforeEach(() => {
  server = fakeServer();
  // Each generation has its own address.
  vi.stubGlobal("fetch", async (...[address, init]: Parameters<typeof fetch>) => {
    const id = /campaign-generations\/(gen_\w+)$/.exec(typeof address === "string" ? address : "")?.[1];
    const one = id === undefined ? undefined : all.get(id);
    return one ? Response.json(one) : server.fetch(address, init);
  });
  HTMLElement.prototype.hidePopover = () => undefined;
  server.answer(listCampaignIdeas, []);
  server.answer(listCampaignTemplates, []);
});
afterEach(() => {
  cleanup();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(generations: Generation[], at: string, availableCredits = 100) {
  all.clear();
  for (const one of generations) all.set(one.generationId, one);
  server.answer(listCampaignGenerations, generations);
  if (generations[0]) server.answer(getCampaignGeneration, generations[0]);
  const balance = { totalCredits: 100, usedCredits: 0, heldCredits: 0, availableCredits, expiring: null };
  return showPage(
    <BalanceContext value={{ status: "ready", balance }}>
      <CampaignsPage />
    </BalanceContext>,
    { at },
  );
}

/** Opens the menu of the only concept; jsdom opens no popovers itself. */
async function openMenu() {
  const button = await screen.findByRole("button", { name: "Refine Night Shift" });
  const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (!panel) throw new Error("The menu has no panel");
  fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }));
  return within(await screen.findByRole("menu", { name: "Refine Night Shift", hidden: true }));
}
const item = { hidden: true } as const;

describe("refining a concept", () => {
  test("says what each refinement costs before the click, and follows the order to its result", async () => {
    show([withParts], "/campaigns?tab=concepts");
    const menu = await openMenu();
    const items = menu.getAllByRole("menuitem", item).map(({ textContent }) => textContent);
    // One concept, with the analysis that it has.
    expect(items).toEqual(
      ["Cheaper", "Another city", "More technical", "Regenerate"].map((name) => `${name}10 credits`),
    );
    expect(screen.getByText("Includes competitive analysis, like this concept.")).toBeDefined();
    all.set("gen_2", child);
    server.answer(refineCampaignConcept, { generationId: "gen_2", status: "queued", results: [], cost: 10 });
    fireEvent.click(menu.getByRole("menuitem", { name: /^Cheaper/, ...item }));
    await waitFor(() => expect(shownAddress()).toBe("/campaigns?tab=concepts&generation=gen_2"));
    expect(server.bodies(refineCampaignConcept)).toEqual([
      { refinement: "cheaper", index: 0, generateCompetitiveAnalysis: true, generateVisualMockup: false },
    ]);
  });

  test("says what is missing when there are too few credits, and orders nothing", async () => {
    show([generation], "/campaigns?tab=concepts", 2);
    const menu = await openMenu();
    expect(screen.getByText("You have 2 credits and need 3 more.")).toBeDefined();
    expect(menu.getByRole("menuitem", { name: "Get Credits", ...item }).getAttribute("href")).toBe(
      "/credits?for=campaign",
    );
    fireEvent.click(menu.getByRole("menuitem", { name: /^Regenerate/, ...item }));
    expect(server.count(refineCampaignConcept)).toBe(0);
  });

  test("is not offered while the concepts are still arriving", async () => {
    show([{ ...generation, status: "running", charged: null }], "/campaigns?tab=concepts");
    await screen.findByRole("heading", { name: "Night Shift" });
    expect(screen.queryByRole("button", { name: "Refine Night Shift" })).toBeNull();
  });

  test("shows the result next to what it was made from", async () => {
    show([child, generation], "/campaigns?tab=concepts&generation=gen_2");
    const table = await screen.findByRole("region", { name: "Concepts side by side" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Concept", "OriginalNight Shift", "Cheaper versionNight Shift, lean version"]);
    const budgets = within(within(table).getByRole("row", { name: /^Budget/ })).getAllByRole("cell");
    expect(budgets.map(({ textContent }) => textContent)).toEqual(["$40,000", "$24,000"]);
    const link = screen.getByRole("link", { name: "Night Shift" });
    expect(link.getAttribute("href")).toContain("generation=gen_1");
  });
});

describe("the list of generations", () => {
  test("shows each one's brief, result, cost and source, and links to it", async () => {
    const failed: Generation = {
      ...generation,
      generationId: "gen_3",
      prompt: "A breakfast for buyers",
      status: "failed",
      results: [],
      charged: 0,
      cost: 15,
      error: { code: "unavailable", message: "It broke." },
    };
    show([child, failed, generation], "/campaigns?tab=concepts&generation=gen_1");
    await userEvent.click(await screen.findByRole("button", { name: "Generations" }));
    const sheet = await screen.findByRole("dialog", { name: "Generations" });
    const rows = (await within(sheet).findAllByRole("listitem")).map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain("Cheaper version of Night Shift");
    expect(rows[0]).toContain("1 concept: Night Shift, lean version");
    expect(rows[0]).toContain("5 credits");
    expect(rows[1]).toContain("Failed");
    expect(rows[1]).toContain("Charged 0 of 15 credits. The rest were returned.");
    expect(rows[2]).toContain("Shown");
    expect(shownAddress()).toContain("history=all");
    const link = within(sheet).getByRole("link", { name: failed.prompt });
    expect(link.getAttribute("href")).toContain("generation=gen_3");
  });

  test("a rerun brief fills the builder and stays linked, and emptied fields are cleared", async () => {
    const parameters = { location: "Austin", budget: 40_000, industry: "tech" } as const;
    show([{ ...generation, parameters }], "/campaigns?tab=concepts&history=all");
    const sheet = await screen.findByRole("dialog", { name: "Generations" });
    await userEvent.click(await within(sheet).findByRole("button", { name: /^Run again with changes/ }));
    expect(shownAddress()).toBe("/campaigns?rerun=gen_1");
    expect(screen.getByText(/Based on an earlier generation/)).toBeDefined();
    fireEvent.change(screen.getByLabelText(/^Location/), { target: { value: "" } });
    server.answer(refineCampaignConcept, { generationId: "gen_2", status: "queued", results: [], cost: 10 });
    await userEvent.click(screen.getAllByRole("button", { name: "Generate" })[0] as HTMLElement);
    await waitFor(() => expect(server.count(refineCampaignConcept)).toBe(1));
    expect(server.bodies(refineCampaignConcept)[0]).toMatchObject({
      refinement: "rerun",
      prompt: generation.prompt,
      industry: "tech",
      budget: 40_000,
      location: "",
    });
    expect(server.count(generateCampaignIdeas)).toBe(0);
  });

  test("once unlinked, the brief is a new one", async () => {
    show([generation], "/campaigns?tab=concepts");
    await userEvent.click(await screen.findByRole("button", { name: "Use this brief" }));
    await userEvent.click(screen.getByRole("button", { name: "Don't link to it" }));
    expect(screen.queryByText(/Based on an earlier generation/)).toBeNull();
    server.answer(generateCampaignIdeas, { generationId: "gen_2", status: "queued", results: [], cost: 10 });
    await userEvent.click(screen.getAllByRole("button", { name: "Generate" })[0] as HTMLElement);
    await waitFor(() => expect(server.count(generateCampaignIdeas)).toBe(1));
    expect(server.count(refineCampaignConcept)).toBe(0);
  });
});
