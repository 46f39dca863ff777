import type { Requests } from "./request.ts";

export const creditsRequests: Requests<"credits"> = {
  listCreditPackages: { about: "nothing" },
  getCreditBalance: { about: "own" },
  listCreditTransactions: { about: "own" },
  listCreditsByPerson: { about: "own" },
};
