import type { confirmEmailChange } from "@marquee/contracts/account/profile";
import { queryOptions } from "@tanstack/react-query";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { addressOf, call } from "#api/http.ts";
import { invalidate, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof confirmEmailChange>(
  "confirmEmailChange",
  "POST",
  "/api/auth/confirm-email",
);

/**
 * Confirms an address, once: this is a query, not a mutation, because a page that renders twice must not send it
 * twice.
 */
export const confirmEmailChangeQuery = (token: string) =>
  queryOptions({
    queryKey: ["confirmEmailChange", token] satisfies OperationKey,
    queryFn: async ({ client }) => {
      const answer = await call(operation, { body: { token } });
      // The first confirmation brings credits and says so.
      const changed = [
        "getCurrentUser",
        "getCreditBalance",
        "listCreditTransactions",
        "listNotifications",
      ] as const;
      tellOtherTabs(...changed);
      void invalidate(client, ...changed);
      return answer;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  });
