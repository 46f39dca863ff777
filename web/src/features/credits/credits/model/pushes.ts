import { invalidate } from "#api/query.ts";
import type { Pushes } from "#live/pushes.ts";
import { creditBalanceQuery } from "../api/get-credit-balance.ts";

export const creditPushes: Pushes = {
  on: {
    credits_updated: (client, { data: { balance } }) => {
      client.setQueryData(creditBalanceQuery.queryKey, balance);
      void invalidate(client, "listCreditTransactions", "listCreditsByPerson", "listPayments");
    },
  },
  shows: { credits: ["getCreditBalance", "listCreditTransactions", "listCreditsByPerson", "listPayments"] },
};
