import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { useAvailableCredits } from "#account/session.ts";
import { messageOf } from "#api/http.ts";
import { usePublicSettings } from "#api/public-settings.ts";
import { formatCredits, formatDollars } from "#format/format.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useCreateCheckout } from "../api/create-checkout.ts";
import { confirmPurchaseDialog as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** The final confirmation before paying: price, credits, and the resulting balance. */
export function ConfirmPurchaseDialog({
  offer,
  onClose,
  onFailure,
}: {
  offer: CreditPackage;
  onClose: () => void;
  /** Called when the checkout fails: the dialog closes, and the page shows the reason. */
  onFailure: (error: unknown) => void;
}) {
  const checkout = useCreateCheckout();
  const available = useAvailableCredits();
  const settings = usePublicSettings();

  function pay(bought: CreditPackage): void {
    checkout.mutate(bought.id, {
      onSuccess: (answer) => {
        if ("mock" in answer) {
          toast(toasts.purchased(formatCredits(bought.creditAmount)));
          onClose();
        } else {
          location.assign(answer.url);
        }
      },
      onError: (error) => {
        toast(toasts.checkoutFailed(messageOf(error)));
        onFailure(error);
        onClose();
      },
    });
  }

  return (
    <Dialog
      onClose={onClose}
      locked={checkout.isPending}
      size="sm"
      title={strings.title}
      description={
        settings?.payments === "mock"
          ? strings.mockPayment
          : settings?.testMode
            ? strings.testCard
            : strings.card
      }
      footer={
        <>
          <Button disabled={checkout.isPending} onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button variant="primary" pending={checkout.isPending} onClick={() => pay(offer)}>
            {strings.pay(formatDollars(offer.price / 100))}
          </Button>
        </>
      }
    >
      <dl className="rounded-lg border border-line">
        <Line label={strings.package} value={offer.name} />
        <Line label={strings.price} value={formatDollars(offer.price / 100)} />
        <Line label={strings.credits} value={`+${formatCredits(offer.creditAmount)}`} />
        <Line label={strings.balanceNow} value={available === undefined ? "…" : formatCredits(available)} />
        <Line
          label={strings.balanceAfterwards}
          value={available === undefined ? "…" : formatCredits(available + offer.creditAmount)}
          strong
        />
      </dl>
    </Dialog>
  );
}

function Line({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-line px-3.5 not-first:border-t">
      <dt className="text-muted">{label}</dt>
      <dd className={strong ? "tabular font-semibold" : "tabular"}>{value}</dd>
    </div>
  );
}
