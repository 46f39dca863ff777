import {
  funnelStages,
  type PipelineStage,
  pipelineWeights,
  tileIds,
} from "@marquee/contracts/analytics-measures";
import type { Analytics, AnalyticsQuery, SeriesPoint } from "@marquee/contracts/http/analytics";
import type { Core } from "../core.ts";
import { dealBriefsOf } from "../deals/deal-briefs.ts";
import { comparedWith, type Days, dayOf, periodOf, type Step, stepOf, stepsOf } from "../metrics/days.ts";
import type { MetricsDeal } from "../metrics/metrics.item.ts";
import { readShownBook } from "../metrics/read-book.ts";
import { measureOf, shownSums } from "../metrics/sums.ts";
import { type Sources, tileValue } from "../metrics/tile-values.ts";
import { isoTime } from "../time.ts";
import { rankLocations } from "./rank-locations.ts";
import { idsInScope, type Scope, scopeOf } from "./scope.ts";
import { amountOf, dealsInScope, type ShownDeal, shownDeals, signedIn } from "./shown-deals.ts";
import { readSummaries, type Summaries, summariesOfDeals, sumsIn, withPending } from "./summaries.ts";

/**
 * Everything that an analytics page shows for a period, as of one point in time: three concurrent reads. The
 * account's deals say what was signed; the book says what was measured.
 * @throws AppError validation_failed for a period that pages cannot show
 */
export async function getAnalytics(core: Core, accountId: string, query: AnalyticsQuery): Promise<Analytics> {
  const nowMs = core.clock.now();
  const period = periodOf(query, dayOf(nowMs));
  const previous = comparedWith(query, period);
  const scope = scopeOf(query);
  const [shown, briefs] = await Promise.all([
    readShownBook(core, accountId, (ref) => readSummaries(core, { ref, scope, periods: [period, previous] })),
    dealBriefsOf(core, accountId),
  ]);
  const { side, sides, deals, leftOut } = shownDeals(shown, briefs, query.side);
  const { goals, ref, read } = shown;
  const { pending } = shown.book;
  const wanted = { ref, scope, periods: [period, previous] };
  const kept = shown.deals.filter(({ dealId }) => !leftOut.has(dealId));
  // Summaries are sums over all deals; what some of them measured is in the facts.
  const summaries =
    kept.length === shown.deals.length
      ? await withPending(core, read, { ...wanted, pending })
      : await summariesOfDeals(core, idsInScope(kept, scope), wanted);
  const sourcesIn = (days: Days): Sources => ({
    measured: sumsIn(summaries, days),
    amountCents: amountOf(signedIn(deals, scope, days)),
  });
  const [now, before] = [sourcesIn(period), sourcesIn(previous)];
  const step = stepOf(period);
  return {
    asOf: isoTime(nowMs),
    ...period,
    previous,
    step,
    sample: shown.ref.isSample,
    measured: shown.book.entries > 0,
    side,
    sides,
    tiles: tileIds.map((id) => ({
      id,
      value: tileValue(id, now),
      previous: tileValue(id, before),
      goal: goals[id] ?? null,
    })),
    series: seriesOf(summaries, { period, step, deals, scope }),
    funnel: funnelStages.map(({ id, measure }) => ({ stage: id, value: measureOf(now.measured, measure) })),
    pipeline: pipelineOf(dealsInScope(deals, scope)),
    locations: rankLocations(locationResults(kept, deals)),
    ...choicesOf([...shown.deals, ...(shown.ref.isSample ? deals : briefs).map(asChoice)]),
  };
}

function seriesOf(
  summaries: Summaries,
  of: { period: Days; step: Step; deals: readonly ShownDeal[]; scope: Scope },
): SeriesPoint[] {
  return stepsOf(of.period, of.step).map((days) => ({
    ...days,
    ...shownSums(sumsIn(summaries, days)),
    amount: amountOf(signedIn(of.deals, of.scope, days)) / 100,
  }));
}

const pipelineStages = Object.keys(pipelineWeights) as PipelineStage[];

function pipelineOf(deals: readonly ShownDeal[]): Analytics["pipeline"] {
  return pipelineStages.map((stage) => {
    const open = deals.filter(({ status }) => status === stage);
    const cents = amountOf(open);
    const weight = pipelineWeights[stage];
    return {
      stage,
      deals: open.length,
      amount: cents / 100,
      weight,
      weighted: Math.round(cents * weight) / 100,
    };
  });
}

/** The revenue of each measured deal, with the deal's amount. */
function locationResults(measured: readonly MetricsDeal[], deals: readonly ShownDeal[]) {
  const amounts = new Map(deals.map(({ id, amountCents }) => [id, amountCents]));
  return measured.map(({ dealId, city, sums }) => ({
    city,
    revenueCents: measureOf(sums, "revenue"),
    amountCents: amounts.get(dealId) ?? 0,
  }));
}

type Choice = Pick<MetricsDeal, "dealId" | "dealName" | "eventId" | "eventName">;

function asChoice({ id: dealId, packageName: dealName, eventId, eventName }: ShownDeal): Choice {
  return { dealId, dealName, eventId, eventName };
}

/** Every event and deal of the reader, once each, sorted by name. */
function choicesOf(all: readonly Choice[]): Pick<Analytics, "events" | "deals"> {
  const names = new Map(all.map(({ eventId, eventName }) => [eventId, eventName]));
  const deals = new Map(
    all.map(({ dealId: id, dealName: name, eventId }) => [id, { id, name, eventId }] as const),
  );
  return {
    events: [...names].map(([id, name]) => ({ id, name })).sort(byName),
    deals: [...deals.values()].sort(byName),
  };
}

type Named = Analytics["events"][number];

function byName(left: Named, right: Named): number {
  return left.name.localeCompare(right.name, "en") || (left.id < right.id ? -1 : 1);
}
