import type { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listSponsorshipDeals>(
  "listSponsorshipDeals",
  "GET",
  "/api/sponsorship-deals",
);

const pageSize = "100";

/** The user's deals, most recently changed first, a page at a time. */
export const dealsQuery = infiniteQueryOptions({
  queryKey: ["listSponsorshipDeals"] satisfies OperationKey,
  queryFn: ({ pageParam, ...context }) =>
    callPage(operation, {
      query: { limit: pageSize, ...cursorOf(pageParam) },
      signal: context.signal,
      background: isRepeat(context),
    }),
  ...byCursor,
});

/** Of these, those that the person themselves owns or follows. */
export const ownDealsQuery = infiniteQueryOptions({
  queryKey: ["listSponsorshipDeals", "mine"] satisfies OperationKey,
  queryFn: ({ pageParam, ...context }) =>
    callPage(operation, {
      query: { limit: pageSize, mine: "true", ...cursorOf(pageParam) },
      signal: context.signal,
      background: isRepeat(context),
    }),
  ...byCursor,
});
