import type { updateDeliverable } from "@marquee/contracts/deals/deals";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { putDeal } from "../model/known-deals.ts";

const operation = addressOf<typeof updateDeliverable>(
  "updateDeliverable",
  "PATCH",
  "/api/sponsorship-deals/{id}/deliverables/{n}",
);

/** Updates a deliverable's status, due date or owner. */
export function useUpdateDeliverable(dealId: string, n: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateDeliverable>) =>
      call(operation, { params: { id: dealId, n }, body }),
    onSuccess: (deal) => putDeal(client, deal),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void invalidate(client, "getSponsorshipDeal");
    },
  });
}
