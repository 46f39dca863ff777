import type { ConceptEvents as Answer } from "@marquee/contracts/studio/concepts";
import { sideBySide } from "@marquee/contracts/text/sentence";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#api/http.ts";
import { formatDollars, labelOf } from "#format/format.ts";
import { campaignTabPath, conceptPath, paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { conceptEventsQuery } from "../api/list-concept-events.ts";
import { conceptEvents as copy, eventGrid } from "../copy.ts";
import { CompareBar } from "./compare-bar.tsx";
import { EventCard } from "./event-card.tsx";
import { EventCardsLoading } from "./event-grid.tsx";
import { MatchGroups } from "./match-groups.tsx";

/** The upcoming events that best suit a concept, each with its reasons. */
export function ConceptEvents(props: { conceptId: string; addressOf: (eventId: string) => string }) {
  const { data, error, isPending, refetch } = useQuery(conceptEventsQuery(props.conceptId));
  const back = { to: conceptPath(props.conceptId), label: copy.back };
  if (!data)
    return (
      <Page title={copy.title} back={back}>
        {isPending ? (
          <EventCardsLoading text="h-80" />
        ) : error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
          <Card>
            <EmptyState
              title={copy.goneTitle}
              action={<LinkButton to={campaignTabPath("library")}>{copy.toLibrary}</LinkButton>}
            >
              {copy.gone}
            </EmptyState>
          </Card>
        ) : (
          <ErrorState title={eventGrid.failed} error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  return (
    <Page title={copy.titleOf(data.concept.name)} lead={copy.lead(factsOf(data.concept))} back={back}>
      {data.events.length === 0 ? (
        <EmptyState
          drawing="events"
          title={copy.emptyTitle}
          action={<LinkButton to={paths.events}>{copy.allEvents}</LinkButton>}
        >
          {copy.empty}
        </EmptyState>
      ) : (
        <MatchGroups events={data.events}>
          {(event) => (
            <EventCard key={event.id} event={event} to={props.addressOf(event.id)} match={event.match} />
          )}
        </MatchGroups>
      )}
      <CompareBar />
    </Page>
  );
}

/** The concept's facts that events were matched against. */
function factsOf({ budget, location, industry }: Answer["concept"]): string {
  return sideBySide([formatDollars(budget), location, ...(industry === null ? [] : [labelOf(industry)])]);
}
