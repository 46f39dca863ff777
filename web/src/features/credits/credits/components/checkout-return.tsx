import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { formatCredits } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { success, toast } from "#toasts/toast.ts";
import { BulbTyping } from "#ui/bulbs.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useCancelPayment } from "../api/cancel-payment.ts";
import { paymentStatusQuery } from "../api/get-payment-status.ts";
import { useVerifyPayment } from "../api/verify-payment.ts";
import { checkoutReturn as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** The parameters that the checkout pages add to the address when the browser returns. */
const parameters = ["success", "canceled", "session_id", "payment"];

/** Handles the return from the checkout: reads the address once, then cleans it. */
export function CheckoutReturn() {
  const { search, edit } = useAddress();
  const verify = useVerifyPayment();
  const cancel = useCancelPayment();
  const [sessionId, setSessionId] = useState<string | null>(null);
  const handled = useRef<string | null>(null);
  const close = useCallback(() => setSessionId(null), []);
  const occasion = parameters.map((name) => search.get(name) ?? "").join(" ");

  const handleCancel = useEffectEvent((paymentId: string | null) => {
    if (paymentId === null) {
      toast(toasts.canceled);
      return;
    }
    cancel.mutate(paymentId, {
      onSuccess: ({ status }) =>
        toast(status === "completed" ? success(strings.paidTitle, strings.paidAllTheSame) : toasts.canceled),
      // The provider's own event will end the checkout; for the buyer it is over anyway.
      onError: () => toast(toasts.canceled),
    });
  });

  const handleSuccess = useEffectEvent((returnedId: string | null) => {
    if (returnedId === null) {
      toast(toasts.verificationError);
      return;
    }
    verify.mutate(returnedId, {
      onSuccess: ({ status }) => {
        if (status === "failed" || status === "refunded") toast(endedBadly(status));
        else setSessionId(returnedId);
      },
      onError: (error) =>
        toast(
          error instanceof ApiError && error.status > 0 && error.status < 500
            ? toasts.verificationFailed(error.serverMessage)
            : toasts.verificationError,
        ),
    });
  });

  useEffect(() => {
    const [succeeded, canceled, returnedId, paymentId] = occasion.split(" ");
    if (succeeded !== "true" && canceled !== "true") return;
    // Run once: the effect runs again while the address is being cleaned.
    if (handled.current === occasion) return;
    handled.current = occasion;
    if (canceled === "true") handleCancel(paymentId || null);
    else handleSuccess(returnedId || null);
    edit(
      (address) => {
        for (const name of parameters) address.delete(name);
      },
      { replace: true },
    );
  }, [occasion, edit]);

  return sessionId === null ? null : <PaymentSuccessDialog sessionId={sessionId} onClose={close} />;
}

function endedBadly(status: "failed" | "refunded") {
  return toasts.verificationFailed(status === "failed" ? strings.failed : strings.refunded);
}

/** Waits until the payment is decided, then shows what it granted. */
function PaymentSuccessDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery(paymentStatusQuery(sessionId));
  const status = data?.status;
  const creditAmount = data?.metadata.creditAmount ?? 0;
  const credits = formatCredits(creditAmount);

  useEffect(() => {
    if (status === undefined || status === "pending") return;
    void invalidate(client, "getCreditBalance", "listCreditTransactions", "listPayments");
    if (status === "completed") {
      toast(toasts.purchased(credits));
      void invalidate(client, "getCreditBalance", "listNotifications");
    } else {
      toast(endedBadly(status));
      onClose();
    }
  }, [status, credits, client, onClose]);

  const completed = status === "completed";
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={completed ? strings.successTitle : strings.waitingTitle}
      description={completed ? strings.success(credits) : strings.waiting}
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
