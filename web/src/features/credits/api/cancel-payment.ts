import { cancelPayment } from "@marquee/contracts/http/payments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";

/** Gives up a checkout that the buyer came back from; one that is over comes back as it stands. */
export function useCancelPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelPayment, { params: { id } }),
    onSettled: (payment) =>
      invalidate(
        client,
        "listPayments",
        ...(payment?.status === "completed" ? (["getCreditBalance", "listCreditTransactions"] as const) : []),
      ),
  });
}
