import type { exportPurchases } from "@marquee/contracts/admin/recent";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof exportPurchases>(
  "exportPurchases",
  "POST",
  "/api/admin/exports/purchases",
);

/** The purchases behind the revenue, for a file; recorded in the audit log. */
export function useExportPurchases() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSettled: () => invalidate(client, "listAudit"),
  });
}
