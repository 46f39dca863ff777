// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BalanceContext } from "#api/session.ts";
import { site } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { OrderSummary } from "./order-summary.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(
  availableCredits: number,
  options: { analysis?: boolean; mockup?: boolean; pending?: boolean } = {},
  user = ada,
) {
  const balance = {
    totalCredits: availableCredits,
    usedCredits: 0,
    heldCredits: 0,
    availableCredits,
    expiring: null,
  };
  showPage(
    <BalanceContext value={{ status: "ready", balance }}>
      <OrderSummary
        analysis={options.analysis ?? false}
        mockup={options.mockup ?? false}
        pending={options.pending ?? false}
        failure={null}
      />
    </BalanceContext>,
    { user },
  );
}
const button = () => screen.getByRole<HTMLButtonElement>("button");

describe("the order", () => {
  test.each([
    [{}, "10 credits"],
    [{ analysis: true }, "15 credits"],
    [{ mockup: true }, "15 credits"],
    [{ analysis: true, mockup: true }, "20 credits"],
  ])("with %j costs %s", (options, cost) => {
    show(100, options);
    expect(screen.getByText(cost)).toBeDefined();
  });

  test("costs what the current price list says", async () => {
    server.answer(getPublicSettings, {
      ...site,
      prices: { ...site.prices, campaignIdeas: 12, visualMockup: 7 },
    });
    show(18, { mockup: true });
    await screen.findByText("19 credits");
    expect(screen.getByText("You have 18 credits and need 1 more.")).toBeDefined();
  });

  test("cannot be placed with fewer than 10 credits, nor twice while in progress", () => {
    show(9);
    expect(button().disabled).toBe(true);
    expect(screen.getByRole("link", { name: "Get Credits" })).toBeDefined();
    cleanup();
    show(10);
    expect(button().disabled).toBe(false);
    cleanup();
    show(100, { pending: true });
    expect(button().getAttribute("aria-disabled")).toBe("true");
  });

  test("says who can buy what is missing, to somebody who cannot", () => {
    show(9, {}, { ...ada, teamRole: "member" });
    expect(screen.getByText("An owner of your company can buy credits.")).toBeDefined();
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("cannot be placed while generation is switched off, and says so", async () => {
    server.answer(getPublicSettings, { ...site, flags: { ...site.flags, campaigns: false } });
    show(100);
    await screen.findByText(/temporarily unavailable/);
    await waitFor(() => expect(button().disabled).toBe(true));
  });
});
