import type { RefineBody } from "@marquee/contracts/studio/campaign-order";
import type { refineCampaignConcept } from "@marquee/contracts/studio/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useRequestKey } from "#api/request-key.ts";
import { useOrderOutcome } from "../model/use-order-outcome.ts";

const operation = addressOf<typeof refineCampaignConcept>(
  "refineCampaignConcept",
  "POST",
  "/api/campaign-generations/{id}/refine",
);

/** Orders a refinement of a generation: one click, one idempotency key, one charge. */
export function useRefineCampaignConcept() {
  const client = useQueryClient();
  const requestKey = useRequestKey("refineCampaignConcept");
  const outcome = useOrderOutcome(client);
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: RefineBody }) =>
      requestKey.send({ id, body }, (idempotencyKey) =>
        call(operation, { params: { id }, body, idempotencyKey }),
      ),
    ...outcome,
  });
}
