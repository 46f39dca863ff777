import { createRealtimeTicket } from "@marquee/contracts/live/realtime";
import { createTicket } from "@marquee/core/live/realtime/realtime";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/realtime/ticket: called before every attempt to open the live connection. */
export const handler = httpHandler(createRealtimeTicket, runtime, async ({ principal, caller }) => ({
  body: { token: await createTicket(runtime.core, principal, caller) },
}));
