import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";

/** Asks again for whatever shows what was measured: the numbers, their rows, and the first page's average ROI. */
export function measuresChanged(client: QueryClient): Promise<void> {
  return invalidate(client, "getAnalytics", "listTileRows", "listMetrics", "getDashboard");
}
