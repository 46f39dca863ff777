import { importMetrics } from "@marquee/contracts/insight/analytics-imports";
import { importMetrics as importFile } from "@marquee/core/insight/analytics/import-metrics";
import { eraseSampleSet } from "@marquee/core/whole/sample/sample-set";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();
const endSample = (core: typeof runtime.core, accountId: string) => eraseSampleSet(core, channel, accountId);

/** POST /api/analytics/imports: imports a file of measures, or previews what it would change. */
export const handler = httpHandler(importMetrics, runtime, async ({ principal, query, body }) => ({
  body: await importFile(runtime.core, principal, { ...body, dryRun: query.dryRun === "true" }, endSample),
}));
