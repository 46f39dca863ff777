import type { Requests } from "./request.ts";

export const dashboardRequests: Requests<"dashboard"> = {
  getDashboard: { about: "own" },
  listNeeds: { about: "own" },
};
