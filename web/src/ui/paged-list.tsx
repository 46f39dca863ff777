import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "#api/http.ts";
import { LoadMore, RowSkeletons } from "./rows.tsx";
import { ErrorState } from "./states.tsx";
import { pagedList as copy } from "./table-copy.ts";
import { UnreadableNotice } from "./unreadable-notice.tsx";

/** A paged list in each of its states: loading, failed, empty and filled, with a Load more button if needed. */
export function PagedList<T>(props: {
  query: UseInfiniteQueryResult<InfiniteData<{ items: readonly T[]; unreadable: number }>>;
  /** The plural name of the rows, for loading and error messages. */
  noun: string;
  /** The usual number of rows, so that nothing below moves when they load. */
  usualRows?: number;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}) {
  const { query, noun } = props;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const unreadable = query.data?.pages.reduce((sum, page) => sum + page.unreadable, 0) ?? 0;
  if (query.isPending) return <RowSkeletons label={copy.loading(noun)} rows={props.usualRows ?? 6} />;
  if (query.isError && items.length === 0)
    return <ErrorState title={copy.failed(noun)} error={query.error} onRetry={() => void query.refetch()} />;
  const notice = <UnreadableNotice count={unreadable} className="px-5 py-3" />;
  if (items.length === 0 && !query.hasNextPage)
    return (
      <>
        {notice}
        {props.empty}
      </>
    );
  return (
    <div aria-busy={query.isPlaceholderData}>
      {items.length > 0 ? (
        props.children(items)
      ) : (
        // A search scans a limited number of rows at a time.
        <p className="px-5 py-6 text-center text-muted">{copy.noneSoFar}</p>
      )}
      {notice}
      {query.isFetchNextPageError && (
        <p role="alert" className="px-5 pt-3 text-center text-sm text-danger">
          {messageOf(query.error)}
        </p>
      )}
      {query.hasNextPage && (
        <LoadMore pending={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      )}
    </div>
  );
}
