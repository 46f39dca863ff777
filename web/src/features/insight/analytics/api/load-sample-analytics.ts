import type { loadSampleAnalytics } from "@marquee/contracts/insight/analytics";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { measuresChanged } from "./measures-changed.ts";

const operation = addressOf<typeof loadSampleAnalytics>(
  "loadSampleAnalytics",
  "POST",
  "/api/analytics/sample",
);

/** Loads the sample rows, which demonstrate the pages. */
export function useLoadSampleAnalytics() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => measuresChanged(client),
  });
}
