import type { getBillingDetails } from "@marquee/contracts/credits/payments";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getBillingDetails>("getBillingDetails", "GET", "/api/billing-details");

/** Who is billed on the company's receipts from now on. */
export const billingDetailsQuery = queryOptions({
  queryKey: ["getBillingDetails"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
