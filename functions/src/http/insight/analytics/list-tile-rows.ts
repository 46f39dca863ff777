import { listTileRows } from "@marquee/contracts/insight/analytics";
import { listTileRows as list } from "@marquee/core/insight/analytics/list-tile-rows";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/analytics/tiles/{tile}/rows: the rows behind one of the caller's numbers. */
export const handler = httpHandler(listTileRows, runtime, async ({ principal, params, query }) => ({
  body: await list(runtime.core, principal.accountId, { ...params, ...query }),
}));
