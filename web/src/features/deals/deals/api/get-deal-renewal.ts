import type { getDealRenewal } from "@marquee/contracts/deals/deals";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getDealRenewal>(
  "getDealRenewal",
  "GET",
  "/api/sponsorship-deals/{id}/renewal",
);

/** What renewing a deal would open now. It is read anew each time that somebody is about to decide on it. */
export const dealRenewalQuery = (id: string) =>
  queryOptions({
    queryKey: ["getDealRenewal", id] satisfies OperationKey,
    queryFn: (context) =>
      call(operation, { params: { id }, signal: context.signal, background: isRepeat(context) }),
    staleTime: 0,
    gcTime: 0,
  });
