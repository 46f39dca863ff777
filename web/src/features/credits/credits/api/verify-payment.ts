import type { verifyPayment } from "@marquee/contracts/credits/payments";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof verifyPayment>("verifyPayment", "GET", "/api/payments/verify");

/** Checks the checkout that the browser has just returned from. */
export function useVerifyPayment() {
  return useMutation({
    mutationFn: (sessionId: string) => call(operation, { query: { session_id: sessionId } }),
  });
}
