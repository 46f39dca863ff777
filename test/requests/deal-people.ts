import type { Requests } from "./request.ts";

export const dealPeopleRequests: Requests<"deal-people"> = {
  getDealPeople: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/people",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/people` }),
  },
  setDealOwner: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/owner",
    body: { personId: "usr_none" },
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/owner`, body: {} }),
  },
  followDeal: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/following",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/following` }),
  },
  unfollowDeal: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/following",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/following` }),
  },
};
