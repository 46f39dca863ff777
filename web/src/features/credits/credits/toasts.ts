import { sentence } from "@marquee/contracts/text/sentence";
import { failure, success, type ToastMessage } from "#toasts/toast.ts";

/** Toasts about purchases. */
export const toasts = {
  checkoutFailed: failure("Checkout Failed"),
  verificationError: failure("Payment Verification Error")(
    "There was an error checking your payment status.",
  ),
  verificationFailed: failure("Payment Verification Failed"),
  canceled: {
    title: "Payment Canceled",
    description: "Your payment was canceled. No credits were added.",
  } satisfies ToastMessage,
  billingSaved: success("Billing details saved", "They're printed on receipts from now on."),
  billingRemoved: success("Billing details removed"),
  exportFailed: failure("Export failed"),
  purchased: (credits: string) =>
    success("Credit Purchase Successful", sentence`${credits} credits have been added to your account.`),
} as const;
