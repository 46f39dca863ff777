import type { Measure, TileId } from "@marquee/contracts/analytics-measures";
import type { Days } from "../metrics/days.ts";
import type { MeasuredDay } from "../metrics/months.ts";
import { type PaidDeal, returnsOf } from "../metrics/returns.ts";
import type { Sums } from "../metrics/sums.ts";
import { tileDefinition, tileResult } from "../metrics/tile-values.ts";

/** What numbers are computed from: the measured days and the deals of one side and scope. */
export interface Facts {
  days: readonly MeasuredDay[];
  deals: readonly PaidDeal[];
}

/** One part of a tile, in whole counts and cents: a measured day, or the amount of a deal on the day of its signing. */
export interface TileSource {
  date: string;
  dealId: string;
  isAmount: boolean;
  value: number;
  of: number | null;
}

/**
 * Everything that a tile adds up for a period. The pages sum it and the rows behind a tile list it, so the two cannot
 * differ.
 */
export function tileSources(tile: TileId, { days, deals }: Facts, { from, to }: Days): TileSource[] {
  const { value, per, toDate } = tileDefinition(tile);
  const divided = toDate && new Set(returnsOf(days, deals, to).map(({ dealId }) => dealId));
  const isIn = (date: string, dealId: string) => date <= to && (divided ? divided.has(dealId) : from <= date);
  const part = (what: Measure | "amount", sums: Sums | undefined, amountCents: number) =>
    what === "amount" ? amountCents : (sums?.[what] ?? 0);
  const partsOf = (date: string, dealId: string, sums: Sums | undefined, amountCents: number) => ({
    date,
    dealId,
    isAmount: sums === undefined,
    value: part(value, sums, amountCents),
    of: per === undefined ? null : part(per, sums, amountCents),
  });
  const measured = days
    .filter(({ date, dealId }) => isIn(date, dealId))
    .map(({ date, dealId, sums }) => partsOf(date, dealId, sums, 0))
    .filter((source) => source.value !== 0 || (source.of ?? 0) !== 0);
  if (value !== "amount" && per !== "amount") return measured;
  const signed = deals.flatMap(({ id, signedAt, amountCents }) => {
    const date = signedAt?.slice(0, 10);
    return date !== undefined && isIn(date, id) ? [partsOf(date, id, undefined, amountCents)] : [];
  });
  return [...measured, ...signed];
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
