import type { PaymentProvider } from "./port.ts";

/** Payments that take no money and complete at once; a stage must name them, production refuses them. */
export function mockPayments(): PaymentProvider {
  return {
    method: "mock",
    async createSession(order) {
      return { kind: "mock", sessionId: `cs_mock_${order.paymentId}` };
    },
  };
}
