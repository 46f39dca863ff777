import type { createRealtimeTicket } from "@marquee/contracts/http/realtime";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof createRealtimeTicket>(
  "createRealtimeTicket",
  "POST",
  "/api/realtime/ticket",
);

/** The address for one connection attempt, with a ticket that no other attempt can use. */
export async function socketAddress(): Promise<string> {
  // Reconnecting is the page's own doing: it keeps no idle session alive.
  const { token } = await call(operation, { background: true });
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?token=${encodeURIComponent(token)}`;
}
