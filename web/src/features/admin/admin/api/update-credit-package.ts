import type { updateCreditPackage } from "@marquee/contracts/admin/system";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof updateCreditPackage>(
  "updateCreditPackage",
  "PATCH",
  "/api/admin/credit-packages/{id}",
);

/** Changes a package; payments already started keep the agreed terms. */
export function useUpdateCreditPackage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateCreditPackage>) => call(operation, { params: { id }, body }),
    onSettled: () =>
      invalidate(client, "listAllCreditPackages", "listCreditPackages", "listApprovals", "listAudit"),
  });
}
