import { eventSearchPath } from "@marquee/contracts/events/event-search-path";
import type { SavedSearch } from "@marquee/contracts/events/saved-searches";
import { useQuery } from "@tanstack/react-query";
import { ForRole } from "#account/for-role.tsx";
import { useIsViewing } from "#account/viewing.ts";
import { formatAgo } from "#format/format.ts";
import { eventPath, paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useDeleteSavedSearch } from "../api/delete-saved-search.ts";
import { savedSearchesQuery } from "../api/list-saved-searches.ts";
import { useMarkSavedSearchRead } from "../api/mark-saved-search-read.ts";
import { savedSearches as copy, eventsPage } from "../copy.ts";

/** The user's saved searches, with the newest event that each one found. */
export function SavedSearches() {
  const { data: searches, error, isPending, refetch } = useQuery(savedSearchesQuery);
  if (isPending)
    return (
      <Card>
        <RowSkeletons label={copy.loading} rows={3} />
      </Card>
    );
  if (!searches)
    return (
      <Card>
        <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (searches.length === 0)
    return (
      <EmptyState
        title={copy.emptyTitle}
        action={<LinkButton to={paths.events}>{eventsPage.browse}</LinkButton>}
      >
        {copy.empty}
      </EmptyState>
    );
  return (
    <Card>
      <ul className="divide-y divide-line">
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
    </Card>
  );
}

function SearchRow({ search }: { search: SavedSearch }) {
  const remove = useDeleteSavedSearch();
  const { mutate: markRead } = useMarkSavedSearchRead();
  const isViewing = useIsViewing();
  const { name, filters, found, unread, latest } = search;
  const open = () => {
    if (unread > 0 && !isViewing) markRead(search);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink to={eventSearchPath(filters)} variant="name" className="font-medium" onClick={open}>
            {name}
          </TextLink>
          {unread > 0 && <Badge tone="lamp">{copy.unread(unread)}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {latest === null ? (
            copy.nothingYet
          ) : (
            <>
              {copy.found(found)}{" "}
              <TextLink to={eventPath(latest.eventId)} onClick={open}>
                {latest.eventName}
              </TextLink>
              {`, ${formatAgo(latest.at)}`}
            </>
          )}
        </p>
      </div>
      <ForRole>
        <Button
          variant="ghost"
          size="sm"
          aria-label={copy.delete(name)}
          pending={remove.isPending}
          onClick={() => remove.mutate(search.id)}
        >
          <Icon name="trash" />
        </Button>
      </ForRole>
    </li>
  );
}
