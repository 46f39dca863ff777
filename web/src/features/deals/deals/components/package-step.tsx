import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { useQuery } from "@tanstack/react-query";
import { MadeForBadge } from "#features/events/events/components/made-for-badge.tsx";
import { formatDollars, labelOf } from "#format/format.ts";
import type { FormField } from "#forms/form-shape.ts";
import { Badge } from "#ui/badge.tsx";
import { FieldError } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { packagesQuery } from "../api/list-packages.ts";
import { packageStep as copy } from "../new-deal-copy.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { IndustryNote } from "./industry-note.tsx";
import { WaitingList } from "./waiting-list.tsx";

/** The package of the event; for a sold-out package the user can join a waiting list instead. */
export function PackageStep({ eventId, field }: { eventId: string; field: FormField<string> }) {
  const query = useQuery({ ...packagesQuery(eventId), enabled: eventId !== "" });
  if (eventId === "") return <p className="text-muted">{copy.chooseEvent}</p>;
  if (query.isPending)
    return (
      <Loading label={copy.loading} className="grid grid-cols-1 gap-2">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-22 rounded-lg" />
        ))}
      </Loading>
    );
  if (!query.data)
    return <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>;
  return (
    <div className="grid grid-cols-1 gap-3">
      {field.error !== undefined && <FieldError id={`${field.id}-note`}>{field.error}</FieldError>}
      <IndustryNote eventId={eventId} barredBy={query.data[0]?.barredBy ?? null} />
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="sr-only">{copy.legend}</legend>
        {query.data.map((offered) => (
          <div key={offered.id} className="grid grid-cols-1 gap-2">
            <ChoiceCard
              name={field.name}
              value={offered.id}
              checked={offered.id === field.value}
              disabled={!mayTake(offered)}
              onChoose={() => field.set(offered.id)}
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{offered.name}</span>
                <span className="font-semibold">{formatDollars(offered.price)}</span>
              </span>
              <span className="block text-sm text-muted">{offered.description}</span>
              <span className="mt-1.5 flex flex-wrap gap-2">
                <Badge>{labelOf(offered.tier)}</Badge>
                <MadeForBadge offer={offered} isHost={false} />
                <Badge tone={hasSpot(offered) ? "success" : "neutral"}>
                  {hasSpot(offered) ? copy.spots(Math.max(1, offered.remaining)) : copy.soldOut}
                </Badge>
              </span>
            </ChoiceCard>
            {offered.barredBy !== "industry_missing" &&
              (!mayTake(offered) || offered.ownHold?.kind === "offered") && <WaitingList offered={offered} />}
          </div>
        ))}
      </fieldset>
    </div>
  );
}

function mayTake(offered: OfferedPackage): boolean {
  return offered.barredBy === null && hasSpot(offered);
}

/** Whether a spot is free, or one is held for the user already. */
function hasSpot({ remaining, ownHold }: OfferedPackage): boolean {
  return remaining > 0 || ownHold !== null;
}
