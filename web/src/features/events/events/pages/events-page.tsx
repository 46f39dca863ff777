import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ForRole } from "#account/for-role.tsx";
import { mayHost } from "#account/may-host.ts";
import { maySponsor } from "#account/may-sponsor.ts";
import { useCurrentUser } from "#api/session.ts";
import { useAddress } from "#routing/address.ts";
import { useAddressFilters } from "#routing/address-filters.ts";
import { paths } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { eventsQuery, savedEventsQuery } from "../api/list-events.ts";
import { CompareBar } from "../components/compare-bar.tsx";
import { ComparePackages } from "../components/compare-packages.tsx";
import { ConceptEvents } from "../components/concept-events.tsx";
import { EventDetail } from "../components/event-detail.tsx";
import { EventFilterBar } from "../components/event-filter-bar.tsx";
import { EventGrid } from "../components/event-grid.tsx";
import { RecommendedEvents } from "../components/recommended-events.tsx";
import { SavedSearches } from "../components/saved-searches.tsx";
import { SponsoredEvents } from "../components/sponsored-events.tsx";
import { eventsPage as copy, createEventLabel } from "../copy.ts";
import { eventFilterSchemas, wantedBy } from "../model/event-filters.ts";

const views = ["all", "recommended", "sponsored", "saved", "searches"] as const;
type View = (typeof views)[number];

/** Brand Events: the filtered list, saved events, or one event; the address holds the whole state. */
export function EventsPage() {
  const address = useAddress();
  const { search } = address;
  const { role, isPartner } = useCurrentUser();
  const eventId = address.get("event");
  const [lastOpened, setLastOpened] = useState(eventId);
  if (eventId !== "" && eventId !== lastOpened) setLastOpened(eventId);
  if (eventId !== "") return <EventDetail key={eventId} id={eventId} backTo={listPath(search)} />;

  if (address.get("view") === "compare") return <ComparePackages backTo={listPath(withoutView(search))} />;
  const conceptId = address.get("concept");
  if (conceptId !== "")
    return <ConceptEvents conceptId={conceptId} addressOf={(event) => listPath(search, event)} />;
  const isSponsor = maySponsor(role);
  const visible = views.filter((name) => {
    if (name === "recommended") return isSponsor && !isPartner;
    return name !== "sponsored" || isPartner;
  });
  const view: View = visible.find((name) => name === address.get("view")) ?? "all";
  const list = { addressOf: (event: string) => listPath(search, event), lastOpened };
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        mayHost(role) && (
          <ForRole>
            <LinkButton to={paths.newEvent} variant="primary">
              {createEventLabel}
            </LinkButton>
          </ForRole>
        )
      }
    >
      <Tabs<View>
        label={copy.views}
        value={view}
        linkTo={(next) => address.withValue("view", next === "all" ? "" : next)}
        replace
        tabs={visible.map((value) => ({ value, label: copy[value], content: viewOf(value, list) }))}
      />
      <CompareBar />
    </Page>
  );
}

function viewOf(view: View, list: ListProps): ReactNode {
  switch (view) {
    case "all":
      return <AllEvents {...list} />;
    case "saved":
      return <SavedEvents {...list} />;
    case "recommended":
      return <RecommendedEvents {...list} />;
    case "sponsored":
      return <SponsoredEvents {...list} />;
    case "searches":
      return <SavedSearches />;
  }
}

interface ListProps {
  addressOf: (eventId: string) => string;
  lastOpened: string;
}

function AllEvents(props: ListProps) {
  const filter = useAddressFilters(eventFilterSchemas);
  const query = useInfiniteQuery(eventsQuery(wantedBy(filter.values)));
  const isFiltered = Object.keys(filter.values).some((name) => name !== "sort");
  return (
    <>
      <div data-tour="events">
        <EventFilterBar state={filter} />
      </div>
      <EventGrid
        query={query}
        {...props}
        empty={
          <EmptyState
            drawing="events"
            title={copy.emptyTitle}
            action={isFiltered && <Button onClick={filter.clear}>{copy.clearFilters}</Button>}
          >
            {isFiltered ? copy.emptyFiltered : copy.empty}
          </EmptyState>
        }
      />
    </>
  );
}

function SavedEvents(props: ListProps) {
  const query = useInfiniteQuery(savedEventsQuery);
  return (
    <EventGrid
      query={query}
      {...props}
      empty={
        <EmptyState
          drawing="events"
          title={copy.noSavedTitle}
          action={<LinkButton to={paths.events}>{copy.browse}</LinkButton>}
        >
          {copy.noSaved}
        </EmptyState>
      }
    />
  );
}

/** The address of the list in its current state, or of one of its events. */
function listPath(search: URLSearchParams, event = ""): string {
  const query = new URLSearchParams(search);
  for (const name of ["event", "tab", "contact"]) query.delete(name);
  if (event !== "") query.set("event", event);
  return query.size === 0 ? paths.events : `${paths.events}?${query}`;
}

function withoutView(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete("view");
  return rest;
}
