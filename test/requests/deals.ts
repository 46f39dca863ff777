import { inDays } from "../support/hosting-acts.ts";
import type { Requests } from "./request.ts";

export const dealsRequests: Requests<"deals"> = {
  createSponsorshipDeal: {
    about: "own",
    body: {
      packageId: "pkg_none",
      packageHash: "0".repeat(64),
      amount: "$12,500.50",
      notes: "The host sets up the booth.",
      note: "We would like the corner.",
      kpis: ["300 leads"],
      closingDate: inDays(30).slice(0, 10),
      benefits: ["A booth"],
    },
  },
  listSponsorshipDeals: { about: "own" },
  listBrandDeals: { about: "own", path: "/api/sponsorship-deals/brand/usr_none" },
  getSponsorshipDeal: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}` }),
  },
  listDealVersions: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/versions",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/versions` }),
  },
  listDealHistory: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/history",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/history` }),
  },
  getDealRenewal: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/renewal",
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/renewal` }),
  },
  transitionSponsorshipDeal: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/transitions",
    body: {
      action: "propose",
      version: 1,
      termsHash: "0".repeat(64),
      amount: 900,
      terms: { kpis: ["400 leads"] },
      note: "Better",
    },
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/transitions` }),
  },
  updateDeliverable: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/deliverables/1",
    body: { status: "delivered", owner: "host", dueDate: inDays(30).slice(0, 10), note: "See the pictures" },
    // Either side may write the note; which status it may take depends on the side.
    shared: ({ dealId }) => ({
      path: `/api/sponsorship-deals/${dealId}/deliverables/1`,
      body: { note: "See the pictures" },
    }),
  },
  listOwedDeliverables: { about: "own" },
  holdSponsorshipPackage: { about: "own", path: "/api/sponsorship-packages/pkg_none/hold" },
  releaseSponsorshipPackage: { about: "own", path: "/api/sponsorship-packages/pkg_none/hold" },
  joinWaitingList: { about: "own", path: "/api/sponsorship-packages/pkg_none/waiting-list" },
  leaveWaitingList: { about: "own", path: "/api/sponsorship-packages/pkg_none/waiting-list" },
  listSponsorshipPackages: {
    about: "shared",
    path: "/api/sponsorship-packages?eventId=evt_startup_expo",
  },
};
