import { listChanges } from "@marquee/contracts/live/realtime";
import { changesSince } from "@marquee/core/live/realtime/changes";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/realtime/changes: what a client has to refetch after it was offline. */
export const handler = httpHandler(listChanges, runtime, async ({ principal, query }) => ({
  body: await changesSince(runtime.core, principal, query.since),
}));
