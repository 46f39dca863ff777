import { Link } from "react-router-dom";
import { formatCredits } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { creditsText, orderCostCredits, usePrices } from "#lib/prices.ts";
import { useFlag } from "#lib/public-settings.ts";
import { useBalance } from "#lib/session.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";

/** What the order costs, what is left afterwards, and the button that places it. */
export function OrderSummary({
  analysis,
  mockup,
  pending,
}: {
  analysis: boolean;
  mockup: boolean;
  pending: boolean;
}) {
  const state = useBalance();
  const prices = usePrices();
  const on = useFlag("campaigns");
  const cost = orderCostCredits(prices, { analysis, mockup });
  const available = state.status === "ready" ? state.balance.availableCredits : undefined;
  const tooFew = available !== undefined && available < prices.campaignIdeas;
  return (
    <Card className="p-5" aria-label="Order">
      <h2 className="text-base">Cost</h2>
      <dl className="mt-2">
        <Line label="Campaign concepts" value={prices.campaignIdeas} />
        {analysis && <Line label="Competitive analysis" value={prices.competitiveAnalysis} />}
        {mockup && <Line label="Visual mockup" value={prices.visualMockup} />}
        <div className="mt-1 flex items-baseline justify-between border-t border-line pt-2 font-semibold">
          <dt>Total</dt>
          <dd className="tabular" aria-live="polite">
            {creditsText(cost)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">
        {available === undefined
          ? "Loading credits..."
          : available < cost
            ? `${formatCredits(available)} available, ${formatCredits(cost - available)} more needed.`
            : `${formatCredits(available)} available, ${formatCredits(available - cost)} afterwards.`}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-4 w-full"
        pending={pending}
        disabled={available === undefined || tooFew || !on}
      >
        {pending ? "Ordering…" : "Generate"}
      </Button>
      {!on ? (
        <p role="status" className="mt-2 text-sm text-lamp-text">
          Campaign generation is switched off at the moment. Please try again later.
        </p>
      ) : available !== undefined && available < cost ? (
        <p className="mt-2 text-sm">
          <Link to={paths.credits} className="font-medium text-lamp-text underline underline-offset-2">
            Get Credits
          </Link>{" "}
          <span className="text-muted">to generate this campaign.</span>
        </p>
      ) : (
        <p className="mt-2 text-sm text-muted">You pay only for what is delivered.</p>
      )}
    </Card>
  );
}

function Line({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between py-0.5 text-muted">
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}
