import type { PriceList } from "@marquee/contracts/admin/system";
import { Card, CardHeader } from "#ui/card.tsx";
import { usageGuide as copy } from "../copy.ts";
import { creditsText, usePrices } from "../model/prices.ts";

const charged = (prices: PriceList) => [
  {
    what: copy.campaignIdeas,
    cost: creditsText(prices.campaignIdeas),
    note: copy.atLeastThree,
  },
  {
    what: copy.competitiveAnalysis,
    cost: `+${creditsText(prices.competitiveAnalysis)}`,
    note: copy.optional,
  },
  {
    what: copy.visualMockup,
    cost: `+${creditsText(prices.visualMockup)}`,
    note: copy.optional,
  },
  {
    what: copy.refinement,
    cost: creditsText(prices.refinement),
    note: copy.refinementNote,
  },
  {
    what: copy.reply,
    cost: creditsText(prices.chatReply),
    note: copy.afterFreeReplies(prices.freeRepliesPerMonth),
  },
];

const typical = [
  { what: copy.aiInsights, cost: copy.aiInsightsCost, note: copy.aiInsightsNote },
  { what: copy.eventAnalytics, cost: copy.eventAnalyticsCost, note: copy.eventAnalyticsNote },
  { what: copy.roiTracking, cost: copy.roiTrackingCost, note: copy.roiTrackingNote },
  { what: copy.sponsorshipMatching, cost: copy.sponsorshipMatchingCost, note: copy.sponsorshipMatchingNote },
];

/** What credits are for: the price list, and what typical work costs. */
export function UsageGuide() {
  const prices = usePrices();
  return (
    <div className="grid gap-5 grid-cols-1 lg:grid-cols-2">
      <PriceCard title={copy.priceList} note={copy.priceListNote} rows={charged(prices)} />
      <PriceCard title={copy.typicalUse} note={copy.typicalUseNote} rows={typical} />
    </div>
  );
}

function PriceCard(props: {
  title: string;
  note: string;
  rows: readonly { what: string; cost: string; note: string }[];
}) {
  return (
    <Card>
      <CardHeader title={props.title} note={props.note} />
      <dl className="divide-y divide-line border-t border-line">
        {props.rows.map(({ what, cost, note }) => (
          <div key={what} className="flex min-h-14 items-center justify-between gap-4 px-5 py-2">
            <dt>
              <span className="block font-medium">{what}</span>
              <span className="block text-sm text-muted">{note}</span>
            </dt>
            <dd className="shrink-0 font-medium">{cost}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
