import type { listSignedDeals } from "@marquee/contracts/admin/recent";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listSignedDeals>("listSignedDeals", "GET", "/api/admin/signed-deals");

/** Deals that both sides signed, of the last so many days, newest first. */
export const signedDealsQuery = (days: string) =>
  queryOptions({
    queryKey: ["listSignedDeals", days] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query: { days }, signal }),
  });
