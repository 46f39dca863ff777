import { type OperationProfiles, small } from "./operation-profile.ts";

export const paymentsProfiles: OperationProfiles<"payments"> = {
  createCheckout: {
    ...small,
    // Up to two calls to the provider, each with one retry.
    timeoutSeconds: 25,
    table: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    pushesToUser: true,
    secrets: ["stripe"],
    settings: ["payments"],
    impact: "People cannot buy credits.",
    alarmed: true,
  },
  listPayments: {
    ...small,
    table: ["Query"],
    impact: "The list of payments stays empty.",
  },
  getPayment: {
    ...small,
    table: ["GetItem"],
    impact: "Receipts do not open.",
  },
  cancelPayment: {
    ...small,
    // Two calls to the provider, each with one retry.
    timeoutSeconds: 25,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    pushesToUser: true,
    secrets: ["stripe"],
    settings: ["payments"],
    impact: "An abandoned checkout stays pending until it expires, an hour after it began.",
  },
  getPaymentStatus: {
    ...small,
    table: ["GetItem"],
    impact: "After paying, people do not see whether their payment arrived; the credits still do.",
  },
  verifyPayment: {
    ...small,
    table: ["GetItem"],
    impact:
      "The page that a checkout returns to cannot say whether the payment arrived; the credits still do.",
  },
  receiveStripeEvent: {
    ...small,
    timeoutSeconds: 20,
    ownConcurrency: 20,
    // The body of an event about a deleted account is not kept.
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    pushesToUser: true,
    secrets: ["stripe", "stripeWebhook"],
    settings: ["payments"],
    impact:
      "Paid credits arrive only when the reconciler asks, within 10 minutes; refunds and disputes wait until Stripe resends the event.",
    alarmed: true,
  },
};
