import type { listClosedPrices } from "@marquee/contracts/events/match";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listClosedPrices>(
  "listClosedPrices",
  "GET",
  "/api/events/{id}/closed-prices",
);

/** The prices at which similar packages sold, by tier. */
export const closedPricesQuery = (id: string) =>
  queryOptions({
    queryKey: ["listClosedPrices", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
  });
