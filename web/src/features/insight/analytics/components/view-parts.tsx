import type { Part } from "@marquee/contracts/insight/analytics-charts";
import { Card } from "#ui/card.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { analyticsPage as copy } from "../copy.ts";
import type { Drawn } from "../model/chart-data.ts";
import type { NumberRef } from "../model/number-ref.ts";
import { FunnelCard } from "./funnel-card.tsx";
import { LocationsCard } from "./locations-card.tsx";
import { PipelineCard } from "./pipeline-card.tsx";
import { SeriesChart } from "./series-chart.tsx";

/** The charts and tables of a page, or of one of its tabs. */
export function ViewParts(props: {
  parts: readonly Part[];
  analytics: Drawn | undefined;
  previous?: Drawn | undefined;
  onNumber?: ((ref: NumberRef) => void) | undefined;
}) {
  const { parts, analytics, previous, onNumber } = props;
  return (
    <div
      className={
        parts.length === 1
          ? "grid grid-cols-1 gap-5"
          : "grid grid-cols-1 items-start gap-5 max-lg:in-turn lg:grid-cols-2"
      }
    >
      {parts.map((part) => {
        if (typeof part === "object")
          return (
            <SeriesChart
              key={part.id}
              definition={part}
              analytics={analytics}
              previous={previous}
              onNumber={onNumber}
            />
          );
        if (!analytics)
          return (
            <Card key={part}>
              <Loading label={copy.loading} className="p-5">
                <Skeleton className="h-72" />
              </Loading>
            </Card>
          );
        if (part === "funnel") return <FunnelCard key={part} analytics={analytics} onNumber={onNumber} />;
        if (part === "pipeline")
          return <PipelineCard key={part} pipeline={analytics.pipeline} onNumber={onNumber} />;
        return <LocationsCard key={part} locations={analytics.locations} onNumber={onNumber} />;
      })}
    </div>
  );
}
