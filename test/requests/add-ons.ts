import type { Requests } from "./request.ts";

const benefit = {
  kind: "tickets" as const,
  text: "Seat at the welcome dinner",
  quantity: 2,
  due: { days: 14, from: "before_event" as const },
};

export const addOnsRequests: Requests<"add-ons"> = {
  createAddOn: {
    about: "host",
    path: "/api/events/evt_none/add-ons",
    body: { benefit, price: 1_500, capacity: 4 },
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/add-ons` }),
  },
  updateAddOn: {
    about: "host",
    path: "/api/events/evt_none/add-ons/add_none",
    body: { benefit, price: 1_750, capacity: 6 },
    hosted: ({ eventId, addOnId }) => ({ path: `/api/events/${eventId}/add-ons/${addOnId}` }),
  },
  deleteAddOn: {
    about: "host",
    path: "/api/events/evt_none/add-ons/add_none",
    hosted: ({ eventId, addOnId }) => ({ path: `/api/events/${eventId}/add-ons/${addOnId}` }),
  },
};
