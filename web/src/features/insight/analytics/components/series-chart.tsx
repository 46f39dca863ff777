import { type ChartDefinition, chartTitle, pointsAt } from "@marquee/contracts/insight/analytics-charts";
import { tiles } from "@marquee/contracts/insight/analytics-measures";
import { axisText } from "@marquee/contracts/insight/unit-text";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { EmptyState } from "#ui/states.tsx";
import { charts as copy, empty } from "../copy.ts";
import { chartData, chartSummary, type Drawn } from "../model/chart-data.ts";
import { periodText } from "../model/days.ts";
import type { NumberRef } from "../model/number-ref.ts";
import { formatTile } from "../model/tile-format.ts";

/** One chart of a page, with the previous period next to it if requested. */
export function SeriesChart(props: {
  definition: ChartDefinition;
  analytics: Drawn | undefined;
  previous: Drawn | undefined;
  onNumber?: ((ref: NumberRef) => void) | undefined;
}) {
  const { definition, analytics, previous, onNumber } = props;
  const title = chartTitle(definition);
  const data = analytics && chartData(definition, analytics, previous);

  /** The second series is either another number, or the same number in the previous period. */
  function open(series: number, index: number): void {
    const isPrevious = series === 1 && !definition.beside;
    const points = pointsAt(definition, (isPrevious ? previous : analytics)?.series ?? [], index);
    const [from, to] = [points[0]?.from, points.at(-1)?.to];
    const tile = (series === 1 && definition.beside) || definition.tile;
    if (from && to) onNumber?.({ kind: "tile", tile, from, to });
  }

  return (
    <ChartFrame
      title={title}
      period={analytics ? copy.period(periodText(analytics), analytics.step) : "\u00A0"}
      mark={definition.mark}
      labelsAre={copy.steps[analytics?.step ?? "day"]}
      data={data}
      summary={analytics && data ? chartSummary(title, definition, data, analytics) : title}
      format={(value) => formatTile(definition.tile, value)}
      formatAxis={(value) => axisText(tiles[definition.tile].unit, value)}
      fileName={`marquee-${definition.id}-${analytics?.from}-${analytics?.to}.csv`}
      empty={<EmptyState title={empty.period}>{empty.periodText}</EmptyState>}
      {...(onNumber ? { onValue: open } : {})}
    />
  );
}
