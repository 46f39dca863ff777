import type { Analytics, AnalyticsQuery } from "@marquee/contracts/insight/analytics";
import type { AnalyticsDeal } from "@marquee/contracts/insight/analytics-deals";
import { type PipelineStage, pipelineWeights } from "@marquee/contracts/insight/analytics-measures";
import { unitText } from "@marquee/contracts/insight/unit-text";
import { formatDateTime } from "#format/format.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Facts } from "#ui/facts.tsx";
import { pipeline } from "../copy.ts";
import { pipelineOrigin as copy, origin } from "../dialog-copy.ts";
import { DealsBehind, sumOf } from "./deals-behind.tsx";

const stages = Object.keys(pipelineWeights) as PipelineStage[];
const usd = (value: number) => unitText("usd", value);
const stageOf = ({ status }: AnalyticsDeal) => stages.find((each) => each === status);

function weightedOf(deal: AnalyticsDeal): number {
  const stage = stageOf(deal);
  return stage ? Math.round(deal.amount * pipelineWeights[stage] * 100) / 100 : 0;
}

/** The deals behind a stage of the pipeline, each with its amount and its weighted amount. */
export function PipelineOrigin(props: {
  stage: PipelineStage | "all";
  asked: AnalyticsQuery;
  analytics: Analytics;
  onClose: () => void;
}) {
  const { stage, asked, analytics, onClose } = props;
  const dealName = analytics.deals.find(({ id }) => id === asked.deal)?.name;
  const eventName = analytics.events.find(({ id }) => id === asked.event)?.name;
  const weights = stages
    .map((each) => copy.weight(pipeline.stages[each], unitText("percent", pipelineWeights[each] * 100)))
    .join(", ");
  return (
    <Dialog
      size="lg"
      title={copy.title(stage === "all" ? copy.all : pipeline.stages[stage])}
      onClose={onClose}
    >
      <Facts
        layout="beside"
        facts={[
          [origin.formula, copy.formula(weights)],
          [origin.event, eventName ?? origin.allEvents],
          [origin.deal, dealName ?? origin.allDeals],
          [origin.asOf, formatDateTime(analytics.asOf)],
        ]}
      />
      <DealsBehind
        file={`marquee-pipeline-${stage}.csv`}
        holds={(deal) => {
          const at = stageOf(deal);
          const isOfEvent = !asked.event || deal.eventId === asked.event;
          const isChosen = !asked.deal || deal.dealId === asked.deal;
          const isOfSide = deal.side === analytics.side;
          return at !== undefined && isOfSide && (stage === "all" || at === stage) && isOfEvent && isChosen;
        }}
        totalLabel={origin.sum}
        texts={[
          {
            label: copy.stage,
            of: (deal) => {
              const at = stageOf(deal);
              return at ? pipeline.stages[at] : "";
            },
          },
        ]}
        numbers={[
          { label: copy.amount, of: ({ amount }) => amount, show: usd, total: sumOf },
          { label: copy.weighted, of: weightedOf, show: usd, total: sumOf },
        ]}
      />
    </Dialog>
  );
}
