import type { getPayment } from "@marquee/contracts/http/payments";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getPayment>("getPayment", "GET", "/api/payments/{id}");

/** One's own payment; null where there is none of that id. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ["getPayment", id] satisfies OperationKey,
    queryFn: async ({ signal }) => {
      try {
        return await call(operation, { params: { id }, signal });
      } catch (error) {
        // An id that cannot be one is refused as such; for the reader it is the same.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
