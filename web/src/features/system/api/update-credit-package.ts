import { updateCreditPackage } from "@marquee/contracts/http/system";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";

/** Changes a package; payments that were started keep what was agreed. */
export function useUpdateCreditPackage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateCreditPackage>) =>
      call(updateCreditPackage, { params: { id }, body }),
    onSettled: () =>
      invalidate(client, "listAllCreditPackages", "listCreditPackages", "listApprovals", "listAudit"),
  });
}
