import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { copy } from "#lib/error-copy.ts";
import { formatCredits } from "#lib/format.ts";
import { ApiError } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";
import { BulbTyping } from "#ui/bulbs.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { paymentStatusQuery } from "../api/get-payment-status.ts";
import { useVerifyPayment } from "../api/verify-payment.ts";
import { checkoutReturn as strings } from "../copy.ts";

/** What to do when the browser comes back from the checkout (spec §4): read the address once, then clean it. */
export function CheckoutReturn() {
  const [search, setSearch] = useSearchParams();
  const verify = useVerifyPayment();
  const [sessionId, setSessionId] = useState<string | null>(null);
  const handled = useRef<string | null>(null);
  const close = useCallback(() => setSessionId(null), []);
  const succeeded = search.get("success") === "true";
  const canceled = search.get("canceled") === "true";
  const returnedId = search.get("session_id");

  useEffect(() => {
    if (!succeeded && !canceled) return;
    const occasion = `${succeeded} ${returnedId}`;
    // Once: the effect runs again while the address is being cleaned.
    if (handled.current === occasion) return;
    handled.current = occasion;
    if (canceled) toast(copy.credits.canceled);
    else if (returnedId === null) toast(copy.credits.verificationError);
    else {
      verify.mutate(returnedId, {
        onSuccess: ({ status }) => {
          if (status === "failed" || status === "refunded") toast(endedBadly(status));
          else setSessionId(returnedId);
        },
        onError: (error) =>
          toast(
            error instanceof ApiError && error.status > 0 && error.status < 500
              ? copy.credits.verificationFailed(error.serverMessage)
              : copy.credits.verificationError,
          ),
      });
    }
    setSearch(
      (before) => {
        for (const name of ["success", "canceled", "session_id"]) before.delete(name);
        return before;
      },
      { replace: true },
    );
  }, [succeeded, canceled, returnedId, setSearch, verify]);

  return sessionId === null ? null : <PaymentSuccessDialog sessionId={sessionId} onClose={close} />;
}

function endedBadly(status: "failed" | "refunded") {
  return copy.credits.verificationFailed(
    status === "failed" ? strings.thePaymentDidNotGo : strings.thisPaymentWasRefundedAnd,
  );
}

/** Waits until the payment is decided and then says what it brought. */
function PaymentSuccessDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery(paymentStatusQuery(sessionId));
  const status = data?.status;
  const credits = formatCredits(data?.metadata.creditAmount ?? 0);

  useEffect(() => {
    if (status === undefined || status === "pending") return;
    void invalidate(client, "getCreditBalance", "listCreditTransactions", "listPayments");
    if (status === "completed") toast(copy.credits.purchased(credits));
    else {
      toast(endedBadly(status));
      onClose();
    }
  }, [status, credits, client, onClose]);

  const completed = status === "completed";
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={completed ? strings.paymentSuccessful : strings.confirmingYourPayment}
      description={completed ? strings.creditsHaveBeenAddedTo(credits) : strings.theCardProviderHasNot}
      footer={
        <Button variant={completed ? "primary" : "secondary"} onClick={onClose}>
          {completed ? strings.done : strings.close}
        </Button>
      }
    >
      {completed ? null : <BulbTyping />}
    </Dialog>
  );
}
