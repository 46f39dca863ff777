import { decideAdjustment } from "@marquee/contracts/http/admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";

/** Agrees to another admin's adjustment, which books it, or rejects it for good. */
export function useDecideAdjustment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, approve }: { id: string; approve: boolean }) =>
      call(decideAdjustment, { params: { id }, body: { approve } }),
    onSettled: () => invalidate(client, "listAdjustments", "listUsers", "getAdminOverview", "listAudit"),
  });
}
