// @vitest-environment jsdom

import type { User } from "@marquee/contracts/account/auth";
import type { GrantPayer } from "@marquee/contracts/account/grant-scopes";
import type { CreditBalance } from "@marquee/contracts/credits/credits";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { BalanceContext } from "#api/session.ts";
import { ada, adaForClient } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { CreditsWidget } from "./credits-widget.tsx";

afterEach(cleanup);

const balance = { totalCredits: 120, usedCredits: 0, heldCredits: 0, availableCredits: 120, expiring: null };
const expiring = { credits: 20, expiresAt: "2026-07-03T12:00:00.000Z" };

const show = (change: Partial<CreditBalance>, user: User = ada) =>
  showPage(
    <BalanceContext value={{ status: "ready", balance: { ...balance, ...change } }}>
      <CreditsWidget />
    </BalanceContext>,
    { user },
  );
const textOf = (change: Partial<CreditBalance>) => {
  show(change);
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

describe("an empty balance", () => {
  const none = { totalCredits: 0, availableCredits: 0 };

  test("offers an owner to buy credits", () => {
    show(none);
    expect(screen.getByRole("link", { name: "Get Credits" }).getAttribute("href")).toBe("/credits");
  });

  test("offers nobody else to, and shows a company's people their balance", () => {
    show(none, { ...ada, teamRole: "manager" });
    expect(screen.getByRole("link").textContent).toBe("0 credits available");
  });
});

describe("for a client", () => {
  const paidBy = (payer: GrantPayer): User => ({
    ...adaForClient,
    through: adaForClient.through && { ...adaForClient.through, payer },
  });

  test.each([
    ["agency", "Bright Agency"],
    ["client", "Northwind Cloud"],
  ] as const)("says whose credits they are where the %s pays, and leads to no purchase", (payer, name) => {
    for (const change of [{ expiring }, { totalCredits: 0, availableCredits: 0 }]) {
      show(change, paidBy(payer));
      expect(screen.getByText(`of ${name}`)).toBeDefined();
      expect(screen.queryByRole("link")).toBeNull();
      cleanup();
    }
  });
});
