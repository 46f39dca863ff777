import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "#api/session.ts";
import { formatEventDays } from "#format/event-times.ts";
import { labelOf } from "#format/format.ts";
import { dealPath, paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { sponsoredEventsQuery } from "../api/list-sponsored-events.ts";
import { sponsoredEvents as copy, eventsPage } from "../copy.ts";
import { tierLabels, tierTones } from "./event-facts.ts";

/** The events that the partner sponsors or is about to sponsor, with the packages of each. */
export function SponsoredEvents({ addressOf }: { addressOf: (eventId: string) => string }) {
  const { accountId } = useCurrentUser();
  const { data: events, error, isPending, refetch } = useQuery(sponsoredEventsQuery(accountId));
  return (
    <Card aria-label={copy.title}>
      {isPending ? (
        <RowSkeletons label={copy.loading} rows={4} />
      ) : !events ? (
        <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
      ) : events.length === 0 ? (
        <EmptyState
          drawing="events"
          title={copy.emptyTitle}
          action={<LinkButton to={paths.events}>{eventsPage.browse}</LinkButton>}
        >
          {copy.empty}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {events.map(({ id: eventId, name, deals, ...times }) => (
            <li
              key={eventId}
              className="grid grid-cols-1 gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <div className="min-w-0">
                <h2 className="text-base">
                  <TextLink to={addressOf(eventId)} variant="name">
                    {name}
                  </TextLink>
                </h2>
                <p className="text-sm text-muted">
                  <time dateTime={times.date}>{formatEventDays(times)}</time>
                </p>
              </div>
              <ul className="grid content-start gap-2">
                {deals.map((deal) => (
                  <li key={deal.id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <TextLink to={dealPath(deal.id)} className="min-w-0 break-words">
                      {deal.packageName}
                    </TextLink>
                    <Badge tone={tierTones[deal.tier]}>{tierLabels[deal.tier]}</Badge>
                    <Badge tone={deal.status === "active" ? "success" : "neutral"}>
                      {labelOf(deal.status)}
                    </Badge>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
