import type { ListedEvent } from "@marquee/contracts/events/events";
import { useInfiniteQuery } from "@tanstack/react-query";
import { eventsQuery } from "#features/events/events/api/list-events.ts";
import { formatCount, formatDollars } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { EmptyState } from "#ui/states.tsx";
import { insightsCard as copy } from "../parts-copy.ts";
import { EventRow, EventRows } from "./events-card.tsx";
import { Figures } from "./figures.tsx";
import { ListCard } from "./list-card.tsx";

/** The search text for events, because there is no category for security. */
const topic = "security";
const nextMax = 3;

/** Upcoming events in the partner's own field: how many, for how many people, and from what price. */
export function InsightsCard() {
  const query = useInfiniteQuery(eventsQuery({ search: topic, status: "upcoming" }));
  const pages = query.data?.pages;
  const events = pages?.flatMap(({ items }) => items);
  const isMore = pages?.at(-1)?.nextCursor != null;
  return (
    <ListCard
      id="security-insights"
      title={copy.title}
      more={{ to: `${paths.events}?q=${topic}`, label: copy.viewAll }}
      loading={copy.loading}
      failure={
        query.isError && !events
          ? { title: copy.failed, error: query.error, retry: () => void query.refetch() }
          : undefined
      }
      content={
        events &&
        (events.length === 0 ? (
          <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
        ) : (
          <>
            <Figures figures={figuresOf(events, isMore)} />
            <EventRows>
              {events.slice(0, nextMax).map((event) => (
                <EventRow key={event.id} event={event} face={event} place={event.city} />
              ))}
            </EventRows>
          </>
        ))
      }
    />
  );
}

function figuresOf(events: readonly ListedEvent[], isMore: boolean) {
  const sized = events.filter(({ attendeeCount }) => attendeeCount > 0);
  const attendees = sized.reduce((sum, { attendeeCount }) => sum + attendeeCount, 0);
  const prices = events.flatMap(({ priceFrom }) => (priceFrom === null ? [] : [priceFrom]));
  const open = events.filter(({ spotsLeft }) => spotsLeft > 0).length;
  return [
    { label: copy.upcoming, value: copy.count(formatCount(events.length), isMore) },
    { label: copy.withSpots, value: formatCount(open) },
    {
      label: copy.attendees,
      value: sized.length === 0 ? copy.unknown : formatCount(Math.round(attendees / sized.length)),
    },
    {
      label: copy.priceFrom,
      value: prices.length === 0 ? copy.unknown : formatDollars(Math.min(...prices)),
    },
  ];
}
