import { type PipelineStage, pipelineWeights } from "@marquee/contracts/analytics-measures";
import type { Analytics, AnalyticsQuery } from "@marquee/contracts/http/analytics";
import type { ListedDeal } from "@marquee/contracts/http/deals";
import { downloadText } from "#browser/download.ts";
import { dealTitle } from "#features/deals/model/deal-names.ts";
import { toCsv } from "#format/csv.ts";
import { formatDateTime } from "#format/format.ts";
import { dealPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { pipeline } from "../copy.ts";
import { pipelineOrigin as copy, origin } from "../dialog-copy.ts";
import { formatUnit } from "../model/tile-format.ts";
import { useOwnDeals } from "../model/use-own-deals.ts";
import { OriginFacts } from "./origin-facts.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

interface StagedDeal extends ListedDeal {
  stage: PipelineStage;
  weighted: number;
}

const stages = Object.keys(pipelineWeights) as PipelineStage[];
const usd = (value: number) => formatUnit("usd", value);
const total = (deals: readonly StagedDeal[], what: "amount" | "weighted") =>
  deals.reduce((sum, deal) => sum + deal[what], 0);

/** The deals behind a stage of the pipeline, each with its amount and what its stage makes of it. */
export function PipelineOrigin(props: {
  stage: PipelineStage | "all";
  asked: AnalyticsQuery;
  analytics: Analytics;
  onClose: () => void;
}) {
  const { stage, asked, analytics, onClose } = props;
  const { deals, error, retry } = useOwnDeals();
  const eventName = analytics.events.find(({ id }) => id === asked.event)?.name;
  const staged = deals?.flatMap((deal): StagedDeal[] => {
    const at = stages.find((each) => each === deal.status);
    if (!at || (stage !== "all" && at !== stage)) return [];
    // Amounts are of the side that the account is mostly on, as on the page.
    if (deal.ownSide !== analytics.side) return [];
    if (asked.event && deal.eventId !== asked.event) return [];
    return [{ ...deal, stage: at, weighted: Math.round(deal.amount * pipelineWeights[at] * 100) / 100 }];
  });
  const weights = stages
    .map((each) => copy.weight(pipeline.stages[each], formatUnit("percent", pipelineWeights[each] * 100)))
    .join(", ");
  return (
    <Dialog
      inAddress
      size="lg"
      title={copy.title(stage === "all" ? copy.all : pipeline.stages[stage])}
      onClose={onClose}
    >
      <OriginFacts
        facts={[
          [origin.formula, copy.formula(weights)],
          [origin.event, eventName ?? origin.allEvents],
          [origin.asOf, formatDateTime(analytics.asOf)],
        ]}
      />
      {analytics.sample ? (
        <p className="mt-4 text-muted">{copy.sample}</p>
      ) : error ? (
        <ErrorState title={copy.failed} error={error} onRetry={retry} />
      ) : !staged ? (
        <Loading label={copy.loading} className="mt-4">
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <>
          <ScrollFrame label={origin.rows} className="mt-4">
            <DataTable
              caption={origin.rows}
              rows={staged}
              rowKey={({ id }) => id}
              rowLink={({ id }) => dealPath(id)}
              columns={[
                { label: origin.deal, cell: dealTitle, foot: origin.sum },
                { label: copy.stage, cell: (deal) => pipeline.stages[deal.stage] },
                {
                  label: copy.amount,
                  end: true,
                  cell: ({ amount }) => <span className="tabular">{usd(amount)}</span>,
                  foot: <span className="tabular">{usd(total(staged, "amount"))}</span>,
                },
                {
                  label: copy.weighted,
                  end: true,
                  cell: ({ weighted }) => <span className="tabular">{usd(weighted)}</span>,
                  foot: <span className="tabular">{usd(total(staged, "weighted"))}</span>,
                },
              ]}
            />
          </ScrollFrame>
          <div className="mt-4 flex justify-end">
            <Button
              onClick={() =>
                downloadText(
                  `marquee-pipeline-${stage}.csv`,
                  toCsv(
                    copy.csvHead,
                    staged.map((deal) => [
                      dealTitle(deal),
                      deal.packageName,
                      pipeline.stages[deal.stage],
                      deal.amount,
                      deal.weighted,
                    ]),
                  ),
                  "text/csv",
                )
              }
            >
              {origin.csv}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
