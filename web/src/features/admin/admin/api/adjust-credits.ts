import type { AdminUser, adjustCredits } from "@marquee/contracts/admin/admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";

const operation = addressOf<typeof adjustCredits>("adjustCredits", "POST", "/api/admin/users/{id}/credits");

/** Books credits. An order keeps one idempotency key until its final answer, so a repeat books nothing twice. */
export function useAdjustCredits(user: Pick<AdminUser, "id">) {
  const client = useQueryClient();
  const requestKey = useRequestKey(`adjustCredits-${user.id}`);
  return useMutation({
    mutationFn: (body: { amount: number; reason: string }) =>
      requestKey.send(body, (idempotencyKey) =>
        call(operation, { params: { id: user.id }, body, idempotencyKey }),
      ),
    onSettled: () =>
      invalidate(
        client,
        "getAccount",
        "listUsers",
        "listAdjustments",
        "getAdminOverview",
        "listAudit",
        "getCreditBalance",
        "listCreditTransactions",
      ),
  });
}
