import type { Deal } from "@marquee/contracts/deals/deals";
import type { Contact, ViewedEvent } from "@marquee/contracts/events/events";
import type { Analytics } from "@marquee/contracts/insight/analytics";
import { type TileId, tiles } from "@marquee/contracts/insight/analytics-measures";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { useAccountZone } from "#account/account-zone.ts";
import { dealQuery } from "#features/deals/deals/api/get-deal.ts";
import { deliverableStatuses } from "#features/deals/deals/copy.ts";
import { lifeOf, resultsPath } from "#features/deals/deals/model/results-path.ts";
import { eventQuery } from "#features/events/events/api/get-event.ts";
import { formatEventDays } from "#format/event-times.ts";
import { formatDateTime, formatDollars } from "#format/format.ts";
import { dealPath } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CompanyMark } from "#ui/company-mark.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { Facts } from "#ui/facts.tsx";
import { Mark } from "#ui/mark.tsx";
import { BackLink, usePageTitle } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { analyticsQuery } from "../api/get-analytics.ts";
import { GoalsTable } from "../components/goals-table.tsx";
import { dealGoals } from "../model/deal-goals.ts";
import { formatTile } from "../model/tile-format.ts";
import { dealResultsPage as copy } from "../results-copy.ts";

/** What came of a deal on one page, for the screen and for paper: goals, numbers, money and what was delivered. */
export function DealResultsPage() {
  const { id = "" } = useParams();
  const query = useQuery(dealQuery(id));
  const deal = query.data;
  usePageTitle(deal ? copy.title(deal.eventName) : copy.untitled);
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6 sm:px-6 lg:py-7 print:max-w-none print:p-0">
      <div className="print:hidden">
        <BackLink to={dealPath(id)} label={copy.back} />
      </div>
      {deal ? (
        <MeasuredDeal deal={deal} />
      ) : (
        <>
          <h1 className="sr-only">{copy.untitled}</h1>
          {query.isPending ? (
            <ResultsLoading />
          ) : (
            <Card>
              <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
            </Card>
          )}
        </>
      )}
    </div>
  );
}

function ResultsLoading() {
  return (
    <Loading label={copy.loading}>
      <Skeleton className="h-[48rem] rounded-xl" />
    </Loading>
  );
}

function MeasuredDeal({ deal }: { deal: Deal }) {
  const timeZone = useAccountZone();
  const query = useQuery(analyticsQuery({ deal: deal.id, side: deal.ownSide, ...lifeOf(deal, timeZone) }));
  const event = useQuery(eventQuery(deal.eventId));
  // The poster is no result: a page without it says the same, so it waits for one answer only.
  const isPosterKnown = event.isFetched || event.failureCount > 0;
  if (query.data && isPosterKnown) return <Results deal={deal} event={event.data} analytics={query.data} />;
  return (
    <>
      <h1 className="sr-only">{copy.title(deal.eventName)}</h1>
      {query.isPending || query.data ? (
        <ResultsLoading />
      ) : (
        <Card>
          <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      )}
    </>
  );
}

/** The numbers below the money, in the order of the way from being seen to being bought. */
const shownTiles: readonly TileId[] = [
  "impressions",
  "interactions",
  "engagement_rate",
  "leads",
  "mqls",
  "sqls",
  "opportunities",
  "customers",
];

