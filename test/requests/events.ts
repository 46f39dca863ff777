import type { Requests } from "./request.ts";

export const eventsRequests: Requests<"events"> = {
  listEvents: { about: "shared" },
  getEvent: { about: "shared", path: "/api/events/evt_startup_expo" },
};
