import type { deleteMetrics } from "@marquee/contracts/insight/analytics";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { measuresChanged } from "./measures-changed.ts";

const operation = addressOf<typeof deleteMetrics>(
  "deleteMetrics",
  "DELETE",
  "/api/analytics/entries/{dealId}/{date}",
);

/** Deletes the measures recorded for a deal on a day. */
export function useDeleteMetrics() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: { dealId: string; date: string }) => call(operation, { params: entry }),
    onSuccess: () => measuresChanged(client),
  });
}
