import type { transitionSponsorshipDeal } from "@marquee/contracts/deals/deals";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { putDeal } from "../model/known-deals.ts";

const operation = addressOf<typeof transitionSponsorshipDeal>(
  "transitionSponsorshipDeal",
  "POST",
  "/api/sponsorship-deals/{id}/transitions",
);

/** Makes one move of a deal. If someone else moved first, the deal is shown as it is now. */
export function useTransitionDeal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof transitionSponsorshipDeal>) =>
      call(operation, { params: { id }, body }),
    onSuccess: (deal) => putDeal(client, deal),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void invalidate(client, "getSponsorshipDeal", "getDealRenewal", "getEvent");
    },
  });
}
