import type { getSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getSponsorshipDeal>(
  "getSponsorshipDeal",
  "GET",
  "/api/sponsorship-deals/{id}",
);

/** One deal with its offers, history and deliverables. */
export const dealQuery = (id: string) =>
  queryOptions({
    queryKey: ["getSponsorshipDeal", id] satisfies OperationKey,
    queryFn: (context) =>
      call(operation, { params: { id }, signal: context.signal, background: isRepeat(context) }),
  });
