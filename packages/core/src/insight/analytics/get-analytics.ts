import type { Analytics, AnalyticsQuery, SeriesPoint } from "@marquee/contracts/insight/analytics";
import {
  funnelStages,
  type PipelineStage,
  pipelineWeights,
  tileIds,
} from "@marquee/contracts/insight/analytics-measures";
import type { Core } from "../../core.ts";
import { dealBriefsOf } from "../../deals/deals/deal-briefs.ts";
import { comparedWith, type Days, periodOf, type Step, stepOf, stepsOf } from "../../deals/metrics/days.ts";
import type { MetricsDeal } from "../../deals/metrics/metrics.item.ts";
import type { MeasuredDay } from "../../deals/metrics/months.ts";
import { readShownBook } from "../../deals/metrics/read-book.ts";
import { returnsOf } from "../../deals/metrics/returns.ts";
import { type Sums, shownSums, total } from "../../deals/metrics/sums.ts";
import { accountClock } from "../../ground/users/account-zone.ts";
import { isoTime } from "../../time.ts";
import { rankLocations } from "./rank-locations.ts";
import { everything, scopeOf } from "./scope.ts";
import {
  amountOf,
  choicesOf,
  factsInScope,
  type ShownDeal,
  shownDeals,
  signedBetween,
} from "./shown-deals.ts";
import { type Facts, tileNumber, tileSources } from "./tile-sources.ts";

/**
 * Everything that an analytics page shows for a period, as of one point in time: two concurrent queries. The account's
 * deals say what was signed; its book says what was measured; its zone says which day it is.
 * @throws AppError validation_failed for a period that pages cannot show
 */
export async function getAnalytics(core: Core, accountId: string, query: AnalyticsQuery): Promise<Analytics> {
  const [{ timeZone, today }, book, briefs] = await Promise.all([
    accountClock(core, accountId),
    readShownBook(core, accountId),
    dealBriefsOf(core, accountId),
  ]);
  const period = periodOf(query, today);
  const previous = comparedWith(query, period);
  const shown = shownDeals(book, briefs, timeZone, query.side);
  const facts = factsInScope(book, shown, scopeOf(query));
  const step = stepOf(period);
  const measured = sumsIn(facts.days, period);
  return {
    asOf: isoTime(core.clock.now()),
    timeZone,
    ...period,
    previous,
    step,
    sample: book.ref.isSample,
    measured: book.days.length > 0,
    side: shown.side,
    sides: shown.sides,
    tiles: tileIds.map((id) => ({
      id,
      value: tileNumber(id, tileSources(id, facts, period)),
      previous: tileNumber(id, tileSources(id, facts, previous)),
      goal: book.settings.goals[id] ?? null,
    })),
    series: seriesOf(facts, { period, step }),
    funnel: funnelStages.map(({ id, measure }) => ({ stage: id, value: measured[measure] })),
    pipeline: pipelineOf(facts.deals),
    locations: rankLocations(locationResults(book.deals, factsInScope(book, shown, everything), today)),
    ...choicesOf(book, briefs),
  };
}

/** What the numbers of an account can be narrowed to, with its names. */
export async function readChoices(
  core: Core,
  accountId: string,
): Promise<Pick<Analytics, "events" | "deals">> {
  const [book, briefs] = await Promise.all([readShownBook(core, accountId), dealBriefsOf(core, accountId)]);
  return choicesOf(book, briefs);
}

function sumsIn(days: readonly MeasuredDay[], { from, to }: Days): Sums {
  return total(days.filter(({ date }) => from <= date && date <= to).map(({ sums }) => sums));
}

function seriesOf(
  { days, deals }: Facts & { deals: readonly ShownDeal[] },
  { period, step }: { period: Days; step: Step },
): SeriesPoint[] {
  return stepsOf(period, step).map((part) => ({
    ...part,
    ...shownSums(sumsIn(days, part)),
    amount: amountOf(signedBetween(deals, part)) / 100,
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

/** What each deal has returned, with its city. */
function locationResults(measured: readonly MetricsDeal[], { days, deals }: Facts, today: string) {
  const cities = new Map(measured.map(({ dealId, city }) => [dealId, city]));
  return returnsOf(days, deals, today).map(({ dealId, amountCents, sums }) => ({
    city: cities.get(dealId) ?? "",
    amountCents,
    revenueCents: sums.revenue,
  }));
}
