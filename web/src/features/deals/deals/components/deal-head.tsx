import type { Deal } from "@marquee/contracts/deals/deals";
import { useAccountZone } from "#account/account-zone.ts";
import { now } from "#browser/clock.ts";
import { formatDollars } from "#format/format.ts";
import { dealResultsPath } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { dealDetail as copy } from "../copy.ts";
import type { useDealPrice } from "../model/deal-price.ts";
import { resultsPath } from "../model/results-path.ts";
import { decision } from "../negotiation-copy.ts";
import { DealActions } from "./deal-actions.tsx";
import { DealStanding } from "./deal-standing.tsx";
import { DownloadContract } from "./download-contract.tsx";
import { Negotiation } from "./negotiation.tsx";
import { StageLine } from "./stage-line.tsx";
import { DealStatusBadge } from "./status-badge.tsx";

/** The head of a deal: how far it is, what is to be decided with everything that helps, and last the decision. */
export function DealHead({ deal, known }: { deal: Deal; known: ReturnType<typeof useDealPrice> }) {
  const { price, event, offered } = known;
  return (
    <Card className="@container mb-5 overflow-clip">
      <div className="px-5 pt-5 pb-4">
        <StageLine deal={deal} />
        <div className="mt-4 flex items-start gap-4">
          {event ? (
            <EventPoster event={{ ...event, tier: deal.tier }} className="w-24 rounded-md sm:w-32" />
          ) : (
            !price && <Skeleton className="aspect-video w-24 shrink-0 rounded-md sm:w-32" />
          )}
          <div className="min-w-0 flex-1">
            <DealStatusBadge status={deal.status} />
            <div className="mt-1 text-muted" role="status">
              {deal.open ? <DealStanding deal={deal} /> : copy.closed}
            </div>
          </div>
        </div>
      </div>
      {deal.status === "negotiating" && price && (
        <Negotiation deal={deal} price={price} event={event} offered={offered} />
      )}
      {deal.status === "negotiating" && !price ? <DecisionLoading /> : <DecisionBar deal={deal} />}
    </Card>
  );
}

/** Whose the amount is that is shown beside the buttons that answer it. */
function labelOfAmount({ status, offerKind, offeredBy, ownSide, offers, with: other }: Deal): string {
  if (status === "cancelled") return decision.ended;
  if (status !== "negotiating") return decision.agreed;
  const isOwn = offeredBy === ownSide;
  if (offerKind === "offer") return isOwn ? decision.yours : decision.theirs(other.company || other.name);
  if (offers[0]?.note === "") return decision.reopened;
  return isOwn ? decision.youAsked : decision.asked(other.name);
}

/** How high the decision is depends on what is known about its price, so what stands below it waits for that. */
function DecisionLoading() {
  return (
    <Loading label={copy.loadingPrices} className="grid grid-cols-1 gap-4 border-t border-line px-5 py-4">
      <Skeleton className="h-36 rounded-xl" />
      <Skeleton className="h-12 w-full" />
    </Loading>
  );
}

/** The amount and what its reader may do. In sight from the start, however much there is to decide on; a phone has no room for that. */
function DecisionBar({ deal }: { deal: Deal }) {
  const timeZone = useAccountZone();
  const hasResults = deal.status === "active" || deal.status === "completed";
  const isOver = deal.status === "completed" || Date.parse(deal.eventEndsAt) <= now();
  return (
    <div
      data-sticky-end
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-sunken px-5 py-3.5 md:tall:sticky md:tall:bottom-0 md:tall:z-1"
    >
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
        <strong className="text-2xl font-semibold tracking-tight">{formatDollars(deal.amount)}</strong>
        <span className="text-sm text-muted">{labelOfAmount(deal)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <DealActions deal={deal} />
        {hasResults && <DownloadContract deal={deal} />}
        {hasResults && <LinkButton to={resultsPath(deal, timeZone)}>{copy.viewAnalytics}</LinkButton>}
        {hasResults && isOver && <LinkButton to={dealResultsPath(deal.id)}>{copy.results}</LinkButton>}
      </div>
    </div>
  );
}
