import type { Analytics, AnalyticsQuery } from "@marquee/contracts/insight/analytics";
import type { NumberRef } from "../model/number-ref.ts";
import { LocationOrigin } from "./location-origin.tsx";
import { PipelineOrigin } from "./pipeline-origin.tsx";
import { TileOrigin } from "./tile-origin.tsx";

/** Shows where a number comes from. */
export function NumberDialog(props: {
  number: NumberRef;
  asked: AnalyticsQuery;
  analytics: Analytics;
  onClose: () => void;
}) {
  const { number, asked, analytics, onClose } = props;
  if (number.kind === "tile")
    return <TileOrigin number={number} asked={asked} analytics={analytics} onClose={onClose} />;
  if (number.kind === "pipeline")
    return <PipelineOrigin stage={number.stage} asked={asked} analytics={analytics} onClose={onClose} />;
  return <LocationOrigin city={number.city} analytics={analytics} onClose={onClose} />;
}
