import { listSupportRequests } from "@marquee/contracts/home/support";
import { ownSupportRequests } from "@marquee/core/home/support/support-requests";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/support-requests: what the caller asked, with the answers. */
export const handler = httpHandler(listSupportRequests, runtime, async ({ principal, query }) => {
  const { items, cursor } = await ownSupportRequests(runtime.core, principal.actorId, query);
  return { body: items, nextCursor: cursor };
});
