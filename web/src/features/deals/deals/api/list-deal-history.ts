import type { listDealHistory } from "@marquee/contracts/deals/deals";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listDealHistory>(
  "listDealHistory",
  "GET",
  "/api/sponsorship-deals/{id}/history",
);

/** Everything that happened to a deal, newest first. */
export const dealHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["listDealHistory", id] satisfies OperationKey,
    queryFn: ({ pageParam, ...context }) =>
      callPage(operation, {
        params: { id },
        query: cursorOf(pageParam),
        signal: context.signal,
        background: isRepeat(context),
      }),
    ...byCursor,
  });
