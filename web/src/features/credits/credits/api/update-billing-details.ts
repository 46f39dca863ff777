import type { updateBillingDetails } from "@marquee/contracts/credits/payments";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { billingDetailsQuery } from "./get-billing-details.ts";

const operation = addressOf<typeof updateBillingDetails>(
  "updateBillingDetails",
  "PUT",
  "/api/billing-details",
);

/** Sets who is billed on receipts of what is bought from now on. */
export function useUpdateBillingDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateBillingDetails>) => call(operation, { body }),
    onSuccess: (stored) => client.setQueryData(billingDetailsQuery.queryKey, stored),
  });
}
