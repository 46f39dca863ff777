import type { Core } from "@marquee/core/core";
import { type DealBrief, dealBriefsOf } from "@marquee/core/deals/deals/deal-briefs";
import { addDays, dayOf } from "@marquee/core/deals/metrics/days";
import { type Sums, storedSums } from "@marquee/core/deals/metrics/sums";
import { changeDays, type DayChange, type DealFacts } from "@marquee/core/insight/analytics/change-days";
import { measuredDeals } from "@marquee/core/insight/analytics/measured-deals";
import { isoTime } from "@marquee/core/time";
import { demoUserIds } from "./content/demo-users.ts";

/** The users who have measured their signed deals. */
const measuringUserIds = [demoUserIds.brand, demoUserIds.host, demoUserIds.partner];

/** As far back as the pages compare: a year, and part of the previous one. */
const daysBack = 500;
/** Imported from files until a fortnight ago, entered by hand since then. */
const byHandDays = 14;
const hourMs = 60 * 60_000;

/** Deals per account; for the host, those in the cities with the most deals. */
const dealsMax = 14;

/** Daily metrics of the demo's brand, host and partner for the deals that both sides signed. */
export async function seedMetrics(core: Core): Promise<void> {
  for (const accountId of measuringUserIds) {
    const ref = { accountId, isSample: false };
    for (const [at, { deal, brief }] of (await dealsToMeasure(core, accountId)).entries()) {
      const days = measuredDays(core, brief, { at, accountId });
      await changeDays(
        core,
        ref,
        days.map((day): DayChange => ({ deal, ...day })),
      );
    }
  }
}

async function dealsToMeasure(
  core: Core,
  accountId: string,
): Promise<{ deal: DealFacts; brief: DealBrief }[]> {
  const signed = (await dealBriefsOf(core, accountId)).filter(({ signedAt }) => signedAt !== null);
  const deals = await measuredDeals(
    core,
    accountId,
    signed.slice(0, 100).map(({ id }) => id),
  );
  const known = signed.flatMap((brief) => {
    const deal = deals.get(brief.id);
    return deal ? [{ deal, brief }] : [];
  });
  const inCity = Map.groupBy(known, ({ deal }) => deal.city);
  const rank = ({ deal, brief }: (typeof known)[number]) =>
    brief.status === "active" ? Number.MAX_SAFE_INTEGER : (inCity.get(deal.city)?.length ?? 0);
  return known.sort((left, right) => rank(right) - rank(left)).slice(0, dealsMax);
}

function measuredDays(
  core: Core,
  brief: DealBrief,
  { at, accountId }: { at: number; accountId: string },
): Omit<DayChange, "deal">[] {
  const nowMs = core.clock.now();
  const today = dayOf(nowMs);
  const signed = brief.signedAt?.slice(0, 10) ?? today;
  const first = addDays(today, -daysBack);
  const days: Omit<DayChange, "deal">[] = [];
  let date = addDays(signed > first ? signed : first, 1);
  const measured = (Date.parse(today) - Date.parse(date)) / (24 * hourMs) + 1;
  for (let since = 1; date <= today; since++) {
    const isByHand = date > addDays(today, -byHandDays);
    const enteredMs = Math.min(nowMs, Date.parse(`${date}T17:00:00.000Z`) + (isByHand ? 0 : 20 * hourMs));
    days.push({
      date,
      entry: {
        sums: demoDay(brief, { at, since, date, days: measured }),
        source: isByHand ? "form" : "csv",
        by: accountId,
        at: isoTime(enteredMs),
      },
    });
    date = addDays(date, 1);
  }
  return days;
}

/** A pseudo-random number from 0 to 1, the same on every machine. */
function scatter(...parts: readonly number[]): number {
  return (parts.reduce((sum, part) => sum * 131 + part * 7_919, 17) % 101) / 100;
}

/** Revenue per dollar: between this and twice as much, most of it within the days that a deal is measured. */
const minReturn = 1.3;
/** A deal that is still running has brought in only part of it. */
const [leastReturnDays, openReturnDays] = [45, 180];

/** A quiet weekend, a busy week around the event, and a slow rise over the months. */
function demoDay(
  { amountCents, side, status }: DealBrief,
  { at, since, date, days }: { at: number; since: number; date: string; days: number },
): Sums {
  const returnDays = Math.max(days, status === "active" ? openReturnDays : leastReturnDays);
  const weekday = new Date(`${date}T00:00:00.000Z`).getUTCDay();
  const rhythm = weekday === 0 || weekday === 6 ? 0.4 : 1 + 0.12 * Math.sin(weekday);
  const event = 1 + 2.2 * Math.exp(-(((since % 120) - 45) ** 2) / 60);
  const busy = rhythm * event * (0.8 + since / 900);
  const size = (side === "host" ? 1.3 : 1) * (0.6 + amountCents / 6_000_000);
  const impressions = Math.round((700 + 500 * scatter(at, since)) * busy * size);
  const interactions = Math.round(impressions * (0.06 + 0.04 * scatter(at, since, 2)));
  const leadsGenerated = Math.round(interactions * (0.1 + 0.06 * scatter(at, since, 3)));
  const dayRevenue = ((amountCents / 100) * minReturn * (1 + scatter(at, 9))) / returnDays;
  return storedSums({
    impressions,
    interactions,
    conversions: Math.round(leadsGenerated * (0.08 + 0.06 * scatter(at, since, 4))),
    leadsGenerated,
    mqls: Math.round(leadsGenerated * 0.52),
    sqls: Math.round(leadsGenerated * 0.29),
    opportunities: Math.round(leadsGenerated * 0.14),
    customers: Math.round(leadsGenerated * 0.06),
    revenue: Math.round(dayRevenue * busy * (0.5 + scatter(at, since, 5)) * 100) / 100,
  });
}
