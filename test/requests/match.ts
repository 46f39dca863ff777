import type { Requests } from "./request.ts";

export const matchRequests: Requests<"match"> = {
  listRecommendedEvents: { about: "own" },
  listUpcomingEvents: { about: "shared", path: "/api/events/upcoming/3" },
  listClosedPrices: { about: "shared", path: "/api/events/evt_startup_expo/closed-prices" },
};
