import type { AnalyticsQuery, listTileRows, TileRow } from "@marquee/contracts/insight/analytics";
import type { TileId } from "@marquee/contracts/insight/analytics-measures";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { queryOf } from "../model/choice.ts";
import { addDays, daysBetween } from "../model/days.ts";

const operation = addressOf<typeof listTileRows>("listTileRows", "GET", "/api/analytics/tiles/{tile}/rows");

/** A number's formula and its newest rows. */
export const tileRowsQuery = (tile: TileId, choice: AnalyticsQuery) =>
  queryOptions({
    queryKey: ["listTileRows", tile, choice] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { tile }, query: queryOf(choice), signal }),
  });

/** Every row of a number, newest first. An answer is limited in rows, so longer periods are fetched by halves. */
export async function allTileRows(
  tile: TileId,
  narrowing: Pick<AnalyticsQuery, "event" | "deal">,
  from: string,
  to: string,
): Promise<TileRow[]> {
  const choice = { from, to, ...narrowing };
  const { rows, rowCount } = await call(operation, { params: { tile }, query: queryOf(choice) });
  if (rows.length >= rowCount || from === to) return rows;
  const middle = addDays(from, Math.floor(daysBetween(from, to) / 2));
  const newer = await allTileRows(tile, narrowing, addDays(middle, 1), to);
  return [...newer, ...(await allTileRows(tile, narrowing, from, middle))];
}
