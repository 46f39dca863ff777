import type { NextEvent } from "@marquee/contracts/home/dashboard";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ForRole } from "#account/for-role.tsx";
import { mayHost } from "#account/may-host.ts";
import { useCurrentUser } from "#api/session.ts";
import { CapacityBar } from "#features/events/hosting/components/capacity-bar.tsx";
import { formatEventDays } from "#format/event-times.ts";
import { formatDollars } from "#format/format.ts";
import { eventPath, hostedEventPath, paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/states.tsx";
import { dashboardQuery } from "../api/get-dashboard.ts";
import { nextEventsCard as copy } from "../parts-copy.ts";
import { ListCard } from "./list-card.tsx";

/** The events that the user hosts or sponsors next: what is booked, and for a host how full each is. */
export function NextEventsCard() {
  const isHost = mayHost(useCurrentUser().role);
  const { data, error, isError, refetch } = useQuery(dashboardQuery);
  return (
    <ListCard
      id="next-events"
      title={copy.title}
      more={isHost ? { to: paths.hosting, label: copy.all } : { to: paths.events, label: copy.browse }}
      loading={copy.loading}
      failure={isError && !data ? { title: copy.failed, error, retry: () => void refetch() } : undefined}
      content={
        data &&
        (data.nextEvents.length === 0 ? (
          <EmptyState
            drawing="events"
            title={copy.none}
            action={
              <ForRole>
                <LinkButton to={paths.newEvent}>{copy.create}</LinkButton>
              </ForRole>
            }
          >
            {copy.noneText}
          </EmptyState>
        ) : (
          <NextEvents events={data.nextEvents} />
        ))
      }
    />
  );
}

/** The same for who only sponsors; nothing as long as there are none. */
export function SponsoredNext() {
  const { data } = useQuery(dashboardQuery);
  return data && data.nextEvents.length > 0 && <NextEventsCard />;
}

function NextEvents({ events }: { events: readonly NextEvent[] }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {events.map((event) => (
        <li
          key={`${event.side}-${event.id}`}
          className="relative grid min-h-16 grid-cols-1 items-center gap-x-8 gap-y-2 px-5 py-2.5 hover:bg-sunken/60 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_11rem]"
        >
          <div className="min-w-0">
            <Link
              to={event.side === "host" ? hostedEventPath(event.id) : eventPath(event.id)}
              className="block truncate font-medium after:absolute after:inset-0"
            >
              {event.name}
            </Link>
            <p className="truncate text-sm text-muted">
              <time dateTime={event.date}>{formatEventDays(event)}</time> · {copy.sides[event.side]}
            </p>
          </div>
          {event.spots ? <Spots spots={event.spots} /> : <span className="hidden sm:block" />}
          <p className="text-sm text-muted sm:text-right">
            <span className="text-base font-medium text-ink">{formatDollars(event.amount)}</span>{" "}
            {event.spots ? copy.booked(formatDollars(event.spots.worth)) : copy.spent}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Spots({ spots: { sold, held, free } }: { spots: NonNullable<NextEvent["spots"]> }) {
  const total = sold + held + free;
  if (total === 0) return <p className="text-sm text-muted">{copy.noPackages}</p>;
  return <CapacityBar offer={{ maxSponsors: total, sold, heldUntil: { length: held }, remaining: free }} />;
}
