import { verifyPayment } from "@marquee/contracts/http/payments";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/http.ts";

/** Asks about the checkout that the browser has just come back from. */
export function useVerifyPayment() {
  return useMutation({
    mutationFn: (sessionId: string) => call(verifyPayment, { query: { session_id: sessionId } }),
  });
}
