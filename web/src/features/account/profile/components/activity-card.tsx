import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDateTime } from "#format/format.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { LoadMore, RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { activityQuery } from "../api/list-activity.ts";
import { activityCard as copy } from "../copy.ts";
import { activityTexts } from "../model/activity-texts.ts";

/** The account's activity, with device and time; the place to look first if something seems wrong. */
export function ActivityCard() {
  const query = useInfiniteQuery(activityQuery);
  const entries = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card aria-labelledby="activity-title">
      <CardHeader id="activity-title" title={copy.title} note={copy.note} />
      {query.isPending ? (
        <RowSkeletons label={copy.loading} rows={5} />
      ) : query.isError && entries.length === 0 ? (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : entries.length === 0 ? (
        <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {entries.map((entry) => (
            <li key={entry.id} className="flex min-h-14 flex-col justify-center px-5 py-2">
              <p className="font-medium">{activityTexts[entry.kind]}</p>
              <p className="text-sm break-words text-muted">
                {entry.by !== undefined && (
                  <>
                    <bdi>{entry.by}</bdi> ·{" "}
                  </>
                )}
                <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time> · {entry.device} ·{" "}
                {entry.ip}
              </p>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore pending={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      )}
    </Card>
  );
}
