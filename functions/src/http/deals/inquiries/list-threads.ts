import { listThreads } from "@marquee/contracts/deals/inquiries";
import { listThreads as list } from "@marquee/core/deals/inbox/list-threads";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/threads: the caller's inbox. */
export const handler = httpHandler(listThreads, runtime, async ({ principal, query }) => {
  const { items, cursor } = await list(runtime.core, principal.accountId, query);
  return { body: items, nextCursor: cursor };
});
