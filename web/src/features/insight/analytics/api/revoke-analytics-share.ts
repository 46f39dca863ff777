import type { revokeAnalyticsShare } from "@marquee/contracts/insight/analytics";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof revokeAnalyticsShare>(
  "revokeAnalyticsShare",
  "DELETE",
  "/api/analytics/shares/{id}",
);

/** Revokes a link: whoever has it can see nothing from then on. */
export function useRevokeAnalyticsShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: () => invalidate(client, "listAnalyticsShares"),
  });
}
