import type { cancelPayment } from "@marquee/contracts/credits/payments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof cancelPayment>("cancelPayment", "POST", "/api/payments/{id}/cancel");

/** Cancels a checkout that the buyer returned from; one that has already ended is returned unchanged. */
export function useCancelPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSettled: (payment) =>
      invalidate(
        client,
        "listPayments",
        ...(payment?.status === "completed" ? (["getCreditBalance", "listCreditTransactions"] as const) : []),
      ),
  });
}
