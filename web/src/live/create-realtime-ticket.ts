import type { createRealtimeTicket } from "@marquee/contracts/live/realtime";
import { addressOf, call } from "#api/http.ts";
import { takeTicket } from "#api/shell.ts";

const operation = addressOf<typeof createRealtimeTicket>(
  "createRealtimeTicket",
  "POST",
  "/api/realtime/ticket",
);

/** The address for one connection attempt, with a single-use ticket. */
export async function socketAddress(): Promise<string> {
  // The page reconnects automatically, which must not keep an idle session alive.
  const token = takeTicket() ?? (await call(operation, { background: true })).token;
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?token=${encodeURIComponent(token)}`;
}
