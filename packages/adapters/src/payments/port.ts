/** What a checkout needs to know; the price is the server's own. */
export interface CheckoutOrder {
  paymentId: string;
  userId: string;
  packageName: string;
  /** Cents of USD. */
  amountCents: number;
  creditAmount: number;
}

/**
 * Where a checkout goes on: at the card provider's page, or nowhere because this stage's payments are mock and the
 * money counts as paid.
 */
export type CheckoutSession =
  | { kind: "mock"; sessionId: string }
  | { kind: "redirect"; sessionId: string; url: string };

/** The card payment provider. Asking twice for one payment gives the same session. */
export interface PaymentProvider {
  readonly method: "mock" | "card";
  createSession(order: CheckoutOrder): Promise<CheckoutSession>;
}
