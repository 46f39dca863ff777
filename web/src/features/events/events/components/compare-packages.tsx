import type { SponsorshipPackage, ViewedEvent } from "@marquee/contracts/events/events";
import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatEventDays } from "#format/event-times.ts";
import { formatCount, formatDollars } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { eventPath, paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Icon } from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { eventQuery } from "../api/get-event.ts";
import { comparePackages as copy, eventsPage, matchCard } from "../copy.ts";
import { useCompared } from "../model/compared.ts";
import { pricePerAttendee } from "../model/price-per-attendee.ts";
import { spotsLeft, tierLabels, tierTones } from "./event-facts.ts";
import { MadeForBadge } from "./made-for-badge.tsx";

/** A package in the comparison, with its event. */
interface Column {
  event: ViewedEvent;
  offer: SponsorshipPackage;
}

/** Up to four packages side by side, from one or several events. */
export function ComparePackages({ backTo }: { backTo: string }) {
  const { compared, remove } = useCompared();
  const eventIds = [...new Set(compared.map(({ eventId }) => eventId))];
  const queries = useQueries({ queries: eventIds.map((id) => eventQuery(id)) });
  const failed = queries.find(({ isError, data }) => isError && !data);
  const columns = compared.flatMap(({ eventId, packageId }): Column[] => {
    const event = queries[eventIds.indexOf(eventId)]?.data;
    const offer = event?.packages.find(({ id }) => id === packageId);
    return event && offer ? [{ event, offer }] : [];
  });
  return (
    <Page title={copy.title} lead={copy.lead} back={{ to: backTo, label: copy.back }}>
      {failed ? (
        <Card>
          <ErrorState title={copy.failed} error={failed.error} onRetry={() => void failed.refetch()} />
        </Card>
      ) : queries.some(({ isPending }) => isPending) ? (
        <Card>
          <RowSkeletons label={copy.loading} rows={8} />
        </Card>
      ) : columns.length === 0 ? (
        <EmptyState
          title={copy.emptyTitle}
          action={<LinkButton to={paths.events}>{eventsPage.browse}</LinkButton>}
        >
          {copy.empty}
        </EmptyState>
      ) : (
        <CompareTable
          columns={columns}
          onRemove={({ event, offer }) => remove({ eventId: event.id, packageId: offer.id })}
        />
      )}
    </Page>
  );
}

interface Row {
  label: string;
  note?: string;
  cell: (column: Column) => ReactNode;
}

/** A link to the event, for the same concept if there is one. */
function EventLink({ event }: Pick<Column, "event">) {
  const concept = useAddress().get("concept");
  return <TextLink to={eventPath(event.id, concept)}>{event.name}</TextLink>;
}

const rows: readonly Row[] = [
  {
    label: copy.event,
    cell: ({ event }) => <EventLink event={event} />,
  },
  { label: copy.date, cell: ({ event }) => formatEventDays(event) },
  { label: copy.place, cell: ({ event }) => event.location },
  {
    label: copy.tier,
    cell: ({ offer }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={tierTones[offer.tier]}>{tierLabels[offer.tier]}</Badge>
        <MadeForBadge offer={offer} isHost={false} />
      </span>
    ),
  },
  { label: copy.price, cell: ({ offer }) => <strong>{formatDollars(offer.price)}</strong> },
  { label: copy.attendees, cell: ({ event }) => formatCount(event.attendeeCount) },
  { label: copy.perAttendee, note: copy.perAttendeeNote, cell: perAttendee },
  { label: copy.spots, cell: ({ offer }) => spotsLeft(offer.remaining) },
  { label: copy.match, cell: ({ event }) => (event.match ? matchCard.score(event.match.score) : "–") },
  {
    label: copy.benefits,
    cell: ({ offer }) => <CheckList items={offer.benefits} />,
  },
];

function perAttendee({ event, offer }: Column): string {
  return pricePerAttendee(offer, event) ?? copy.noAttendees;
}

const rowHead =
  "sticky left-0 z-1 w-32 min-w-32 bg-surface px-4 py-2.5 text-left align-top text-sm font-normal text-muted sm:w-44";

function CompareTable(props: { columns: readonly Column[]; onRemove: (column: Column) => void }) {
  return (
    <Card className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={rowHead}>
              {copy.row}
            </th>
            {props.columns.map((column) => (
              <th key={column.offer.id} scope="col" className="min-w-44 px-4 py-2.5 text-left align-top">
                <span className="flex items-start justify-between gap-2">
                  {column.offer.name}
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={copy.remove(column.offer.name)}
                    onClick={() => props.onRemove(column)}
                  >
                    <Icon name="x" />
                  </Button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ label, note, cell }) => (
            <tr key={label}>
              <th scope="row" className={rowHead}>
                {label}
                {note !== undefined && <span className="mt-0.5 block text-xs">{note}</span>}
              </th>
              {props.columns.map((column) => (
                <td key={column.offer.id} className="px-4 py-2.5 align-top">
                  {cell(column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
