import type { Requests } from "./request.ts";

export const realtimeRequests: Requests<"realtime"> = {
  createRealtimeTicket: { about: "own" },
  listChanges: { about: "own", path: "/api/realtime/changes?since=1.2" },
  getUnreadCounts: { about: "own" },
  openShell: { about: "own" },
};
