import type { CreditPackage } from "@marquee/contracts/http/credits";
import { copy } from "#lib/error-copy.ts";
import { formatCredits, formatPackagePrice } from "#lib/format.ts";
import { messageOf } from "#lib/http.ts";
import { usePublicSettings } from "#lib/public-settings.ts";
import { useAvailableCredits } from "#lib/session.ts";
import { toast } from "#lib/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useCreateCheckout } from "../api/create-checkout.ts";

/** The last look before paying: price, credits, and the balance that results. */
export function ConfirmPurchaseDialog({
  offer,
  onClose,
}: {
  offer: CreditPackage | null;
  onClose: () => void;
}) {
  const checkout = useCreateCheckout();
  const available = useAvailableCredits();
  const settings = usePublicSettings();
  if (!offer) return null;

  function pay(bought: CreditPackage): void {
    checkout.mutate(bought.id, {
      onSuccess: (answer) => {
        if ("mock" in answer) {
          toast(copy.credits.purchased(formatCredits(bought.creditAmount)));
          onClose();
        } else {
          location.assign(answer.url);
        }
      },
      onError: (error) => {
        toast(copy.credits.checkoutFailed(messageOf(error)));
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={checkout.isPending}
      size="sm"
      title="Confirm your purchase"
      description={
        settings?.payments === "mock"
          ? "Test mode: the payment is simulated and no real card is charged."
          : settings?.testMode
            ? "Test mode: you pay with a test card on the next page, and no real card is charged."
            : "You pay by card on the next page."
      }
      footer={
        <>
          <Button disabled={checkout.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" pending={checkout.isPending} onClick={() => pay(offer)}>
            Pay {formatPackagePrice(offer.price)}
          </Button>
        </>
      }
    >
      <dl className="rounded-lg border border-line">
        <Line label="Package" value={offer.name} />
        <Line label="Price" value={formatPackagePrice(offer.price)} />
        <Line label="Credits" value={`+${formatCredits(offer.creditAmount)}`} />
        <Line label="Balance now" value={available === undefined ? "…" : formatCredits(available)} />
        <Line
          label="Balance afterwards"
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
