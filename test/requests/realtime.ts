import type { Requests } from "./request.ts";

export const realtimeRequests: Requests<"realtime"> = {
  createRealtimeTicket: { about: "own" },
};
