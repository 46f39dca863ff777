import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { messageOf } from "#api/http.ts";
import { LoadMore } from "#ui/rows.tsx";
import { earlier as copy } from "../copy.ts";

/** The end of a deal's newest entries: a button for those before, and why they could not be loaded. */
export function ShowEarlier(props: {
  hasEarlier: boolean;
  /** Enabled by the first click. */
  query: UseInfiniteQueryResult<InfiniteData<unknown>>;
  onAsk: () => void;
}) {
  const { query } = props;
  const show = () => {
    if (query.data) return void query.fetchNextPage();
    props.onAsk();
    if (query.isError) void query.refetch();
  };
  return (
    <>
      {query.isError && (
        <p role="alert" className="pt-3 text-center text-sm text-danger">
          {messageOf(query.error)}
        </p>
      )}
      {props.hasEarlier && (!query.data || query.hasNextPage) && (
        <LoadMore label={copy.show} pending={query.isLoading || query.isFetchingNextPage} onLoad={show} />
      )}
    </>
  );
}
