import type { ListedEvent } from "@marquee/contracts/events/events";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { clsx } from "clsx";
import { type ReactNode, type Ref, useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";
import { messageOf } from "#api/http.ts";
import { Button } from "#ui/button.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { eventGrid as copy } from "../copy.ts";
import { EventCard } from "./event-card.tsx";

/** The layout of event cards. */
export const gridClass = "grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3";

/** Event cards while they load, as high as most of them are: those that give reasons are higher. */
export function EventCardsLoading({ text = "h-56" }: { text?: "h-56" | "h-80" }) {
  return (
    <Loading label={copy.loading} className={gridClass}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <div key={index}>
          <Skeleton className="aspect-video rounded-b-none" />
          <Skeleton className={clsx("rounded-t-none", text)} />
        </div>
      ))}
    </Loading>
  );
}

/** As many cards as a large screen shows at first. */
const firstCards = 6;

/** The cards of a list; those that no screen shows yet come a moment after the first ones. */
function Cards({
  list,
  events,
  addressOf,
  lastOpened,
}: Pick<GridProps, "addressOf" | "lastOpened"> & {
  list: Ref<HTMLUListElement>;
  events: readonly GridEvent[];
}) {
  const first = useDeferredValue(false, lastOpened === "");
  return (
    <ul ref={list} className={gridClass} aria-busy={first}>
      {(first ? events.slice(0, firstCards) : events).map((event) => (
        <EventCard
          key={event.id}
          event={event}
          to={addressOf(event.id)}
          {...(event.score === undefined ? {} : { score: event.score })}
        />
      ))}
    </ul>
  );
}

type GridEvent = ListedEvent & { score?: number | undefined };

interface GridProps {
  query: UseInfiniteQueryResult<InfiniteData<{ items: readonly GridEvent[] }>>;
  addressOf: (eventId: string) => string;
  /** The event the user returned from, if any: its card takes focus and so scrolls into view. */
  lastOpened: string;
  empty: ReactNode;
}

/** A paged list of events, in each of its states. */
export function EventGrid(props: GridProps) {
  const { query } = props;
  const events = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const list = useRef<HTMLUListElement>(null);
  /** The index of the first card of the last loaded page. */
  const firstNew = useRef<number | null>(null);

  useEffect(() => {
    if (firstNew.current === null || events.length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [events.length]);

  const isThere = events.length > 0;
  useLayoutEffect(() => {
    if (isThere && props.lastOpened !== "") document.getElementById(`card-${props.lastOpened}`)?.focus();
  }, [isThere, props.lastOpened]);

  function loadMore(): void {
    firstNew.current = events.length;
    void query.fetchNextPage();
  }

  if (query.isPending) return <EventCardsLoading />;
  if (query.isError && events.length === 0)
    return <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />;
  if (events.length === 0 && !query.hasNextPage) return props.empty;
  return (
    <div aria-busy={query.isPlaceholderData}>
      {events.length === 0 && <p className="py-6 text-center text-muted">{copy.noneSoFar}</p>}
      <Cards list={list} events={events} addressOf={props.addressOf} lastOpened={props.lastOpened} />
      {query.isFetchNextPageError && (
        <p role="alert" className="pt-3 text-center text-sm text-danger">
          {messageOf(query.error)}
        </p>
      )}
      {query.hasNextPage && (
        <div className="mt-5 text-center">
          <Button pending={query.isFetchingNextPage} onClick={loadMore}>
            {copy.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}
