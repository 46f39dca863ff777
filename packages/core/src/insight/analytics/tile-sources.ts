import type { Measure, TileId } from "@marquee/contracts/insight/analytics-measures";
import type { Days } from "../../deals/metrics/days.ts";
import type { MeasuredDay } from "../../deals/metrics/months.ts";
import { type PaidDeal, returnsOf } from "../../deals/metrics/returns.ts";
import { noSums } from "../../deals/metrics/sums.ts";
import { tileDefinition, tileResult } from "../../deals/metrics/tile-values.ts";

/** What numbers are computed from: the measured days and the deals of one side and scope. */
export interface Facts {
  days: readonly MeasuredDay[];
  deals: readonly PaidDeal[];
}

/** One part of a tile, in whole counts and cents. */
export interface TileSource {
  date: string;
  dealId: string;
  /** Whether it is what was measured on that day; otherwise it is about a deal that both sides signed on it. */
  isDay: boolean;
  value: number;
  of: number | null;
}

/**
 * Everything that a tile adds up for a period. The pages sum it and the rows behind a tile list it, so the two cannot
 * differ.
 */
export function tileSources(tile: TileId, { days, deals }: Facts, { from, to }: Days): TileSource[] {
  const { value, per, toDate } = tileDefinition(tile);
  const isIn = (date: string) => from <= date && date <= to;
  const signed = toDate
    ? returnsOf(days, deals, to)
    : deals.flatMap(({ id: dealId, signedOn, amountCents }) => {
        return signedOn !== null && isIn(signedOn) ? [{ dealId, signedOn, amountCents, sums: noSums }] : [];
      });
  if (value === "amount" || per === "amount")
    return signed.map(({ dealId, signedOn: date, amountCents, sums }) => {
      const part = (what: Measure | "amount") => (what === "amount" ? amountCents : sums[what]);
      return { date, dealId, isDay: false, value: part(value), of: per === undefined ? null : part(per) };
    });
  return days
    .filter(({ date }) => isIn(date))
    .map(({ date, dealId, sums }) => {
      return { date, dealId, isDay: true, value: sums[value], of: per === undefined ? null : sums[per] };
    })
    .filter((source) => source.value !== 0 || (source.of ?? 0) !== 0);
}

/** A tile's number; null where there is nothing to divide by. */
export function tileNumber(tile: TileId, sources: readonly TileSource[]): number | null {
  const { per } = tileDefinition(tile);
  const sum = (of: (source: TileSource) => number) => sources.reduce((all, source) => all + of(source), 0);
  return tileResult(tile, {
    value: sum((source) => source.value),
    of: per === undefined ? null : sum((source) => source.of ?? 0),
  });
}
