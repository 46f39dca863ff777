import type { Generation } from "@marquee/contracts/studio/campaigns";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { generationOutcome as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { isOpen } from "./generation.ts";

/** Announces how an open generation ended, whether that is learned from a push, poll or reload. */
export function useGenerationOutcome(generations: readonly Generation[] | undefined): void {
  const client = useQueryClient();
  const openIds = useRef(new Set<string>());
  useEffect(() => {
    for (const generation of generations ?? []) {
      if (isOpen(generation)) {
        openIds.current.add(generation.generationId);
      } else if (openIds.current.delete(generation.generationId)) {
        if (generation.status === "completed") toast(toasts.generated(generation.results.length));
        if (generation.status === "failed")
          toast(toasts.generationFailed(generation.error?.message ?? strings.tryAgain));
        void invalidate(client, "getCampaignGeneration", "getCreditBalance", "listCreditTransactions");
      }
    }
  }, [generations, client]);
}
