import type { removeBillingDetails } from "@marquee/contracts/credits/payments";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { billingDetailsQuery } from "./get-billing-details.ts";

const operation = addressOf<typeof removeBillingDetails>(
  "removeBillingDetails",
  "DELETE",
  "/api/billing-details",
);

/** Removes the company's billing details; receipts of what was bought before keep theirs. */
export function useRemoveBillingDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => call(operation, { query: { version: String(version) } }),
    onSuccess: (stored) => client.setQueryData(billingDetailsQuery.queryKey, stored),
  });
}
