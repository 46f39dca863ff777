import type { Requests } from "./request.ts";

const access = { teamRole: "member", scope: "deals" } as const;
const wanted = { ...access, email: "nobody-has-this@example.com" };

export const agenciesRequests: Requests<"agencies"> = {
  listClients: { about: "own" },
  askClient: { about: "own", body: wanted },
  acceptClient: { about: "own", path: "/api/clients/none/accept", body: access },
  leaveClient: { about: "own", path: "/api/clients/none" },
  listAgencies: { about: "own" },
  offerAccess: { about: "own", body: wanted },
  acceptAgency: {
    about: "owner",
    path: "/api/agencies/none/accept",
    body: access,
    owned: ({ askingAgencyId }) => ({ path: `/api/agencies/${askingAgencyId}/accept` }),
  },
  changeAgency: {
    about: "owner",
    path: "/api/agencies/none",
    body: access,
    owned: ({ agencyId }) => ({ path: `/api/agencies/${agencyId}` }),
  },
  endAgency: {
    about: "owner",
    path: "/api/agencies/none",
    owned: ({ agencyId }) => ({ path: `/api/agencies/${agencyId}` }),
  },
  withdrawAccessRequest: {
    about: "owner",
    path: "/api/access-requests/none",
    owned: ({ accessRequestId }) => ({ path: `/api/access-requests/${accessRequestId}` }),
  },
};
