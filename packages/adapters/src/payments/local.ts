import type { MockPayments } from "./port.ts";

/** Payments that take no money and complete at once. A stage must enable them explicitly; production refuses them. */
export function mockPayments(): MockPayments {
  return {
    method: "mock",
    createSession: async (order) => ({ sessionId: `cs_mock_${order.paymentId}` }),
  };
}
