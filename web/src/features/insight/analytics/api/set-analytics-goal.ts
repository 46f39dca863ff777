import type { setAnalyticsGoal } from "@marquee/contracts/insight/analytics";
import type { TileId } from "@marquee/contracts/insight/analytics-measures";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof setAnalyticsGoal>(
  "setAnalyticsGoal",
  "PUT",
  "/api/analytics/goals/{tile}",
);

/** Sets the user's goal for a number in a period; null for no goal. */
export function useSetAnalyticsGoal(tile: TileId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (goal: number | null) => call(operation, { params: { tile }, body: { goal } }),
    onSuccess: () => invalidate(client, "getAnalytics"),
  });
}
