import type { Requests } from "./request.ts";

export const realtimeRequests: Requests<"realtime"> = {
  createRealtimeTicket: { about: "own" },
  listChanges: { about: "own", path: "/api/realtime/changes?since=1.2" },
};
