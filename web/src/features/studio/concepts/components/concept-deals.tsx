import { useQuery } from "@tanstack/react-query";
import { DealStatusBadge } from "#features/deals/deals/components/status-badge.tsx";
import { formatAgo, formatDollars } from "#format/format.ts";
import { dealPath } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { conceptDealsQuery } from "../api/list-concept-deals.ts";
import { conceptDeals as copy } from "../copy.ts";
import { conceptEventsPath } from "../model/concept-events-path.ts";

/** The deals started for a concept, with a link to start another. */
export function ConceptDeals({ id, maySponsor }: { id: string; maySponsor: boolean }) {
  return (
    <Card aria-labelledby="concept-deals" className="p-5">
      <h2 id="concept-deals" className="text-base">
        {copy.title}
      </h2>
      <Deals id={id} none={maySponsor ? copy.none : copy.noneAsHost} />
      {maySponsor && (
        <LinkButton to={conceptEventsPath(id)} variant="primary" className="mt-3 w-full">
          {copy.find}
        </LinkButton>
      )}
    </Card>
  );
}

function Deals({ id, none }: { id: string; none: string }) {
  const { data: deals, isPending, refetch } = useQuery(conceptDealsQuery(id));
  if (isPending)
    return (
      <Loading label={copy.loading} className="mt-2">
        <Skeleton className="h-12" />
      </Loading>
    );
  if (!deals)
    return (
      <div className="mt-2 text-sm text-muted">
        <p>{copy.failed}</p>
        <Button size="sm" className="mt-2" onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      </div>
    );
  if (deals.length === 0) return <p className="mt-1 text-muted">{none}</p>;
  return (
    <ul className="mt-1 divide-y divide-line">
      {deals.map((deal) => (
        <li key={deal.id} className="py-2.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TextLink to={dealPath(deal.id)} className="min-w-0 break-words">
              {deal.eventName}
            </TextLink>
            <DealStatusBadge status={deal.status} />
          </p>
          <p className="text-sm text-muted">
            <bdi>{deal.packageName}</bdi> · <span>{formatDollars(deal.amount)}</span> ·{" "}
            {formatAgo(deal.updatedAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}
