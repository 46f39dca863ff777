import type { ListedEvent } from "@marquee/contracts/events/events";
import { typedLine } from "@marquee/contracts/text/typed-text";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { eventQuery } from "#features/events/events/api/get-event.ts";
import { eventsQuery, savedEventsQuery } from "#features/events/events/api/list-events.ts";
import { mostRecommendedQuery } from "#features/events/events/api/list-recommended-events.ts";
import { matchTone, spotsLeft } from "#features/events/events/components/event-facts.ts";
import { eventCard, saveButton } from "#features/events/events/copy.ts";
import { formatEventDays } from "#format/event-times.ts";
import { formatDollars } from "#format/format.ts";
import type { FormField } from "#forms/form-shape.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState } from "#ui/states.tsx";
import { eventStep as copy } from "../new-deal-copy.ts";

type Choice = Pick<
  ListedEvent,
  | "id"
  | "name"
  | "date"
  | "endsAt"
  | "timeZone"
  | "location"
  | "category"
  | "attendeeCount"
  | "imageUrl"
  | "priceFrom"
  | "spotsLeft"
  | "saved"
>;

/** How many saved events, and how many of the best matches, stand first; and how many are shown without a search. */
const savedShown = 4;
const bestShown = 6;
const shownMax = 12;

/**
 * The event that the deal is for: saved events and the best matches first, then the next ones, as many as a page holds.
 * All others are found by name. Picking one goes on.
 */
export function EventStep({ field, onPick }: { field: FormField<string>; onPick: (id: string) => void }) {
  const [search, setSearch] = useState("");
  const typed = typedLine(search);
  const query = useInfiniteQuery(
    eventsQuery({ status: "upcoming", available: "true", ...(typed === "" ? {} : { search: typed }) }),
  );
  const matches = useQuery(mostRecommendedQuery);
  const saved = useInfiniteQuery(savedEventsQuery);
  const chosen = useQuery({ ...eventQuery(field.value), enabled: field.value !== "" }).data;
  const found: readonly Choice[] = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const scoreOf = (id: string) =>
    id === chosen?.id ? chosen.match?.score : matches.data?.find((each) => each.id === id)?.match.score;
  const ownChoices: readonly Choice[] = [
    ...(saved.data?.pages[0]?.items ?? [])
      .filter((event) => event.status === "upcoming" && event.spotsLeft > 0)
      .slice(0, savedShown),
    ...(matches.data ?? []).slice(0, bestShown),
  ];
  // The chosen event stays visible whatever the user searches for.
  const all: readonly Choice[] = [...(chosen ? [chosen] : []), ...(typed === "" ? ownChoices : []), ...found];
  const choices = all.filter(({ id }, at) => all.findIndex((each) => each.id === id) === at);
  const isPending = [query, matches, saved].some((each) => each.isPending);
  return (
    <div className="in-turn grid grid-cols-1 gap-4">
      <SearchField label={copy.search} placeholder={copy.placeholder} value={search} onValue={setSearch} />
      {field.error !== undefined && <FieldError id={`${field.id}-note`}>{field.error}</FieldError>}
      {isPending ? (
        <Loading label={copy.loading} className="grid grid-cols-1 gap-px">
          {Array.from({ length: shownMax }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </Loading>
      ) : (
        <div
          className="overflow-clip border-line max-sm:-mx-5 max-sm:border-y sm:rounded-lg sm:border"
          aria-busy={query.isPlaceholderData}
        >
          <DataTable
            caption={copy.legend}
            columns={columnsOf({ chosenId: field.value, scoreOf, onPick })}
            rows={typed === "" ? choices.slice(0, shownMax) : choices}
            rowKey={({ id }) => id}
            failure={
              query.isError
                ? { title: copy.failed, error: query.error, onRetry: () => void query.refetch() }
                : undefined
            }
            empty={<EmptyState title={copy.none} />}
          />
        </div>
      )}
      {typed !== "" && query.hasNextPage && (
        <div className="text-center">
          <Button size="sm" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {copy.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What decides between events: when and where, from which price, how well it suits, and whether it was saved. */
function columnsOf(props: {
  chosenId: string;
  scoreOf: (id: string) => number | undefined;
  onPick: (id: string) => void;
}): readonly Column<Choice>[] {
  return [
    {
      label: copy.event,
      onPhone: "top",
      cell: (event) => (
        <span className="flex items-center gap-3">
          <EventPoster event={event} className="w-18 rounded max-md:hidden" />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <button
                type="button"
                aria-pressed={event.id === props.chosenId}
                className="min-w-0 text-left font-medium after:absolute after:inset-0 aria-pressed:text-lamp-text max-md:truncate"
                onClick={() => props.onPick(event.id)}
              >
                {event.name}
              </button>
              {event.id === props.chosenId && (
                <Icon name="check" className="size-4 shrink-0 text-lamp-text" />
              )}
              {event.saved && (
                <Badge>
                  <Icon name="bookmark-check" className="size-3.5" />
                  {saveButton.saved}
                </Badge>
              )}
            </span>
            <span className="block text-sm text-muted max-md:hidden">{event.location}</span>
          </span>
        </span>
      ),
    },
    {
      label: copy.days,
      onPhone: "below",
      cell: (event) => (
        <span className="block text-sm whitespace-nowrap text-muted max-md:truncate md:text-base md:text-ink">
          {formatEventDays(event)}
          <span className="md:hidden">
            {" "}
            · <bdi>{event.location}</bdi>
          </span>
        </span>
      ),
    },
    {
      label: copy.price,
      onPhone: "topEnd",
      end: true,
      cell: ({ priceFrom }) => (
        <span className="whitespace-nowrap">
          {priceFrom === null ? copy.noPrice : eventCard.from(formatDollars(priceFrom))}
        </span>
      ),
    },
    {
      label: copy.spots,
      onPhone: "hidden",
      end: true,
      cell: (event) => <span className="whitespace-nowrap text-muted">{spotsLeft(event.spotsLeft)}</span>,
    },
    {
      label: copy.match,
      onPhone: "belowEnd",
      end: true,
      cell: ({ id }) => {
        const score = props.scoreOf(id);
        return score === undefined ? null : <Badge tone={matchTone(score)}>{eventCard.match(score)}</Badge>;
      },
    },
  ];
}
