import { useQuery } from "@tanstack/react-query";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { recommendedEventsQuery } from "../api/list-recommended-events.ts";
import { recommendedEvents as copy, eventGrid } from "../copy.ts";
import { EventCard } from "./event-card.tsx";
import { EventCardsLoading } from "./event-grid.tsx";
import { MatchGroups } from "./match-groups.tsx";

/** The upcoming events that best suit the user's profile. */
export function RecommendedEvents({ addressOf }: { addressOf: (eventId: string) => string }) {
  const { data: events, error, isPending, refetch } = useQuery(recommendedEventsQuery);
  if (isPending) return <EventCardsLoading />;
  if (!events) return <ErrorState title={eventGrid.failed} error={error} onRetry={() => void refetch()} />;
  const editProfile = <LinkButton to={paths.profile}>{copy.editProfile}</LinkButton>;
  if (events.length === 0)
    return (
      <EmptyState drawing="events" title={copy.emptyTitle} action={editProfile}>
        {copy.empty}
      </EmptyState>
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-prose text-muted">{copy.lead}</p>
        {editProfile}
      </div>
      <MatchGroups events={events}>
        {(event) => (
          <EventCard key={event.id} event={event} to={addressOf(event.id)} score={event.match.score} />
        )}
      </MatchGroups>
    </>
  );
}
