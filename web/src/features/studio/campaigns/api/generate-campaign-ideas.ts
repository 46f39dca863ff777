import type { GenerateBody } from "@marquee/contracts/studio/campaign-order";
import type { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useRequestKey } from "#api/request-key.ts";
import { useOrderOutcome } from "../model/use-order-outcome.ts";

const operation = addressOf<typeof generateCampaignIdeas>(
  "generateCampaignIdeas",
  "POST",
  "/api/campaign-ideas/generate",
);

/** Starts a generation: one click, one idempotency key, one charge. The answer comes later, by push or by poll. */
export function useGenerateCampaignIdeas() {
  const client = useQueryClient();
  const requestKey = useRequestKey("generateCampaignIdeas");
  const outcome = useOrderOutcome(client);
  return useMutation({
    mutationFn: (body: GenerateBody) =>
      requestKey.send(body, (idempotencyKey) => call(operation, { body, idempotencyKey })),
    ...outcome,
  });
}
