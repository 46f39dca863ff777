import type { Requests } from "./request.ts";

export const proposalsRequests: Requests<"proposals"> = {
  proposeSponsorshipPackage: {
    about: "host",
    path: "/api/events/evt_none/proposals",
    body: { name: "For you", price: 900, tier: "gold", onlyFor: { kind: "inquiry", id: "inq_none" } },
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/proposals` }),
  },
  listEventContacts: {
    about: "host",
    path: "/api/events/evt_none/contacts",
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/contacts` }),
  },
};
