import type { listDealVersions } from "@marquee/contracts/deals/deals";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listDealVersions>(
  "listDealVersions",
  "GET",
  "/api/sponsorship-deals/{id}/versions",
);

/** Every version of a deal's terms, newest first. */
export const dealVersionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["listDealVersions", id] satisfies OperationKey,
    queryFn: ({ pageParam, ...context }) =>
      callPage(operation, {
        params: { id },
        query: cursorOf(pageParam),
        signal: context.signal,
        background: isRepeat(context),
      }),
    ...byCursor,
  });
