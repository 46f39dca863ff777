import { Link } from "react-router-dom";
import { formatCredits } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { creditsText, orderCostCredits, usePrices } from "#lib/prices.ts";
import { useFlag } from "#lib/public-settings.ts";
import { useBalance } from "#lib/session.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { orderSummary as copy } from "../copy.ts";

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
    <Card className="p-5" aria-label={copy.order}>
      <h2 className="text-base">{copy.cost}</h2>
      <dl className="mt-2">
        <Line label={copy.campaignConcepts} value={prices.campaignIdeas} />
        {analysis && <Line label={copy.competitiveAnalysis} value={prices.competitiveAnalysis} />}
        {mockup && <Line label={copy.visualMockup} value={prices.visualMockup} />}
        <div className="mt-1 flex items-baseline justify-between border-t border-line pt-2 font-semibold">
          <dt>{copy.total}</dt>
          <dd className="tabular" aria-live="polite">
            {creditsText(cost)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">
        {available === undefined
          ? copy.loadingCredits
          : available < cost
            ? copy.availableMoreNeeded(formatCredits(available), formatCredits(cost - available))
            : copy.availableAfterwards(formatCredits(available), formatCredits(available - cost))}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-4 w-full"
        pending={pending}
        disabled={available === undefined || tooFew || !on}
      >
        {pending ? copy.ordering : copy.generate}
      </Button>
      {!on ? (
        <p role="status" className="mt-2 text-sm text-lamp-text">
          {copy.campaignGenerationIsSwitchedOff}
        </p>
      ) : available !== undefined && available < cost ? (
        <p className="mt-2 text-sm">
          <Link to={paths.credits} className="font-medium text-lamp-text underline underline-offset-2">
            {copy.getCredits}
          </Link>{" "}
          <span className="text-muted">{copy.toGenerateThisCampaign}</span>
        </p>
      ) : (
        <p className="mt-2 text-sm text-muted">{copy.youPayOnlyForWhat}</p>
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
