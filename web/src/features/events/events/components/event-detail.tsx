import type { ViewedEvent } from "@marquee/contracts/events/events";
import { useQuery } from "@tanstack/react-query";
import { maySponsor } from "#account/may-sponsor.ts";
import { useHasRole } from "#account/team-role.ts";
import { useCurrentUser } from "#api/session.ts";
import { ContactOrganizerDialog } from "#features/deals/inquiries/components/contact-organizer-dialog.tsx";
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
import { EventHero } from "./event-hero.tsx";
import { HostCard } from "./host-card.tsx";
import { MatchCard } from "./match-card.tsx";
import { OfferBar } from "./offer-bar.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { PastSponsors } from "./past-sponsors.tsx";
import { SponsorshipTab } from "./sponsorship-tab.tsx";

const tabs = ["overview", "sponsorship", "audience"] as const;
type EventTab = (typeof tabs)[number];

/** One event, with a link back to the list in its previous state. */
export function EventDetail({ id, backTo }: { id: string; backTo: string }) {
  const { data: event, error, isPending, refetch } = useQuery(eventQuery(id));
  const back = { to: backTo, label: copy.back };
  if (!event)
    return (
      <Page title={copy.title} back={back}>
        {isPending ? (
          <Loading label={copy.loading} className="grid grid-cols-1 gap-5">
            <Skeleton className="h-120 rounded-xl md:h-70" />
            <Skeleton className="h-64 rounded-xl" />
          </Loading>
        ) : (
          <Card>
            <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
          </Card>
        )}
      </Page>
    );

  return <LoadedEvent event={event} back={back} />;
}

function LoadedEvent({ event, back }: { event: ViewedEvent; back: { to: string; label: string } }) {
  const address = useAddress();
  const { role, accountId } = useCurrentUser();
  const conceptId = address.get("concept");
  const found = useMatch(event, conceptId);
  const tab: EventTab = tabs.find((name) => name === address.get("tab")) ?? "overview";
  const isHost = event.hostId === accountId;
  const acts = useHasRole("member");
  const maySponsorThis = acts && maySponsor(role) && !isHost;
  const match = maySponsor(role) ? found : null;
  const selectPath =
    maySponsorThis && event.status === "upcoming"
      ? (packageId: string) => newDealPath(event.id, packageId, conceptId)
      : undefined;
  const linkTo = (next: EventTab) => address.withValue("tab", next === "overview" ? "" : next);
  const packages = { event, selectPath, isHost };
  return (
    <Page
      title={event.name}
      back={back}
      actions={
        (isHost || role === "admin") && <LinkButton to={hostedEventPath(event.id)}>{copy.edit}</LinkButton>
      }
    >
      <EventHero event={event} match={match?.match ?? null} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <Tabs<EventTab>
            label={copy.tabs}
            value={tab}
            replace
            linkTo={linkTo}
            tabs={[
              {
                value: "overview",
                label: copy.overview,
                content: (
                  <OverviewTab
                    {...packages}
                    detailsPath={linkTo("sponsorship")}
                    match={match && <MatchCard {...match} />}
                  />
                ),
              },
              { value: "sponsorship", label: copy.sponsorship, content: <SponsorshipTab {...packages} /> },
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
        </div>
      </div>
      <div className="sticky bottom-(--bar) z-2 mt-5 short:static">
        <CompareBar />
        {selectPath && event.packages.length > 0 && <OfferBar event={event} selectPath={selectPath} />}
      </div>
      {maySponsorThis && (
        <AddressDialog name="contact">
          {(_, close) => <ContactOrganizerDialog event={event} onClose={close} />}
        </AddressDialog>
      )}
    </Page>
  );
}

/** How well the event suits the concept it was found for, or else the user. */
function useMatch(event: ViewedEvent, conceptId: string) {
  const found = useQuery({ ...conceptEventsQuery(conceptId), enabled: conceptId !== "" }).data;
  const match = found?.events.find(({ id }) => id === event.id)?.match;
  if (found && match) return { match, concept: found.concept };
  return event.match && { match: event.match };
}
