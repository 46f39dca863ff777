import type { getPaymentStatus } from "@marquee/contracts/credits/payments";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getPaymentStatus>(
  "getPaymentStatus",
  "GET",
  "/api/payments/status/{sessionId}",
);

/** The state of a checkout; polled every three seconds until it is decided. */
export const paymentStatusQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["getPaymentStatus", sessionId] satisfies OperationKey,
    queryFn: (context) =>
      call(operation, {
        params: { sessionId },
        signal: context.signal,
        background: isRepeat(context),
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? 3_000 : false),
  });
