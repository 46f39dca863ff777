import { getPaymentStatus } from "@marquee/contracts/http/payments";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { isRepeat, type OperationKey } from "#lib/query.ts";

/** How a checkout stands; asked again every three seconds until it is decided. */
export const paymentStatusQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["getPaymentStatus", sessionId] satisfies OperationKey,
    queryFn: (context) =>
      call(getPaymentStatus, {
        params: { sessionId },
        signal: context.signal,
        background: isRepeat(context),
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? 3_000 : false),
  });
