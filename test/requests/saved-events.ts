import type { Requests } from "./request.ts";

export const savedEventsRequests: Requests<"saved-events"> = {
  saveEvent: { about: "own", path: "/api/events/evt_startup_expo/saved" },
  unsaveEvent: { about: "own", path: "/api/events/evt_startup_expo/saved" },
  listSavedEvents: { about: "own" },
};