function Results(props: { deal: Deal; event: ViewedEvent | undefined; analytics: Analytics }) {
  const { deal, event, analytics } = props;
  // Sample numbers belong to no deal of the account's own.
  const measured = analytics.sample ? [] : analytics.tiles;
  const valueOf = (id: TileId) => measured.find((tile) => tile.id === id)?.value ?? null;
  const timeZone = useAccountZone();
  const goals = dealGoals(deal.kpis, measured);
  const judged = goals.flatMap(({ reached }) => (reached === null ? [] : [reached]));
  const shown = shownTiles.filter((id) => valueOf(id));
  const done = deal.deliverables.filter(({ status }) => status === "delivered" || status === "accepted");
  const days = { date: deal.eventDate, endsAt: deal.eventEndsAt, timeZone: deal.eventTimeZone };
  const fact = (id: TileId) => [tiles[id].label, formatTile(id, valueOf(id))] as const;
  return (
    <Card aria-labelledby="results-title" className="p-6 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <p className="flex min-h-9 items-center gap-2 font-semibold">
          <Mark className="size-6" />
          {copy.marquee}
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          <LinkButton to={resultsPath(deal, timeZone)}>{copy.analytics}</LinkButton>
          <Button variant="primary" onClick={() => print()}>
            {copy.print}
          </Button>
        </div>
        <div className="flex w-full flex-wrap items-start gap-x-5 gap-y-3">
          {event && (
            <EventPoster
              event={{ ...event, name: deal.eventName, tier: deal.tier }}
              className="w-44 rounded-md print:break-inside-avoid"
            />
          )}
          <div className="min-w-56 flex-1">
            <h1 id="results-title" className="text-2xl break-words">
              {copy.title(deal.eventName)}
            </h1>
            <p className="mt-0.5 text-muted">
              {copy.lead(deal.packageName, formatEventDays(days), deal.eventLocation)}
            </p>
          </div>
        </div>
      </header>
      <Facts
        layout="above"
        className="mt-6 border-t border-line pt-5"
        facts={[
          [copy.sponsor, <Party key="sponsor" contact={deal.brand} />],
          [copy.host, <Party key="host" contact={deal.host} />],
        ]}
      />
      <section aria-labelledby="results-goals" className="mt-6 break-inside-avoid">
        <h2 id="results-goals" className="text-base">
          {copy.goals}
        </h2>
        <p className="mt-1 text-lg font-medium">
          {goals.length === 0
            ? copy.noGoals
            : judged.length === 0
              ? copy.noVerdict
              : copy.verdict(judged.filter((reached) => reached >= 100).length, judged.length)}
        </p>
        {goals.length > 0 && <GoalsTable goals={goals} />}
      </section>
      <section aria-labelledby="results-money" className="mt-7 break-inside-avoid">
        <h2 id="results-money" className="text-base">
          {copy.money}
        </h2>
        <Facts
          layout="across"
          className="mt-2"
          facts={[
            [copy.amount, formatDollars(deal.amount)],
            fact("revenue"),
            fact("roi"),
            fact("cost_per_lead"),
          ]}
        />
      </section>
      <section aria-labelledby="results-numbers" className="mt-7 break-inside-avoid">
        <h2 id="results-numbers" className="text-base">
          {copy.numbers}
        </h2>
        {shown.length === 0 ? (
          <p className="mt-1 text-muted">{copy.nothing}</p>
        ) : (
          <Facts layout="across" className="mt-2" facts={shown.map(fact)} />
        )}
      </section>
      <section aria-labelledby="results-owed" className="mt-7 break-inside-avoid">
        <h2 id="results-owed" className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
          {copy.deliverables}
          {deal.deliverables.length > 0 && (
            <span className="text-sm font-normal text-muted">
              {copy.deliveredOf(done.length, deal.deliverables.length)}
            </span>
          )}
        </h2>
        {deal.deliverables.length === 0 && <p className="mt-1 text-muted">{copy.noDeliverables}</p>}
        <ul className="mt-2 divide-y divide-line">
          {deal.deliverables.map(({ n, benefit, owner, status }) => (
            <li key={n} className="flex items-baseline justify-between gap-4 py-2">
              <span className="min-w-0 break-words">
                {benefit}{" "}
                <span className="text-sm text-muted">{copy.by(deal[owner].company || deal[owner].name)}</span>
              </span>
              <span className="shrink-0 text-sm text-muted">{deliverableStatuses[status]}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-7 border-t border-line pt-4 text-sm text-muted">
        {copy.note(tiles.roi.formula, formatDateTime(analytics.asOf))}
      </p>
    </Card>
  );
}

/** One side of the deal, with its monogram. */
function Party({ contact }: { contact: Contact }) {
  const name = contact.company || contact.name;
  return (
    <span className="mt-1 flex items-center gap-2.5">
      <CompanyMark company={name} className="size-8" />
      <span className="min-w-0 break-words">{name}</span>
    </span>
  );
}
