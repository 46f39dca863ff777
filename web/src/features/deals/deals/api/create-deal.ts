import type { createSponsorshipDeal } from "@marquee/contracts/deals/deals";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";
import { putDeal } from "../model/known-deals.ts";

const operation = addressOf<typeof createSponsorshipDeal>(
  "createSponsorshipDeal",
  "POST",
  "/api/sponsorship-deals",
);

/** Opens a deal with a first offer; retries create only one deal. */
export function useCreateDeal() {
  const client = useQueryClient();
  const requestKey = useRequestKey("createSponsorshipDeal");
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createSponsorshipDeal>) =>
      requestKey.send(body, (idempotencyKey) => call(operation, { body, idempotencyKey })),
    onSuccess: (deal) => putDeal(client, deal),
    onError: (error) => {
      // Someone else took the spot, the industry or an add-on.
      if (error instanceof ApiError && error.status === 409)
        void invalidate(client, "listSponsorshipPackages", "getEvent");
    },
  });
}
