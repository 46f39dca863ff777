import type { ImportMetricsBody, importMetrics } from "@marquee/contracts/insight/analytics-imports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { measuresChanged } from "./measures-changed.ts";

const operation = addressOf<typeof importMetrics>("importMetrics", "POST", "/api/analytics/imports");

/** Checks a file of measures, or imports it, either entirely or not at all. */
export function useImportMetrics() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ dryRun, ...body }: ImportMetricsBody & { dryRun: boolean }) =>
      call(operation, { query: { dryRun: dryRun ? "true" : "false" }, body }),
    onSuccess: ({ dryRun }) => (dryRun ? undefined : measuresChanged(client)),
  });
}
