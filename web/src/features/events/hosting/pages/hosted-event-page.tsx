import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { useCurrentUser } from "#api/session.ts";
import { eventQuery } from "#features/events/events/api/get-event.ts";
import { eventPath, paths } from "#routing/paths.ts";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { EventEditor } from "../components/event-editor.tsx";
import { hostedEventPage as copy } from "../copy.ts";

const ownEvents = { to: paths.hosting, label: copy.back };

/** One of the host's own events; admins can open any event. */
export function HostedEventPage() {
  const { id = "" } = useParams();
  const { accountId, role } = useCurrentUser();
  const { data: event, error, isPending, refetch } = useQuery(eventQuery(id));
  if (event && (event.hostId === accountId || role === "admin"))
    return (
      <EventEditor
        key={event.id}
        event={event}
        back={event.hostId === accountId ? ownEvents : { to: eventPath(event.id), label: copy.backToEvent }}
      />
    );
  return (
    <Page title={copy.title} back={ownEvents}>
      {isPending ? (
        <Loading label={copy.loading} className="grid grid-cols-1 gap-5">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-96 rounded-xl" />
        </Loading>
      ) : (
        <Card>
          {event ? (
            <EmptyState title={copy.notYoursTitle}>{copy.notYours}</EmptyState>
          ) : (
            <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      )}
    </Page>
  );
}
