import type { verifyPayment } from "@marquee/contracts/http/payments";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof verifyPayment>("verifyPayment", "GET", "/api/payments/verify");

/** Asks about the checkout that the browser has just come back from. */
export function useVerifyPayment() {
  return useMutation({
    mutationFn: (sessionId: string) => call(operation, { query: { session_id: sessionId } }),
  });
}
