import { matchLevel } from "@marquee/contracts/events/match-level";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "#api/session.ts";
import { recommendedEventsQuery } from "#features/events/events/api/list-recommended-events.ts";
import { sponsoredEventsQuery } from "#features/events/events/api/list-sponsored-events.ts";
import { tierLabels, tierTones } from "#features/events/events/components/event-facts.ts";
import { formatEventDays } from "#format/event-times.ts";
import { labelOf } from "#format/format.ts";
import { eventPath, paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { EmptyState } from "#ui/states.tsx";
import { eventsCard as copy } from "../parts-copy.ts";
import { ListCard } from "./list-card.tsx";

const shownMax = 6;

/** The upcoming events that match the user, best first. */
export function RecommendedCard() {
  const { data, error, isError, refetch } = useQuery(recommendedEventsQuery);
  const events = data?.filter(({ match }) => matchLevel(match.score) !== "weak");
  return (
    <ListCard
      id="recommended-events"
      title={copy.recommended}
      more={{ to: `${paths.events}?view=recommended`, label: copy.viewAll }}
      loading={copy.loading}
      failure={isError ? { title: copy.failed, error, retry: () => void refetch() } : undefined}
      content={
        events &&
        (events.length === 0 ? (
          <EmptyState
            drawing="events"
            title={copy.noneRecommended}
            action={<LinkButton to={paths.profile}>{copy.editProfile}</LinkButton>}
          >
            {copy.noneRecommendedText}
          </EmptyState>
        ) : (
          <EventRows>
            {events.slice(0, shownMax).map((event) => (
              <EventRow
                key={event.id}
                event={event}
                face={event}
                place={event.city}
                badge={<Badge tone="lamp">{copy.match(event.match.score)}</Badge>}
              />
            ))}
          </EventRows>
        ))
      }
    />
  );
}

/** The events that the partner sponsors or is about to sponsor, each with its package. */
export function SponsoredCard() {
  const { accountId } = useCurrentUser();
  const { data: events, error, isError, refetch } = useQuery(sponsoredEventsQuery(accountId));
  return (
    <ListCard
      id="sponsored-events"
      title={copy.sponsored}
      more={{ to: `${paths.events}?view=sponsored`, label: copy.viewAll }}
      loading={copy.loading}
      failure={isError ? { title: copy.failed, error, retry: () => void refetch() } : undefined}
      content={
        events &&
        (events.length === 0 ? (
          <EmptyState
            drawing="events"
            title={copy.noneSponsored}
            action={<LinkButton to={paths.events}>{copy.browse}</LinkButton>}
          >
            {copy.noneSponsoredText}
          </EmptyState>
        ) : (
          <EventRows>
            {events.slice(0, shownMax).map((event) => (
              <EventRow
                key={event.id}
                event={event}
                place={event.deals.map(({ status }) => labelOf(status)).join(", ")}
                badge={event.deals.map(({ id: deal, tier }) => (
                  <Badge key={deal} tone={tierTones[tier]}>
                    {tierLabels[tier]}
                  </Badge>
                ))}
              />
            ))}
          </EventRows>
        ))
      }
    />
  );
}

export function EventRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line border-t border-line">{children}</ul>;
}

/** A two-line event that links to its page. */
export function EventRow(props: {
  event: { id: string; name: string; date: string; endsAt: string; timeZone: string };
  /** What its poster shows. */
  face?: Omit<ComponentProps<typeof EventPoster>["event"], "name">;
  place: string;
  badge?: ReactNode;
}) {
  const { event, face } = props;
  return (
    <li>
      <Link
        to={eventPath(event.id)}
        className="flex min-h-17 items-center gap-4 px-5 py-2.5 hover:bg-sunken/60 focus-visible:outline-offset-[-2px]"
      >
        {face && <EventPoster event={{ ...face, name: event.name }} className="w-20 rounded-md" />}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{event.name}</span>
          <span className="block truncate text-sm text-muted">
            <time dateTime={event.date}>{formatEventDays(event)}</time> · {props.place}
          </span>
        </span>
        {props.badge !== undefined && <span className="flex shrink-0 gap-1">{props.badge}</span>}
      </Link>
    </li>
  );
}
