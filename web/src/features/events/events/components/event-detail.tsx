import type { ViewedEvent } from "@marquee/contracts/events/events";
import { useQuery } from "@tanstack/react-query";
import { maySponsor } from "#account/may-sponsor.ts";
import { useCurrentUser } from "#api/session.ts";
import { ContactOrganizerDialog } from "#features/deals/inquiries/components/contact-organizer-dialog.tsx";
import { formatEventDays } from "#format/event-times.ts";
import { useAddress } from "#routing/address.ts";
import { hostedEventPath, newDealPath } from "#routing/paths.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { eventQuery } from "../api/get-event.ts";
import { conceptEventsQuery } from "../api/list-concept-events.ts";
import { eventDetail as copy } from "../copy.ts";
import { AudienceTab } from "./audience-tab.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { HostCard } from "./host-card.tsx";
import { MatchCard } from "./match-card.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { PastSponsors } from "./past-sponsors.tsx";
import { SponsorshipTab } from "./sponsorship-tab.tsx";

const tabs = ["overview", "sponsorship", "audience"] as const;
type EventTab = (typeof tabs)[number];

/** One event, with a link back to the list in its previous state. */
export function EventDetail({ id, backTo }: { id: string; backTo: string }) {
  const address = useAddress();
  const { role, id: userId } = useCurrentUser();
  const { data: event, error, isPending, refetch } = useQuery(eventQuery(id));
  const conceptId = address.get("concept");
  const back = { to: backTo, label: copy.back };
  if (!event)
    return (
      <Page title={copy.title} back={back}>
        {isPending ? (
          <Loading label={copy.loading} className="grid grid-cols-1 gap-5">
            <Skeleton className="h-10 w-72 max-w-full" />
            <Skeleton className="h-64 rounded-xl" />
          </Loading>
        ) : (
          <Card>
            <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
          </Card>
        )}
      </Page>
    );

  const tab: EventTab = tabs.find((name) => name === address.get("tab")) ?? "overview";
  const isSponsor = maySponsor(role);
  const maySponsorThis = isSponsor && event.hostId !== userId;
  const mayEdit = event.hostId === userId || role === "admin";
  return (
    <Page
      title={event.name}
      lead={`${formatEventDays(event)} · ${event.location}`}
      back={back}
      actions={mayEdit && <LinkButton to={hostedEventPath(event.id)}>{copy.edit}</LinkButton>}
    >
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <Tabs<EventTab>
            label={copy.tabs}
            value={tab}
            replace
            linkTo={(next) => address.withValue("tab", next === "overview" ? "" : next)}
            tabs={[
              { value: "overview", label: copy.overview, content: <OverviewTab event={event} /> },
              {
                value: "sponsorship",
                label: copy.sponsorship,
                content: (
                  <SponsorshipTab
                    event={event}
                    isHost={event.hostId === userId}
                    selectPath={
                      maySponsorThis && event.status === "upcoming"
                        ? (packageId) => newDealPath(event.id, packageId, conceptId)
                        : undefined
                    }
                  />
                ),
              },
              { value: "audience", label: copy.audience, content: <AudienceTab event={event} /> },
            ]}
          />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <HostCard
            event={event}
            onContact={maySponsorThis ? () => address.open("contact", "organizer") : undefined}
          />
          <PastSponsors sponsors={event.pastSponsors} />
          {isSponsor && <OwnMatch event={event} conceptId={conceptId} />}
        </div>
      </div>
      <CompareBar />
      {maySponsorThis && (
        <AddressDialog name="contact">
          {(_, close) => <ContactOrganizerDialog event={event} onClose={close} />}
        </AddressDialog>
      )}
    </Page>
  );
}

/** How well the event suits the concept it was found for, or else the user. */
function OwnMatch({ event, conceptId }: { event: ViewedEvent; conceptId: string }) {
  const found = useQuery({ ...conceptEventsQuery(conceptId), enabled: conceptId !== "" }).data;
  const match = found?.events.find(({ id }) => id === event.id)?.match;
  if (found && match) return <MatchCard match={match} concept={found.concept} />;
  return event.match && <MatchCard match={event.match} />;
}
