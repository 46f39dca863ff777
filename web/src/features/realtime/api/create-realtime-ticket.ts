import { createRealtimeTicket } from "@marquee/contracts/http/realtime";
import { call } from "#lib/http.ts";

/** The address for one connection attempt, with a ticket that no other attempt can use. */
export async function socketAddress(): Promise<string> {
  const { token } = await call(createRealtimeTicket, {});
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?token=${encodeURIComponent(token)}`;
}
