import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { messageOf } from "#api/http.ts";
import { usePublicSettings } from "#api/public-settings.ts";
import { useAvailableCredits } from "#api/session.ts";
import { formatCredits, formatDollars } from "#format/format.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Facts } from "#ui/facts.tsx";
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
      <Facts
        layout="across"
        className="rounded-lg border border-line *:min-h-10 *:px-3.5"
        facts={[
          [strings.package, offer.name],
          [strings.price, formatDollars(offer.price / 100)],
          [strings.credits, `+${formatCredits(offer.creditAmount)}`],
          [strings.balanceNow, available === undefined ? "…" : formatCredits(available)],
          [
            strings.balanceAfterwards,
            <strong key="afterwards" className="font-semibold">
              {available === undefined ? "…" : formatCredits(available + offer.creditAmount)}
            </strong>,
          ],
        ]}
      />
    </Dialog>
  );
}
