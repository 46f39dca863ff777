import { inDays } from "../support/hosting-acts.ts";
import type { Requests } from "./request.ts";

const draft = {
  name: "Founders Harbor",
  category: "startup",
  date: inDays(60),
  endsAt: inDays(62),
};
const offer = { name: "Gold", price: 1_250.5, tier: "gold", maxSponsors: 2, benefits: ["A booth"] };

export const hostingRequests: Requests<"hosting"> = {
  createEvent: { about: "own", body: draft },
  updateEvent: {
    about: "host",
    path: "/api/events/evt_none",
    body: { version: 2, name: "New name" },
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}` }),
  },
  deleteEvent: {
    about: "host",
    path: "/api/events/evt_none",
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}` }),
  },
  transitionEvent: {
    about: "host",
    path: "/api/events/evt_none/transitions",
    body: { action: "publish", version: 2 },
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/transitions` }),
  },
  createSponsorshipPackage: {
    about: "host",
    path: "/api/events/evt_none/packages",
    body: offer,
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/packages` }),
  },
  updateSponsorshipPackage: {
    about: "host",
    path: "/api/sponsorship-packages/pkg_none",
    body: { price: 1 },
    hosted: ({ packageId }) => ({ path: `/api/sponsorship-packages/${packageId}` }),
  },
  deleteSponsorshipPackage: {
    about: "host",
    path: "/api/sponsorship-packages/pkg_none",
    hosted: ({ packageId }) => ({ path: `/api/sponsorship-packages/${packageId}` }),
  },
  createEventImageUpload: {
    about: "host",
    path: "/api/events/evt_none/image",
    body: { contentType: "image/png", sizeBytes: 1_000 },
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/image` }),
  },
  setEventImage: {
    about: "host",
    path: "/api/events/evt_none/image",
    body: { uploadId: "upl_none" },
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/image` }),
  },
  deleteEventImage: {
    about: "host",
    path: "/api/events/evt_none/image",
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/image` }),
  },
  getEventImage: { about: "shared", path: "/api/event-images/none" },
  listOwnEvents: { about: "own" },
  listOwnCapacity: { about: "own" },
  listEventHistory: {
    about: "host",
    path: "/api/events/evt_none/history",
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/history` }),
  },
  duplicateEvent: {
    about: "host",
    path: "/api/events/evt_none/copies",
    body: { date: inDays(60), endsAt: inDays(62) },
    hosted: ({ eventId }) => ({ path: `/api/events/${eventId}/copies` }),
  },
  listPackageTemplates: { about: "own" },
};
