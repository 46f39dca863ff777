import type { AnalyticsView } from "@marquee/contracts/insight/analytics";
import {
  chartTitle,
  type Part,
  partsOfRoi,
  partsOfTab,
  pointsAt,
  tabsOf,
  valueOfPoints,
} from "@marquee/contracts/insight/analytics-charts";
import { funnelStages, tiles, viewTiles } from "@marquee/contracts/insight/analytics-measures";
import { toCsv } from "#format/csv.ts";
import { pageCsv as copy, pipeline } from "../copy.ts";
import type { Drawn } from "./chart-data.ts";
import { shownTiles } from "./chart-data.ts";

type Row = readonly [part: string, name: string, from: string, to: string, value: string | number];

/** Every part of a page, on any of its tabs. */
function partsOfView(view: AnalyticsView): readonly Part[] {
  const tabs = tabsOf[view];
  return tabs.length === 0 ? partsOfRoi : tabs.flatMap((tab) => partsOfTab[tab]);
}

/** A page's numbers as CSV, one per line; missing values are empty. It compares only where the page does. */
export function pageCsv(view: AnalyticsView, analytics: Drawn, compares: boolean): string {
  const { from, to, previous } = analytics;
  const visible = shownTiles(analytics);
  const keyNumbers = viewTiles[view].flatMap((id): Row[] => {
    const tile = visible.find((each) => each.id === id);
    const { label } = tiles[id];
    return [
      [copy.numbers, label, from, to, tile?.value ?? ""],
      ...(compares
        ? [[copy.previous, label, previous.from, previous.to, tile?.previous ?? ""] as const]
        : []),
      [copy.goals, label, from, to, tile?.goal ?? ""],
    ];
  });
  const rest = partsOfView(view).flatMap((part) => rowsOf(part, analytics));
  return toCsv(copy.head, [...keyNumbers, ...rest]);
}

function rowsOf(part: Part, { from, to, series, funnel, locations, ...analytics }: Drawn): Row[] {
  if (part === "funnel")
    return funnel.map(({ stage, value }) => [
      copy.funnel,
      funnelStages.find(({ id }) => id === stage)?.label ?? stage,
      from,
      to,
      value,
    ]);
  if (part === "pipeline")
    return analytics.pipeline.flatMap(({ stage, deals, amount, weighted }): Row[] => {
      const name = pipeline.stages[stage];
      return [
        [copy.pipeline, `${name}, ${pipeline.deals}`, "", "", deals],
        [copy.pipeline, `${name}, ${pipeline.amount}`, "", "", amount],
        [copy.pipeline, `${name}, ${pipeline.weighted}`, "", "", weighted],
      ];
    });
  if (part === "locations")
    return locations.flatMap(({ city, ...values }) =>
      Object.entries(values).map(
        ([name, value]): Row => [
          copy.locations,
          `${city}, ${copy.locationValues[name as keyof typeof values]}`,
          "",
          "",
          value ?? "",
        ],
      ),
    );
  const title = chartTitle(part);
  return [part.tile, ...(part.beside ? [part.beside] : [])].flatMap((tile) =>
    series.map((_, index): Row => {
      const points = pointsAt(part, series, index);
      const name = part.beside ? `${title}, ${tiles[tile].label}` : title;
      return [
        copy.charts,
        name,
        points[0]?.from ?? "",
        points.at(-1)?.to ?? "",
        valueOfPoints(tile, points) ?? "",
      ];
    }),
  );
}
