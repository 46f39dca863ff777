import type { confirmAccountEmail } from "@marquee/contracts/admin/accounts";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof confirmAccountEmail>(
  "confirmAccountEmail",
  "POST",
  "/api/admin/accounts/{id}/confirmed-email",
);

/** Confirms somebody's present address in their place. */
export function useConfirmAccountEmail(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof confirmAccountEmail>) => call(operation, { params: { id }, body }),
    onSettled: () => invalidate(client, "getAccount", "listAccountTransactions", "listUsers", "listAudit"),
  });
}
