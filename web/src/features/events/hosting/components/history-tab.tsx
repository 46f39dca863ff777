import type { EventDetail } from "@marquee/contracts/events/events";
import { useInfiniteQuery } from "@tanstack/react-query";
import { messageOf } from "#api/http.ts";
import { Card } from "#ui/card.tsx";
import { LoadMore } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { Timeline, TimelineSkeleton } from "#ui/timeline.tsx";
import { UnreadableNotice } from "#ui/unreadable-notice.tsx";
import { eventHistoryQuery } from "../api/list-event-history.ts";
import { historyTab as copy } from "../copy.ts";
import { timelineEntry } from "../model/history-entries.ts";

/** The history of an event. */
export function HistoryTab({ event }: { event: EventDetail }) {
  const query = useInfiniteQuery(eventHistoryQuery(event.id));
  const pages = query.data?.pages ?? [];
  const entries = pages.flatMap(({ items }) => items.map((each) => timelineEntry(each, event.timeZone)));
  return (
    <Card aria-label={copy.label} className="p-5">
      {query.isPending ? (
        <TimelineSkeleton label={copy.loading} entries={4} />
      ) : query.isError && pages.length === 0 ? (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          {entries.length === 0 ? (
            <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
          ) : (
            <Timeline label={copy.label} entries={entries} />
          )}
          <UnreadableNotice count={pages.reduce((sum, { unreadable }) => sum + unreadable, 0)} />
          {query.isFetchNextPageError && (
            <p role="alert" className="pt-3 text-center text-sm text-danger">
              {messageOf(query.error)}
            </p>
          )}
          {query.hasNextPage && (
            <LoadMore pending={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
          )}
        </>
      )}
    </Card>
  );
}
