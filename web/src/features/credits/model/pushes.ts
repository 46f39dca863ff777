import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import type { Pushes } from "#live/pushes.ts";
import { creditBalanceQuery } from "../api/get-credit-balance.ts";
import { noteCredits } from "./note-credits.ts";

export const creditPushes: Pushes = {
  on: {
    credits_updated: (client, { data: { balance } }) => {
      announceCredits(client, balance.totalCredits);
      client.setQueryData(creditBalanceQuery.queryKey, balance);
      void invalidate(client, "listCreditTransactions", "listPayments");
    },
  },
  // A page that has just come may have missed money alone: the checkout it comes back from is being told of just now.
  afterConnecting: ["getCreditBalance", "listCreditTransactions", "listPayments"],
};

/** Only a purchase raises the total; spending and what comes back change what is used of it. */
function announceCredits(client: QueryClient, totalCredits: number): void {
  const before = client.getQueryData(creditBalanceQuery.queryKey)?.totalCredits;
  if (before !== undefined && totalCredits > before) noteCredits(totalCredits, totalCredits - before);
}
