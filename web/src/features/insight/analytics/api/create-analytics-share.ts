import type { createAnalyticsShare } from "@marquee/contracts/insight/analytics";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof createAnalyticsShare>(
  "createAnalyticsShare",
  "POST",
  "/api/analytics/shares",
);

/** Creates a link to a page of the user's numbers. */
export function useCreateAnalyticsShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createAnalyticsShare>) => call(operation, { body }),
    onSuccess: () => invalidate(client, "listAnalyticsShares"),
  });
}
