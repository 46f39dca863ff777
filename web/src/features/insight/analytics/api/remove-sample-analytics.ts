import type { removeSampleAnalytics } from "@marquee/contracts/insight/analytics";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { measuresChanged } from "./measures-changed.ts";

const operation = addressOf<typeof removeSampleAnalytics>(
  "removeSampleAnalytics",
  "DELETE",
  "/api/analytics/sample",
);

/** Removes the sample rows, which demonstrate the pages. */
export function useRemoveSampleAnalytics() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => measuresChanged(client),
  });
}
