import type { PriceList } from "@marquee/contracts/http/system";
import { creditsText, usePrices } from "#lib/prices.ts";
import { Card, CardHeader } from "#ui/card.tsx";

const charged = (prices: PriceList) => [
  {
    what: "Campaign ideas",
    cost: creditsText(prices.campaignIdeas),
    note: "At least three complete concepts",
  },
  {
    what: "Competitive analysis",
    cost: `+${creditsText(prices.competitiveAnalysis)}`,
    note: "Per campaign, if you tick it",
  },
  {
    what: "Visual mockup",
    cost: `+${creditsText(prices.visualMockup)}`,
    note: "Per campaign, if you tick it",
  },
  {
    what: "A reply of Morgan",
    cost: creditsText(prices.chatReply),
    note: `After ${prices.freeRepliesPerMonth} free replies a month`,
  },
];

const typical = [
  { what: "AI Insights", cost: "10-15 credits", note: "Trends and recommendations for your market" },
  { what: "Event Analytics", cost: "20-30 credits", note: "Reach and engagement of one event" },
  { what: "ROI Tracking", cost: "40-50 credits", note: "A sponsorship followed from deal to return" },
  { what: "Sponsorship Matching", cost: "25-35 credits", note: "Events and packages that fit your brand" },
];

/** What credits are for (spec §9): the price list, and what a piece of work usually takes. */
export function UsageGuide() {
  const prices = usePrices();
  return (
    <div className="grid gap-5 grid-cols-1 lg:grid-cols-2">
      <PriceCard
        title="Price list"
        note="What Marquee charges, and only for what was delivered."
        rows={charged(prices)}
      />
      <PriceCard
        title="Typical use"
        note="How many credits a whole piece of work usually takes."
        rows={typical}
      />
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
            <dd className="tabular shrink-0 font-medium">{cost}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
