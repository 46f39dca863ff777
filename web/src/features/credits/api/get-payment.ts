import { getPayment } from "@marquee/contracts/http/payments";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** One's own payment; null where there is none of that id. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ["getPayment", id] satisfies OperationKey,
    queryFn: async ({ signal }) => {
      try {
        return await call(getPayment, { params: { id }, signal });
      } catch (error) {
        // An id that cannot be one is refused as such; for the reader it is the same.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
