import type { getPayment } from "@marquee/contracts/credits/payments";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getPayment>("getPayment", "GET", "/api/payments/{id}");

/** One of the user's payments; null if there is none with that id. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ["getPayment", id] satisfies OperationKey,
    queryFn: async ({ signal }) => {
      try {
        return await call(operation, { params: { id }, signal });
      } catch (error) {
        // A malformed id is rejected as invalid; to the user that means the same as not found.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
