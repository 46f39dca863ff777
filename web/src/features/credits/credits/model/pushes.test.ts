// @vitest-environment jsdom

import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { applyPush } from "#live/pushes.ts";
import { creditBalanceQuery } from "../api/get-credit-balance.ts";
import { creditPushes } from "./pushes.ts";

test("a pushed balance is shown at once, and ledger and payments are refetched", () => {
  const client = new QueryClient();
  const stale = vi.spyOn(client, "invalidateQueries");
  const balance = {
    totalCredits: 100,
    usedCredits: 135,
    heldCredits: 0,
    availableCredits: -35,
    expiring: null,
  };
  applyPush([creditPushes], client, { type: "credits_updated", data: { payerId: "usr_1", balance } });
  expect(client.getQueryData(creditBalanceQuery.queryKey)).toEqual(balance);
  expect(stale.mock.calls.map(([filter]) => filter?.queryKey?.[0])).toEqual([
    "listCreditTransactions",
    "listCreditsByPerson",
    "listPayments",
  ]);
});
