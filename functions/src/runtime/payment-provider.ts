import { mockPayments } from "@marquee/adapters/payments/local";
import type { PaymentProvider } from "@marquee/adapters/payments/port";
import { AppError } from "@marquee/contracts/errors";
import { env } from "./env.ts";

/** The stage's payments; a mode without a provider says so to the buyer instead of failing. */
export function paymentProvider(): PaymentProvider {
  if (env.payments === "mock") return mockPayments();
  return {
    method: "card",
    async createSession() {
      throw new AppError("not_configured", { message: "Card payments are not configured on this stage." });
    },
  };
}
