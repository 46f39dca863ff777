import { listLibrary } from "@marquee/contracts/studio/library";
import { listLibrary as list } from "@marquee/core/studio/campaigns/list-library";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/library: the Enterprise Library. */
export const handler = httpHandler(listLibrary, runtime, async ({ principal, query }) => ({
  body: await list(runtime.core, principal.accountId, query),
}));
