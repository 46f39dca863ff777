import { acmeBilling } from "@marquee/testkit/acme-billing";
import type { Requests } from "./request.ts";

export const paymentsRequests: Requests<"payments"> = {
  getBillingDetails: { about: "own" },
  updateBillingDetails: {
    about: "own",
    body: { ...acmeBilling, version: 0 },
  },
  removeBillingDetails: { about: "own", path: "/api/billing-details?version=0" },
  createCheckout: { about: "own", body: { creditPackageId: "1" } },
  listPayments: { about: "own" },
  getPayment: {
    about: "owner",
    path: "/api/payments/pay_none",
    owned: ({ paymentId }) => ({ path: `/api/payments/${paymentId}` }),
  },
  getPaymentReceipt: {
    about: "owner",
    path: "/api/payments/pay_none/receipt.pdf",
    owned: ({ paymentId }) => ({ path: `/api/payments/${paymentId}/receipt.pdf` }),
  },
  cancelPayment: {
    about: "owner",
    path: "/api/payments/pay_none/cancel",
    owned: ({ paymentId }) => ({ path: `/api/payments/${paymentId}/cancel` }),
  },
  getPaymentStatus: {
    about: "owner",
    path: "/api/payments/status/cs_none",
    owned: ({ checkoutId }) => ({ path: `/api/payments/status/${checkoutId}` }),
  },
  verifyPayment: {
    about: "owner",
    path: "/api/payments/verify?session_id=cs_none",
    owned: ({ checkoutId }) => ({ path: `/api/payments/verify?session_id=${checkoutId}` }),
  },
  receiveStripeEvent: { about: "nothing" },
};
