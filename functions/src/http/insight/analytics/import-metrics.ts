import { importMetrics } from "@marquee/contracts/insight/analytics-imports";
import { importMetrics as importFile } from "@marquee/core/insight/analytics/import-metrics";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/analytics/imports: imports a file of measures, or previews what it would change. */
export const handler = httpHandler(importMetrics, runtime, async ({ principal, query, body }) => ({
  body: await importFile(runtime.core, principal, { ...body, dryRun: query.dryRun === "true" }),
}));
