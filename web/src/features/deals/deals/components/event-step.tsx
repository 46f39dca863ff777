import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { eventQuery } from "#features/events/events/api/get-event.ts";
import { eventsQuery } from "#features/events/events/api/list-events.ts";
import { mostRecommendedQuery } from "#features/events/events/api/list-recommended-events.ts";
import { matchTone, spotsLeft } from "#features/events/events/components/event-facts.ts";
import { eventCard, saveButton } from "#features/events/events/copy.ts";
import { formatEventDays } from "#format/event-times.ts";
import { formatDollars } from "#format/format.ts";
import type { FormField } from "#forms/form-shape.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { eventStep as copy } from "../new-deal-copy.ts";
import { ChoiceCard } from "./choice-card.tsx";

interface Choice {
  id: string;
  name: string;
  date: string;
  endsAt: string;
  timeZone: string;
  location: string;
  priceFrom: number | null;
  spotsLeft: number;
  saved: boolean;
}

/** How many of the best matches come before the others. */
const bestShown = 6;

/** The event that the deal is for: the best matches first, then all that have spots left, which the user searches. */
export function EventStep({ field }: { field: FormField<string> }) {
  const [search, setSearch] = useState("");
  const query = useInfiniteQuery(
    eventsQuery({
      status: "upcoming",
      available: "true",
      ...(search.trim() === "" ? {} : { search: search.trim() }),
    }),
  );
  const chosen = useQuery({ ...eventQuery(field.value), enabled: field.value !== "" }).data;
  const found: readonly Choice[] = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const matches = useQuery(mostRecommendedQuery);
  const recommended = matches.data;
  const best: readonly Choice[] = search.trim() === "" ? (recommended?.slice(0, bestShown) ?? []) : [];
  const scoreOf = (id: string) =>
    id === chosen?.id ? chosen.match?.score : recommended?.find((each) => each.id === id)?.match.score;
  // The chosen event stays visible whatever the user searches for.
  const all: readonly Choice[] = [...(chosen ? [chosen] : []), ...best, ...found];
  const choices = all.filter(({ id }, at) => all.findIndex((each) => each.id === id) === at);
  return (
    <div className="in-turn grid grid-cols-1 gap-4">
      <SearchField label={copy.search} placeholder={copy.placeholder} value={search} onValue={setSearch} />
      {field.error !== undefined && <FieldError id={`${field.id}-note`}>{field.error}</FieldError>}
      {query.isPending || matches.isPending ? (
        <Loading label={copy.loading} className="grid grid-cols-1 gap-2">
          {/* As high as a window, so that what follows the list does not move within it. */}
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-24 rounded-lg" />
          ))}
        </Loading>
      ) : query.isError && choices.length === 0 ? (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : choices.length === 0 ? (
        <EmptyState title={copy.none} />
      ) : (
        <fieldset className="grid grid-cols-1 gap-2" aria-busy={query.isPlaceholderData}>
          <legend className="sr-only">{copy.legend}</legend>
          {choices.map((event) => (
            <ChoiceCard
              key={event.id}
              name={field.name}
              value={event.id}
              checked={event.id === field.value}
              onChoose={() => field.set(event.id)}
            >
              <EventFacts event={event} score={scoreOf(event.id)} />
            </ChoiceCard>
          ))}
        </fieldset>
      )}
      {query.hasNextPage && (
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
function EventFacts({ event, score }: { event: Choice; score: number | undefined }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="min-w-0 break-words">{event.name}</span>
        {score !== undefined && <Badge tone={matchTone(score)}>{eventCard.match(score)}</Badge>}
        {event.saved && (
          <Badge>
            <Icon name="bookmark-check" className="size-3.5" />
            {saveButton.saved}
          </Badge>
        )}
      </span>
      <span className="block text-sm text-muted">
        {formatEventDays(event)} · {event.location}
      </span>
      {event.priceFrom !== null && (
        <span className="tabular block text-sm text-muted">
          {eventCard.from(formatDollars(event.priceFrom))} · {spotsLeft(event.spotsLeft)}
        </span>
      )}
    </>
  );
}
