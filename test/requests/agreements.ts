import type { Requests } from "./request.ts";

export const agreementsRequests: Requests<"agreements"> = {
  getAgreement: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/contract",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/contract` }),
  },
  getAgreementFile: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/contract.pdf",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/contract.pdf` }),
  },
  verifyAgreement: { about: "shared", body: { sha256: "0".repeat(64) } },
};
