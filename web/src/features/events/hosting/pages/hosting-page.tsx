import { ownEventOrders } from "@marquee/contracts/enums";
import type { OwnEvent } from "@marquee/contracts/events/hosting";
import { limits } from "@marquee/contracts/limits";
import { beginning } from "@marquee/contracts/text/characters";
import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ForRole } from "#account/for-role.tsx";
import { mayHost } from "#account/may-host.ts";
import { useCurrentUser } from "#api/session.ts";
import { NeedsList } from "#features/deals/deals/components/needs-you.tsx";
import { statusLabels, statusTones } from "#features/events/events/components/event-facts.ts";
import { formatEventDays } from "#format/event-times.ts";
import { formatCount, formatDollars } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { oneOf } from "#routing/address-filters.ts";
import { hostedEventPath, paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Page } from "#ui/page.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { ownEventsQuery } from "../api/list-own-events.ts";
import { CapacityTab } from "../components/capacity-tab.tsx";
import { hostingPage as copy, createEventLabel, hostingViews as views } from "../copy.ts";

const columns: readonly Column<OwnEvent>[] = [
  {
    label: copy.event,
    onPhone: "top",
    sort: { id: "name", by: ({ name }) => name },
    cell: ({ name }) => name,
  },
  {
    label: copy.status,
    onPhone: "topEnd",
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
  },
  {
    label: copy.dates,
    onPhone: "below",
    cell: (event) => (
      <time dateTime={event.date} className="whitespace-nowrap">
        {formatEventDays(event)}
      </time>
    ),
  },
  { label: copy.location, onPhone: "hidden", cell: ({ location }) => location || copy.notSet },
  {
    label: copy.attendees,
    onPhone: "hidden",
    end: true,
    sort: { id: "attendees", by: ({ attendeeCount }) => attendeeCount },
    cell: ({ attendeeCount }) => (
      <span>{attendeeCount === 0 ? copy.notSet : formatCount(attendeeCount)}</span>
    ),
  },
  ...(["sold", "held", "free"] as const).map(
    (name): Column<OwnEvent> => ({
      label: copy[name],
      onPhone: "hidden",
      end: true,
      cell: (event) => (
        <span className={clsx(event[name] === 0 && "text-faint")}>{formatCount(event[name])}</span>
      ),
    }),
  ),
  {
    label: copy.booked,
    onPhone: "belowEnd",
    end: true,
    sort: { id: "booked", by: ({ booked }) => booked },
    cell: ({ booked }) => (
      <span className={clsx("font-medium", booked === 0 && "font-normal text-faint")}>
        {formatDollars(booked)}
      </span>
    ),
  },
];

/** The orders that the server sorts by. */
const orders = oneOf(ownEventOrders);

type View = "events" | "desk" | "capacity";

/** The user's hosted events, to-dos, and capacity. */
export function HostingPage() {
  const address = useAddress();
  const { role } = useCurrentUser();
  const asked = address.get("view");
  const view: View = asked === "desk" || asked === "capacity" ? asked : "events";
  const create = mayHost(role) && (
    <ForRole>
      <LinkButton to={paths.newEvent} variant="primary">
        {createEventLabel}
      </LinkButton>
    </ForRole>
  );
  return (
    <Page title={copy.title} lead={copy.lead} actions={create}>
      <Tabs<View>
        label={views.label}
        value={view}
        replace
        linkTo={(next) => address.withValue("view", next === "events" ? "" : next)}
        tabs={[
          { value: "events", label: views.events, content: <OwnEvents create={create} /> },
          {
            value: "desk",
            label: views.desk,
            content: (
              <Card aria-label={views.desk} className="overflow-clip">
                <NeedsList />
              </Card>
            ),
          },
          {
            value: "capacity",
            label: views.capacity,
            content: <CapacityTab />,
          },
        ]}
      />
    </Page>
  );
}

/** The events that the user hosts, including drafts and canceled ones. */
function OwnEvents({ create }: { create: ReactNode }) {
  const { get, set, sort } = useAddress();
  const search = get("q");
  const order = orders.safeParse(get("sort"));
  const query = useInfiniteQuery(
    ownEventsQuery({
      ...(search === "" ? {} : { search: beginning(search, limits.listItemMaxLength) }),
      ...(order.success ? { sort: order.data } : {}),
    }),
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-w-md">
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={search}
          onValue={(value) => set("q", value)}
        />
      </div>
      <Card aria-label={copy.title} className="overflow-clip">
        <PagedList
          query={query}
          noun={copy.noun}
          empty={
            search === "" ? (
              <EmptyState drawing="events" title={copy.emptyTitle} action={create} example={copy.example}>
                {copy.empty}
              </EmptyState>
            ) : (
              <EmptyState
                title={copy.noneFound}
                action={<Button onClick={() => set("q", "")}>{copy.clearSearch}</Button>}
              />
            )
          }
        >
          {(events) => (
            <DataTable
              caption={copy.table}
              columns={columns}
              rows={events}
              rowKey={({ id }) => id}
              rowLink={({ id }) => hostedEventPath(id)}
              sort={{ ...sort, value: order.success ? sort.value : null, onServer: true }}
            />
          )}
        </PagedList>
      </Card>
    </div>
  );
}
