import type { listRecentPurchases } from "@marquee/contracts/admin/recent";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listRecentPurchases>(
  "listRecentPurchases",
  "GET",
  "/api/admin/recent-purchases",
);

/** Purchases by real cards, of the last so many days, newest first. */
export const recentPurchasesQuery = (days: string) =>
  queryOptions({
    queryKey: ["listRecentPurchases", days] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query: { days }, signal }),
  });
