import { useInfiniteQuery } from "@tanstack/react-query";
import { tierLabels, tierTones } from "#features/events/events/components/event-facts.ts";
import { MadeForBadge } from "#features/events/events/components/made-for-badge.tsx";
import { formatEventDays } from "#format/event-times.ts";
import { hostedEventPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { ownCapacityQuery } from "../api/list-own-capacity.ts";
import { capacityTab as copy } from "../copy.ts";
import { AddOnCapacity } from "./add-on-capacity.tsx";
import { CapacityBar } from "./capacity-bar.tsx";

/** How full the user's events are, package by package, the next event first. */
export function CapacityTab() {
  const query = useInfiniteQuery(ownCapacityQuery);
  return (
    <Card aria-label={copy.label} className="overflow-hidden">
      <PagedList
        query={query}
        noun={copy.noun}
        empty={<EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>}
      >
        {(events) => (
          <ul className="divide-y divide-line">
            {events
              .toSorted((left, right) => left.date.localeCompare(right.date))
              .map((event) => (
                <li key={event.id} className="px-5 py-4">
                  <h2 className="text-base">
                    <TextLink to={hostedEventPath(event.id)} variant="name">
                      {event.name}
                    </TextLink>
                  </h2>
                  <p className="text-sm text-muted">
                    <time dateTime={event.date}>{formatEventDays(event)}</time>
                  </p>
                  <ul className="mt-3 grid grid-cols-1 gap-4">
                    {event.packages.map((offer) => (
                      <li
                        key={offer.id}
                        className="grid grid-cols-1 items-center gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
                      >
                        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
                          <span className="min-w-0 font-medium break-words">{offer.name}</span>
                          <Badge tone={tierTones[offer.tier]}>{tierLabels[offer.tier]}</Badge>
                          <MadeForBadge offer={offer} isHost />
                        </p>
                        <CapacityBar offer={offer} />
                      </li>
                    ))}
                    {event.addOns.map((addOn) => (
                      <li
                        key={addOn.id}
                        className="grid grid-cols-1 items-center gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
                      >
                        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
                          <span className="min-w-0 font-medium break-words">{addOn.benefit}</span>
                          <Badge>{copy.addOn}</Badge>
                        </p>
                        <AddOnCapacity addOn={addOn} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}
