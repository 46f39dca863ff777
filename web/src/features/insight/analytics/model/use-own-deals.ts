import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { dealsQuery } from "#features/deals/deals/api/list-deals.ts";

/** All deals of the user, fetched page by page; undefined until the last page has loaded. */
export function useOwnDeals() {
  const query = useInfiniteQuery(dealsQuery);
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isError } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, isError]);
  const deals = hasNextPage ? undefined : query.data?.pages.flatMap(({ items }) => items);
  return { deals, error: query.error, retry: () => void query.refetch() };
}
