import { clsx } from "clsx";
import type { ReactNode } from "react";
import { creditsText, usePrices } from "#features/credits/credits/model/prices.ts";
import { formatCredits } from "#format/format.ts";
import { creditsForCampaignPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { orderSummary as copy } from "../copy.ts";
import { type Order, useOrder } from "../model/use-order.ts";

interface Props {
  analysis: boolean;
  mockup: boolean;
  pending: boolean;
  /** Why the last attempt failed; null otherwise. */
  failure: unknown;
}

/** The campaign's cost, the balance left after it, and the Generate button. */
export function OrderSummary({ analysis, mockup, pending, failure }: Props) {
  const prices = usePrices();
  const order = useOrder({ analysis, mockup });
  return (
    <Card className="p-5 max-lg:hidden" aria-label={copy.label}>
      <h2 className="text-base">{copy.cost}</h2>
      <dl className="mt-2">
        <Line label={copy.campaignConcepts} value={prices.campaignIdeas} />
        {analysis && <Line label={copy.competitiveAnalysis} value={prices.competitiveAnalysis} />}
        {mockup && <Line label={copy.visualMockup} value={prices.visualMockup} />}
        <div className="mt-1 flex items-baseline justify-between border-t border-line pt-2 font-semibold">
          <dt>{copy.total}</dt>
          <dd aria-live="polite">{creditsText(order.cost)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">{balanceLine(order)}</p>
      <GenerateButton order={order} pending={pending} className="mt-4 w-full" />
      <FailureNote error={failure} className="mt-2" />
      <div className="mt-2">
        <Hint order={order}>
          <p className="text-sm text-muted">{copy.payForDelivered}</p>
        </Hint>
      </div>
    </Card>
  );
}

/** The same for windows without room next to the brief: a bar that stays at the bottom of the window. */
export function OrderBar({ analysis, mockup, pending, failure }: Props) {
  const order = useOrder({ analysis, mockup });
  return (
    <div className="sticky bottom-(--bar) z-10 -mx-4 border-t border-line bg-canvas px-4 py-2.5 sm:-mx-6 sm:px-6 lg:hidden short:static">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block font-semibold">{creditsText(order.cost)}</span>
          <span className={clsx("block text-sm text-muted", order.payer === null && "max-sm:hidden")}>
            {balanceLine(order)}
          </span>
        </p>
        <GenerateButton order={order} pending={pending} />
      </div>
      <FailureNote error={failure} className="mt-1" />
      <Hint order={order} />
    </div>
  );
}

function GenerateButton(props: { order: Order; pending: boolean; className?: string }) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      {...(props.className === undefined ? {} : { className: props.className })}
      pending={props.pending}
      disabled={!props.order.canGenerate}
      aria-keyshortcuts="Control+Enter Meta+Enter"
    >
      {props.pending ? copy.generating : copy.generate}
    </Button>
  );
}

/** Why generating is not possible and what to do about it; otherwise the caller's content. */
function Hint({ order, children }: { order: Order; children?: ReactNode }) {
  if (!order.isOn) {
    return (
      <p role="status" className="text-sm text-lamp-text">
        {copy.switchedOff}
      </p>
    );
  }
  if (!order.isShort) return children;
  // Nobody buys credits for another account.
  if (order.payer !== null) return <p className="text-sm text-muted">{copy.payerBuys(order.payer)}</p>;
  if (!order.buys) return <p className="text-sm text-muted">{copy.ownersBuy}</p>;
  return (
    <p className="text-sm">
      <TextLink to={creditsForCampaignPath} variant="lamp">
        {copy.getCredits}
      </TextLink>{" "}
      <span className="text-muted">{copy.toGenerate}</span>
    </p>
  );
}

function balanceLine({ available, cost, isShort, payer }: Order): string {
  if (available === undefined) return copy.loadingCredits;
  if (payer !== null)
    return isShort
      ? copy.payerShort(payer, formatCredits(available), formatCredits(cost - available))
      : copy.paidBy(payer, formatCredits(available), formatCredits(available - cost));
  return isShort
    ? copy.creditsShort(formatCredits(available), formatCredits(cost - available))
    : copy.creditsLeft(formatCredits(available), formatCredits(available - cost));
}

function Line({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between py-0.5 text-muted">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
