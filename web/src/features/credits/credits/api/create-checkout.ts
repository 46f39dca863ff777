import type { createCheckout } from "@marquee/contracts/credits/payments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";

const operation = addressOf<typeof createCheckout>("createCheckout", "POST", "/api/payments/create-checkout");

/**
 * Starts the purchase of a package. One click keeps one idempotency key until its final answer, so a repeat after a
 * lost connection or a reload never buys twice.
 */
export function useCreateCheckout() {
  const client = useQueryClient();
  const requestKey = useRequestKey("createCheckout");
  return useMutation({
    mutationFn: (creditPackageId: string) =>
      requestKey.send({ creditPackageId }, (idempotencyKey) =>
        call(operation, { body: { creditPackageId }, idempotencyKey }),
      ),
    onSuccess: () => invalidate(client, "getCreditBalance", "listCreditTransactions", "listPayments"),
  });
}
