// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import { errorCatalog } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { HelpPage } from "./help-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.answer(getPublicSettings, site);
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const table = (name: string) => screen.getByRole("region", { name });
const search = (text: string) => userEvent.type(screen.getByRole("searchbox"), text);
const topics = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("help", () => {
  test("names every error with its status and sentence", () => {
    showPage(<HelpPage />, { at: "/help" });
    const errors = table("Error codes");
    for (const [code, { status, message }] of Object.entries(errorCatalog)) {
      const row = within(errors).getByText(code).closest("div");
      expect(row?.textContent, code).toBe(`${code}${message}HTTP ${status}`);
    }
  });

  test("shows this site's own prices, and follows their changes", async () => {
    server.answer(getPublicSettings, {
      ...site,
      prices: {
        campaignIdeas: 12,
        competitiveAnalysis: 7,
        visualMockup: 4,
        refinement: 8,
        chatReply: 1,
        freeRepliesPerMonth: 33,
      },
    });
    showPage(<HelpPage />, { at: "/help" });
    const prices = table("What things cost");
    expect(await within(prices).findByText("12 credits")).toBeDefined();
    expect(within(prices).getByText("23 credits")).toBeDefined();
    expect(within(prices).getByText(/after 33 free replies/)).toBeDefined();
  });

  test("shows the limits that the server enforces", () => {
    showPage(<HelpPage />, { at: "/help" });
    const row = (name: string) => within(table("Limits")).getByText(name).nextElementSibling?.textContent;
    expect(row("Saved searches")).toBe(String(limits.savedSearches));
    expect(row("Campaign prompt")).toBe(`${limits.promptMaxLength.toLocaleString("en-US")} characters`);
    expect(row("Photo")).toBe("2 MB");
    expect(row("Time to answer an offer")).toBe("72 hours");
    expect(row("Phone code")).toBe("10 minutes");
  });

  test("finds topics and single lines by every word, keeps the search in the address, and says when nothing matches", async () => {
    showPage(<HelpPage />, { at: "/help" });
    await search("sold_out");
    await waitFor(() => expect(shownAddress()).toBe("/help?q=sold_out"));
    expect(topics()).toEqual([]);
    expect(within(table("Error codes")).getAllByRole("term")).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toBe("1 topic found");

    await userEvent.clear(screen.getByRole("searchbox"));
    await search("recovery phone");
    await waitFor(() => expect(topics()).toEqual(["Turn on two-factor authentication"]));

    await userEvent.clear(screen.getByRole("searchbox"));
    await search("unicorns");
    expect(await screen.findByText("No topics found")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(shownAddress()).toBe("/help"));
    expect(topics().length).toBeGreaterThan(10);
  });

  test("starts with the topics about the page that the user came from, and lists them once", () => {
    showPage(<HelpPage />, { at: "/help?about=%2Fsponsorships%2Fdeal_1" });
    const about = screen.getByRole("region", { name: "About the page you came from" });
    const visible = within(about)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    expect(visible).toEqual([
      "Make an offer",
      "Counter an offer",
      "Answer an offer in time",
      "Sign a contract",
      "What follows once both have signed",
      "Change what was signed",
    ]);
    expect(new Set(topics()).size).toBe(topics().length);
    cleanup();
    showPage(<HelpPage />, { at: "/help?about=%2Fnowhere" });
    expect(screen.queryByText("About the page you came from")).toBeNull();
  });

  test("links to the API documentation and to Morgan", () => {
    showPage(<HelpPage />, { at: "/help" });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(expect.arrayContaining(["/api/docs", "/chat"]));
  });
});
