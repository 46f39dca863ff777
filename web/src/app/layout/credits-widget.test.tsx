// @vitest-environment jsdom

import type { CreditBalance } from "@marquee/contracts/credits/credits";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BalanceContext } from "#api/session.ts";
import { showPage } from "#testing/show-page.tsx";
import { CreditsWidget } from "./credits-widget.tsx";

afterEach(cleanup);

const balance = { totalCredits: 120, usedCredits: 0, heldCredits: 0, availableCredits: 120, expiring: null };
const expiring = { credits: 20, expiresAt: "2026-07-03T12:00:00.000Z" };

const textOf = (change: Partial<CreditBalance>) => {
  showPage(
    <BalanceContext value={{ status: "ready", balance: { ...balance, ...change } }}>
      <CreditsWidget />
    </BalanceContext>,
  );
  return screen.getByRole("link").textContent;
};

test.each([
  ["what expires and when", { expiring }, "120 credits available20 expire on July 3"],
  [
    "one credit that expires",
    { expiring: { ...expiring, credits: 1 } },
    "120 credits available1 expires on July 3",
  ],
  ["what is reserved, while something is", { heldCredits: 10, expiring }, "120 credits available10 reserved"],
  ["the balance alone", {}, "120 credits available"],
])("shows %s", (_, change, text) => expect(textOf(change)).toBe(text));
